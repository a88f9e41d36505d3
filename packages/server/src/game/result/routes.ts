import { endpoints } from '@machine/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { markResultsSeen, newResultsOf } from './new-results.ts';

export type ResultDeps = { db: Db; clock: Clock; sessions: Sessions };

export const resultRoutes = ({ db, clock, sessions }: ResultDeps): Route[] => [
  handle(endpoints.newResults, async ({ request }) => ({
    body: await newResultsOf(db, await sessions.require(request)),
  })),

  handle(endpoints.markResultsSeen, async ({ body, request }) => {
    await markResultsSeen(db, await sessions.require(request), body.until, clock.now());
    return { body: {} };
  }),
];
