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
  await countSlayerPicks(db);
  await raiseRanks(db);
}

/** Marks the picks that count for the AI Slayers board, and replaces its indexes. */
async function countSlayerPicks(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  await schema
    .alterTable('pick_results')
    .addColumn('is_slayer_pick', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update pick_results set is_slayer_pick = 1
    where choice = 'DISAGREE' and match_id in (select match_id from predictions where confidence_pct >= 50)`.execute(
    db,
  );
  await schema.dropIndex('pick_results_slayers').execute();
  await schema
    .createIndex('pick_results_slayers')
    .on('pick_results')
    .columns(['user_id', 'was_correct'])
    .where(sql<boolean>`is_slayer_pick = 1`)
    .execute();
  await schema.dropIndex('pick_results_period').execute();
  await schema
    .createIndex('pick_results_period')
    .on('pick_results')
    .columns(['start_time', 'user_id', 'is_slayer_pick', 'was_correct', 'stars'])
    .execute();
}

/** Gives every player the rank of their stars, as the ranks need more of them now. ADMIN is a role and stays. */
const raiseRanks = (db: Kysely<never>) =>
  sql`update users set rank = case when stars >= 2100 then 'ORACLE' when stars >= 840 then 'SLAYER'
      when stars >= 350 then 'MASTER' when stars >= 140 then 'CHALLENGER' when stars >= 35 then 'APPRENTICE'
      else 'ROOKIE' end
    where rank in ('APPRENTICE', 'CHALLENGER', 'MASTER', 'SLAYER', 'ORACLE')`.execute(db);
