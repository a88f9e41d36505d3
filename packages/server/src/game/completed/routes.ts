import { endpoints, type MachineStats } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { completedFor, type PlayedRow, recentMatches } from './completed-matches.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './streaks.ts';

/** The cache key of values that are the same for everyone. */
const SHARED_KEY = '';

export type CompletedDeps = {
  db: Db;
  clock: Clock;
  wall: () => Instant;
  sessions: Sessions;
  facts: MatchFacts;
  bus: Bus;
  /** The maximum age of a response that is shared by all callers. */
  sharedCacheMs: number;
};

export const completedRoutes = ({ db, clock, wall, sessions, facts, bus, sharedCacheMs }: CompletedDeps): Route[] => {
  const played = createSharedCache<PlayedRow[]>(sharedCacheMs, wall);
  const stats = createSharedCache<MachineStats>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') for (const copies of [played, stats]) copies.invalidate();
  });

  return [
    handle(endpoints.completedLive, async ({ request }) => {
      const userId = await sessions.find(request);
      const rows = await played.get(SHARED_KEY, () => recentMatches(db, clock.now()));
      return { body: await completedFor({ db, facts }, userId, rows) };
    }),

    handle(endpoints.machineStats, async () => ({ body: await stats.get(SHARED_KEY, () => machineStats(db)) })),

    handle(endpoints.recap, async ({ params, request }) => {
      const userId = await sessions.find(request);
      return { body: await recapOf({ db, clock, facts }, { matchId: params.id, userId }) };
    }),
  ];
};
