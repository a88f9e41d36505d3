import { endpoints, type LeaderboardEntry } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { DeletionVersion } from '../../account/auth/deletion-version.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { watchGrades } from '../grading/watch-grades.ts';
import { leaderboardAt } from './leaderboard.ts';
import { spanOf } from './period.ts';

export type LeaderboardDeps = { db: Db; clock: Clock; wall: () => Instant; bus: Bus; deletions: DeletionVersion };

/** Leaderboards are the same for everyone, so a short cache bounds the load. */
const MAX_AGE_MS = 10_000;

export const leaderboardRoutes = ({ db, clock, wall, bus, deletions }: LeaderboardDeps): Route[] => {
  const shared = createSharedBodies<LeaderboardEntry[]>(MAX_AGE_MS, wall);
  watchGrades({ db, bus }, () => shared.invalidate());
  return [
    handle(endpoints.leaderboard, async ({ query }) => {
      const now = clock.now();
      // Invalidates the cache at the end of the period and after account deletions in any process.
      const key = [query.board, query.period, spanOf(query.period, now)?.from, await deletions.current()].join(' ');
      return { made: await shared.get(key, () => leaderboardAt(db, query, now)), caching: 'shared' };
    }),
  ];
};
