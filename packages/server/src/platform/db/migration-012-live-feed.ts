import type { Kysely } from 'kysely';

/** The migration '012_live_feed': what providers of matches said, how they answer, and which process polls them. */
export async function liveFeed(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('observations')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('observations_subject').on('observations').columns(['source', 'source_id', 'id']).execute();
  await schema
    .createTable('source_health')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .addColumn('failure', 'text')
    .addPrimaryKeyConstraint('source_health_key', ['source', 'request'])
    .execute();
  await schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
