import { EDGE_MIN_DISAGREEMENTS, type EdgeTable, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
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
  const edges = rows.map((row) => ({ ...row, shown: shownEdge(totalsOf(row)) }));
  const isRanked = ({ is_bot, shown }: (typeof edges)[number]) => is_bot === 0 && shown.verdict === 'BETTER';
  const ranked = edges.filter(isRanked).map(({ edge_score }) => edge_score);
  const players = edges.map((row) => ({
    position: isRanked(row) ? 1 + ranked.indexOf(row.edge_score) : null,
    userId: row.id,
    username: row.username,
    rank: row.rank,
    ...botMark(row),
    ...row.shown,
  }));
  return { players };
}
