import { EDGE_MIN_DISAGREEMENTS, type EdgeTable, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { positionsOf } from '../leaderboard/leaderboard.ts';
import { shownEdge, totalsOf } from './edge.ts';

/**
 * Returns the players with enough disagreements, those furthest beyond luck first. Only who is beyond it has a position:
 * the order of the others is luck. Bots have none.
 */
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
  const ranked = rows.filter((row) => row.is_bot === 0 && shownEdge(totalsOf(row)).verdict === 'BETTER');
  const positions = positionsOf(ranked.map(({ edge_score }) => edge_score));
  const positionOf = new Map(ranked.map(({ id }, index) => [id, positions[index] ?? null]));
  const players = rows.map((row) => ({
    position: positionOf.get(row.id) ?? null,
    userId: row.id,
    username: row.username,
    rank: row.rank,
    ...botMark(row),
    ...shownEdge(totalsOf(row)),
  }));
  return { players };
}
