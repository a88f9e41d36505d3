import type { Kysely } from 'kysely';

/**
 * The migration '014_jobs': work that follows from what players and matches do, stored until it is done. The players of a
 * match are read in order, so that they can be processed in batches.
 */
export async function jobs(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('jobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('task', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema.createIndex('jobs_due').on('jobs').columns(['run_at', 'key']).execute();
  await schema.dropIndex('picks_crowd').ifExists().execute();
  await schema.createIndex('picks_match').on('picks').columns(['match_id', 'user_id', 'choice']).execute();
  await schema.dropIndex('pick_results_match').ifExists().execute();
  await schema.createIndex('pick_results_match').on('pick_results').columns(['match_id', 'user_id']).execute();
}
