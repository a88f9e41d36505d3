import { endpoints } from '@machine/contract';
import { handle, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { completedMatches } from './list.ts';
import { recapOf } from './recap.ts';
import { machineStats } from './streaks.ts';

export const completedRoutes = ({ db, clock, sessions }: Services): Route[] => [
  handle(endpoints.completedLive, async ({ request }) => {
    const userId = await sessions.find(request);
    return { body: await completedMatches(db, clock.now(), userId) };
  }),

  handle(endpoints.machineStats, async () => ({ body: await machineStats(db) })),

  handle(endpoints.recap, async ({ params, request }) => {
    const userId = await sessions.find(request);
    return { body: await recapOf(db, clock, { matchId: params.id, userId }) };
  }),
];
