import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { searchUsers } from './search.ts';
import { summaryOf } from './summary.ts';

export type ProfileDeps = { db: Db; clock: Clock; wall: () => Instant };

export const profileRoutes = ({ db, clock, wall }: ProfileDeps): Route[] => [
  handle(endpoints.userSummary, async ({ params, userId: callerId }) => {
    return { body: await summaryOf(db, clock, { userId: params.id, callerId }) };
  }),

  handle(endpoints.searchUsers, async ({ query, userId: viewerId }) => {
    return { body: await searchUsers(db, query.q, { id: viewerId, at: wall() }) };
  }),
];
