import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The migration '015_rate_windows': where several processes count requests together. */
export async function rateWindows(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  const table = schema
    .createTable('rate_windows')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull());
  // On PostgreSQL without a log, which would make each request wait for the disk. A crash of the database empties it.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
  await schema.createIndex('rate_windows_ended').on('rate_windows').column('ends_at').execute();
}
