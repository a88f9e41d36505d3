import { type CompletedMatch, endpoints, type MachineStats, type Recap } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { createSharedBodies } from '../../platform/http/shared-bodies.ts';
import type { SharedReadDeps } from '../match/match-facts.ts';
import type { MachineWords } from '../word/words.ts';
import { completedMatches } from './completed-matches.ts';
import { ownMarks, withOwnMarks } from './own-marks.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './streaks.ts';

/** The cache key of values that are the same for everyone. */
const SHARED_KEY = '';

export const completedRoutes = (deps: SharedReadDeps & { words: MachineWords }): Route[] => {
  const { db, clock, wall, facts, bus, sharedCacheMs } = deps;
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
      if (userId === null) return { cacheable: list, caching: 'browser' };
      return { cacheable: withOwnMarks(list, await ownMarks(db, userId, clock.now())), caching: 'none' };
    }),

    handle(endpoints.machineStats, async () => ({
      cacheable: await stats.get(SHARED_KEY, () => machineStats(db)),
      caching: 'shared',
    })),

    handle(endpoints.recap, async ({ params: { id: matchId }, userId }) => {
      if (userId !== null) return { body: await recapOf(deps, { matchId, userId }) };
      const recap = () => recapOf(deps, { matchId, userId: null });
      return { cacheable: await recaps.get(matchId, recap), caching: 'browser' };
    }),
  ];
};
