import { endpoints, type MachineStats } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../services.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import { completedFor, type PlayedRow, recentMatches } from './completed-matches.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './streaks.ts';

/** The cache key of values that are the same for everyone. */
const SHARED_KEY = '';

export const completedRoutes = ({ db, clock, wall, sessions, bus, sharedCacheMs }: Services): Route[] => {
  const played = createSharedCache<PlayedRow[]>(sharedCacheMs, wall);
  const stats = createSharedCache<MachineStats>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') for (const copies of [played, stats]) copies.invalidate();
  });

  return [
    handle(endpoints.completedLive, async ({ request }) => {
      const userId = await sessions.find(request);
      const rows = await played.get(SHARED_KEY, () => recentMatches(db, clock.now()));
      return { body: await completedFor(db, userId, rows) };
    }),

    handle(endpoints.machineStats, async () => ({ body: await stats.get(SHARED_KEY, () => machineStats(db)) })),

    handle(endpoints.recap, async ({ params, request }) => {
      const userId = await sessions.find(request);
      return { body: await recapOf(db, clock, { matchId: params.id, userId }) };
    }),
  ];
};
