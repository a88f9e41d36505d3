import { endpoints, type LeaderboardEntry } from '@machine/contract';
import { handle, type Route } from '../http/route.ts';
import { lastDeletion } from '../privacy/last-deletion.ts';
import type { Services } from '../services.ts';
import { createSharedCache } from '../shared-cache.ts';
import { leaderboardAt } from './leaderboard.ts';
import { spanOf } from './period.ts';

/** Everybody sees the same boards, and nobody minds how old they are by so little (RELIABILITY.md L1). */
const MAX_AGE_MS = 10_000;

export const leaderboardRoutes = ({ db, clock, wall }: Services): Route[] => {
  const shared = createSharedCache<LeaderboardEntry[]>(MAX_AGE_MS, wall);
  return [
    handle(endpoints.leaderboard, async ({ query }) => {
      const now = clock.now();
      // A new day has new boards at once; and who has deleted their account is on none, in any process.
      const key = [query.board, query.period, spanOf(query.period, now)?.from, await lastDeletion(db)].join(' ');
      return { body: await shared.get(key, () => leaderboardAt(db, query, now)) };
    }),
  ];
};
