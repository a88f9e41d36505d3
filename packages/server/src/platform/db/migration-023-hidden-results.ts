import type { Kysely } from 'kysely';

/** The migration '023_hidden_results': whose results a player doesn't want to see before they choose to. */
export async function hiddenResults(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('hidden_results')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('is_all', 'integer', (column) => column.notNull())
    .addColumn('clubs', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('shown_results')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shown_results_once', ['user_id', 'match_id'])
    .execute();
  await schema.alterTable('notifications').addColumn('neutral_message', 'text').execute();
}
