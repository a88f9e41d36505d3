import { EDGE_MIN_DISAGREEMENTS, type EdgeTable, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { positionsOf } from '../leaderboard/leaderboard.ts';
import { shownEdge, totalsOf } from './edge.ts';

/** Returns the players with enough disagreements, those furthest beyond luck first, and the coin. */
export async function edgeTable(db: Db): Promise<EdgeTable> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'rank', 'is_bot', 'edge', 'edge_variance', 'edge_count', 'edge_score'])
    // Literals, so that the planner can use the partial index.
    .where('edge_count', '>=', sql.lit(EDGE_MIN_DISAGREEMENTS))
    .where('deleted_at', 'is', null)
    .orderBy('edge_score', 'desc')
    .orderBy('username_key')
    .limit(LEADERBOARD_ROWS_MAX)
    .execute();
  const positions = positionsOf(rows.map(({ edge_score }) => edge_score));
  const players = rows.map((row, index) => ({
    position: positions[index] ?? 0,
    userId: row.id,
    username: row.username,
    rank: row.rank,
    ...botMark(row),
    ...shownEdge(totalsOf(row)),
  }));
  return { players, coin: await coin(db) };
}

/** The first digit of a prediction's hash decides the flip: nobody can choose it, and anyone can check it. */
const TAILS = ['8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];

/** Returns the edge of a player who disagrees with each prediction whose coin shows tails; null until there are enough. */
async function coin(db: Db): Promise<EdgeTable['coin']> {
  const flips = db
    .selectFrom('grades')
    .innerJoin('predictions', 'predictions.match_id', 'grades.match_id')
    .select('grades.machine_correct')
    .select(
      sql<number>`case predictions.machine_pick when 'HOME' then predictions.home_pct
        when 'DRAW' then predictions.draw_pct else predictions.away_pct end / 100`.as('p'),
    )
    .where('grades.machine_correct', 'is not', null)
    .where('predictions.home_pct', 'is not', null)
    .where(sql<string>`substr(predictions.content_hash, 1, 1)`, 'in', TAILS);
  const { disagreements, wins, variance } = await db
    .selectFrom(flips.as('flips'))
    .select(({ fn }) => [
      fn.countAll<number>().as('disagreements'),
      sql<number | null>`sum(p - machine_correct)`.as('wins'),
      sql<number | null>`sum(p * (1 - p))`.as('variance'),
    ])
    .executeTakeFirstOrThrow();
  if (disagreements < EDGE_MIN_DISAGREEMENTS) return null;
  return shownEdge({ disagreements, wins: wins ?? 0, variance: variance ?? 0 });
}
