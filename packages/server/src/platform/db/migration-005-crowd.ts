import { type Kysely, sql } from 'kysely';

/**
 * The migration '005_crowd': crowd counts in batches, and notifications that wait for them. It migrates no data: the
 * next tick of the season counts the existing picks.
 */
export async function crowd(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('crowds')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('agree_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disagree_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('batch', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('batch_agree_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('batch_disagree_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('picks').addColumn('crowd_batch', 'integer').execute();
  await schema.alterTable('picks').addColumn('announce_due_at', 'bigint').execute();
  await schema
    .createIndex('picks_uncounted')
    .on('picks')
    .columns(['match_id', 'choice'])
    .where(sql<boolean>`crowd_batch is null`)
    .execute();
  await schema
    .createIndex('picks_unannounced')
    .on('picks')
    .column('announce_due_at')
    .where(sql<boolean>`announce_due_at is not null`)
    .execute();
}
