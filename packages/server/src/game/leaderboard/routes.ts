import { endpoints, type LeaderboardEntry } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { unauthorized } from '../../platform/http/http-error.ts';
import { withoutHidden } from '../../platform/http/hidden-rows.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { GameDeps } from '../deps.ts';
import { followingBoardAt, leaderboardAt } from './leaderboard.ts';
import { spanOf } from './period.ts';

/** Leaderboards are the same for nearly everyone, so a short cache bounds the load. */
const MAX_AGE_MS = 10_000;

export const leaderboardRoutes = (deps: GameDeps): Route[] => {
  const { db, clock, wall, onGraded, deletions, hiddenAmong } = deps;
  const shared = createSharedBodies<LeaderboardEntry[]>(MAX_AGE_MS, wall);
  onGraded(() => shared.invalidate());
  return [
    handle(endpoints.leaderboard, async ({ query, userId }) => {
      const now = clock.now();
      if (query.scope === 'following') {
        if (userId === null) throw unauthorized();
        return { body: await followingBoardAt(db, query, { id: userId, hiddenAmong }, now) };
      }
      // Invalidates the cache at the end of the period and after account deletions in any process.
      const key = [query.board, query.period, spanOf(query.period, now)?.from, await deletions.current()].join(' ');
      const board = await shared.get(key, () => leaderboardAt(db, query, now));
      const rows = await withoutHidden(board.value, hiddenAmong, userId);
      return rows === board.value ? { cacheable: board, caching: 'revalidated' } : { body: [...rows] };
    }),
  ];
};
