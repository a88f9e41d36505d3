import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { hiddenResultsOf, hideResults, showAllResults, showResult } from './hidden-results.ts';

export const hiddenResultRoutes = ({ db, clock }: RouteDeps): Route[] => [
  handle(endpoints.hideResults, async ({ body, userId }) => {
    await hideResults(db, userId, body, clock.now());
    return { body: await hiddenResultsOf(db, userId, clock.now()) };
  }),

  handle(endpoints.showResult, async ({ body: { matchId }, userId }) => {
    if (matchId === null) await showAllResults(db, userId, clock.now());
    else await showResult(db, userId, matchId, clock.now());
    return { body: await hiddenResultsOf(db, userId, clock.now()) };
  }),
];
