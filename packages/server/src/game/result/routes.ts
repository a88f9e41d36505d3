import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { markResultsSeen, newResultsOf } from './new-results.ts';

export const resultRoutes = ({ db, clock }: RouteDeps): Route[] => [
  handle(endpoints.newResults, async ({ userId }) => ({ body: await newResultsOf(db, userId) })),

  handle(endpoints.markResultsSeen, ({ body, userId }) => markResultsSeen(db, userId, body.until, clock.now())),
];
