import { type Kysely, sql } from 'kysely';

/**
 * The migration '009_fair_game': stakes, probabilities and reasons of predictions, the edge of players, and what their
 * notifications are about. Predictions stored before have none of it.
 */
export async function fairGame(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  for (const column of ['agree_stake', 'disagree_stake']) {
    await schema.alterTable('predictions').addColumn(column, 'integer').execute();
  }
  for (const column of ['home_pct', 'draw_pct', 'away_pct']) {
    await schema.alterTable('predictions').addColumn(column, 'double precision').execute();
  }
  await schema.alterTable('predictions').addColumn('reasons', 'text').execute();
  await schema.alterTable('pick_results').addColumn('edge', 'double precision').execute();
  await schema.alterTable('pick_results').addColumn('edge_variance', 'double precision').execute();
  await schema
    .alterTable('users')
    .addColumn('notify_results', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('users').addColumn('results_seen_at', 'bigint').execute();
  await schema
    .alterTable('crowds')
    .addColumn('bot_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update crowds set bot_count = (
    select count(*) from picks inner join users on users.id = picks.user_id
    where picks.match_id = crowds.match_id and picks.crowd_batch is not null and users.is_bot = 1
  )`.execute(db);
  await schema.alterTable('notifications').addColumn('target_kind', 'text').execute();
  await schema.alterTable('notifications').addColumn('target_id', 'text').execute();
}
