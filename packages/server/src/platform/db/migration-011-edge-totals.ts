import { type Kysely, sql } from 'kysely';

/** The migration '011_edge_totals': each player's edge, so that reading it needs no sum over picks. */
export async function edgeTotals(db: Kysely<never>): Promise<void> {
  const schema = db.schema;
  for (const column of ['edge', 'edge_variance', 'edge_score']) {
    await schema
      .alterTable('users')
      .addColumn(column, 'double precision', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .alterTable('users')
    .addColumn('edge_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Covers the sums of a player, and finds their disagreements in order.
  await schema
    .createIndex('pick_results_edge')
    .on('pick_results')
    .columns(['user_id', 'start_time', 'picked_at', 'match_id', 'edge', 'edge_variance'])
    .where(sql<boolean>`edge is not null`)
    .execute();
  await schema
    .createIndex('users_edge')
    .on('users')
    .columns(['edge_score desc', 'username_key'])
    .where(sql<boolean>`edge_count >= 20 and deleted_at is null`)
    .execute();
}
