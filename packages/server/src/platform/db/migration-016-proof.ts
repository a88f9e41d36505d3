import type { Kysely } from 'kysely';

/** The migration '016_proof': the log of what was published, and what a receipt of a pick says. */
export async function proof(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('proof_checkpoints')
    .addColumn('size', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('root', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('proof_entries')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('checkpoint_size', 'integer', (column) => column.notNull().references('proof_checkpoints.size'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addUniqueConstraint('proof_entries_once', ['kind', 'subject'])
    .execute();
  await schema
    .createTable('proof_nodes')
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('proof_nodes_once', ['level', 'position'])
    .execute();
  await schema.alterTable('picks').addColumn('match_start', 'bigint').execute();
}
