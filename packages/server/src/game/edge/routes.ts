import { type EdgeTable, endpoints, EDGE_MIN_DISAGREEMENTS, LEADERBOARD_ROWS_MAX } from '@machine/contract';
import { isUserId } from '../../account/auth/require-user.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { withoutHidden } from '../../platform/http/hidden-rows.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { GameDeps } from '../deps.ts';
import { edgeDetailsOf } from './edge-details.ts';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { shownEdge, totalsOf } from './edge.ts';

/**
 * Returns the players with enough disagreements, those furthest beyond luck first. Only who is beyond it has a position:
 * the order of the others is luck. Bots have none.
 */
async function edgeTable(db: Db): Promise<EdgeTable> {
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

/** The table is the same for nearly everyone, so a short cache bounds the load. */
const MAX_AGE_MS = 10_000;

export const edgeRoutes = ({ db, wall, onGraded, deletions, hiddenAmong }: GameDeps): Route[] => {
  const shared = createSharedBodies<EdgeTable>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.userEdge, async ({ params, userId }) => {
      if (!isUserId(params.id)) return { body: null };
      const hidden = await hiddenAmong(userId, [params.id]);
      return { body: hidden.size > 0 ? null : await edgeDetailsOf(db, params.id) };
    }),

    handle(endpoints.machineEdge, async ({ userId: viewerId }) => {
      // Invalidates the cache after account deletions in any process.
      const key = await deletions.current();
      const table = await shared.get(key, () => edgeTable(db));
      const players = await withoutHidden(table.value.players, hiddenAmong, viewerId);
      if (players === table.value.players) return { cacheable: table, caching: 'revalidated' };
      return { body: { ...table.value, players: [...players] } };
    }),
  ];
};
