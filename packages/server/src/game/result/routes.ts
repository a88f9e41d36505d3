import { endpoints } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { markResultsSeen, newResultsOf } from './new-results.ts';

export type ResultDeps = { db: Db; clock: Clock };

export const resultRoutes = ({ db, clock }: ResultDeps): Route[] => [
  handle(endpoints.newResults, async ({ userId }) => ({ body: await newResultsOf(db, userId) })),

  handle(endpoints.markResultsSeen, async ({ body, userId }) => {
    await markResultsSeen(db, userId, body.until, clock.now());
    return { body: {} };
  }),
];
