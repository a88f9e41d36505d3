import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { edgeScore, type EdgeTotals, roundTo } from './edge.ts';

const NONE: EdgeTotals = { disagreements: 0, wins: 0, variance: 0 };

/** Recomputes the edge of these users from their pick results. Writes only changes. */
export async function updateEdges(db: Db, userIds: readonly string[]): Promise<void> {
  const sums = await db
    .selectFrom('pick_results')
    .select(({ fn }) => [
      'user_id',
      fn.countAll<number>().as('disagreements'),
      fn.sum<number>('edge').as('wins'),
      fn.sum<number>('edge_variance').as('variance'),
    ])
    .where('user_id', 'in', userIds)
    .where('edge', 'is not', null)
    .groupBy('user_id')
    .execute();
  const sumOf = new Map(sums.map(({ user_id, ...sum }) => [user_id, rounded(sum)]));
  const before = await db
    .selectFrom('users')
    .select(['id', 'edge', 'edge_variance', 'edge_count'])
    .where('id', 'in', userIds)
    .execute();
  const changed = before.flatMap(({ id, edge, edge_variance, edge_count }) => {
    const totals = sumOf.get(id) ?? NONE;
    const isSame = totals.wins === edge && totals.variance === edge_variance && totals.disagreements === edge_count;
    return isSame ? [] : [{ id, totals }];
  });
  if (changed.length > 0) await store(db, changed);
}

/** Probabilities have three decimals, so this is exact, whatever the order in which the database added them. */
const rounded = ({ disagreements, wins, variance }: EdgeTotals): EdgeTotals => ({
  disagreements,
  wins: roundTo(wins, 3),
  variance: roundTo(variance, 6),
});

/** Updates all users in one statement: one statement each would dominate the cost of grading. */
async function store(db: Db, users: readonly { id: string; totals: EdgeTotals }[]): Promise<void> {
  const rows = users.map(
    ({ id, totals }) => sql`(${id}, cast(${totals.wins} as double precision),
      cast(${totals.variance} as double precision), cast(${totals.disagreements} as integer),
      cast(${edgeScore(totals)} as double precision))`,
  );
  await sql`with fresh(id, edge, edge_variance, edge_count, edge_score) as (values ${sql.join(rows)})
    update users set edge = fresh.edge, edge_variance = fresh.edge_variance,
      edge_count = fresh.edge_count, edge_score = fresh.edge_score
    from fresh where users.id = fresh.id`.execute(db);
}
