import { type CompletedMatch, endpoints, type MachineStats, type Recap } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { completedMatches } from './completed-matches.ts';
import { ownMarks, withOwnMarks } from './own-marks.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './streaks.ts';

/** The cache key of values that are the same for everyone. */
const SHARED_KEY = '';

export type CompletedDeps = {
  db: Db;
  clock: Clock;
  wall: () => Instant;
  facts: MatchFacts;
  bus: Bus;
  /** The maximum age of a response that is shared by all callers. */
  sharedCacheMs: number;
};

export const completedRoutes = ({ db, clock, wall, facts, bus, sharedCacheMs }: CompletedDeps): Route[] => {
  const lists = createSharedBodies<CompletedMatch[]>(sharedCacheMs, wall);
  const stats = createSharedBodies<MachineStats>(sharedCacheMs, wall);
  /** As visitors see them. */
  const recaps = createSharedBodies<Recap | null>(sharedCacheMs, wall);
  bus.subscribe(({ type }) => {
    if (type === 'score_update') for (const bodies of [lists, stats, recaps]) bodies.invalidate();
  });

  return [
    handle(endpoints.completedLive, async ({ userId }) => {
      const list = await lists.get(SHARED_KEY, () => completedMatches({ db, facts }, clock.now()));
      if (userId === null) return { made: list, caching: 'browser' };
      return { made: withOwnMarks(list, await ownMarks(db, userId, clock.now())), caching: 'none' };
    }),

    handle(endpoints.machineStats, async () => ({
      made: await stats.get(SHARED_KEY, () => machineStats(db)),
      caching: 'shared',
    })),

    handle(endpoints.recap, async ({ params: { id: matchId }, userId }) => {
      if (userId !== null) return { body: await recapOf({ db, clock, facts }, { matchId, userId }) };
      const recap = () => recapOf({ db, clock, facts }, { matchId, userId: null });
      return { made: await recaps.get(matchId, recap), caching: 'browser' };
    }),
  ];
};
