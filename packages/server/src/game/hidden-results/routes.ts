import { endpoints } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { hiddenResultsOf, hideResults, showAllResults, showResult } from './hidden-results.ts';

export type HiddenResultDeps = { db: Db; clock: Clock; sessions: Sessions };

export const hiddenResultRoutes = ({ db, clock, sessions }: HiddenResultDeps): Route[] => [
  handle(endpoints.hiddenResults, async ({ request }) => ({
    body: await hiddenResultsOf(db, await sessions.require(request), clock.now()),
  })),

  handle(endpoints.hideResults, async ({ body, request }) => {
    const userId = await sessions.require(request);
    await hideResults(db, userId, body, clock.now());
    return { body: await hiddenResultsOf(db, userId, clock.now()) };
  }),

  handle(endpoints.showResult, async ({ body: { matchId }, request }) => {
    const userId = await sessions.require(request);
    if (matchId === null) await showAllResults(db, userId, clock.now());
    else await showResult(db, userId, matchId, clock.now());
    return { body: await hiddenResultsOf(db, userId, clock.now()) };
  }),
];
