import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { block, blockedBy, mute, mutedBy, unblock, unmute } from './avoid.ts';

export type SafetyDeps = { db: Db; wall: () => Instant; sessions: Sessions };

/** Blocking and muting. */
export const safetyRoutes = ({ db, wall, sessions }: SafetyDeps): Route[] => [
  handle(endpoints.blocks, async ({ request }) => ({ body: await blockedBy(db, await sessions.require(request)) })),

  handle(endpoints.block, async ({ params, request }) => {
    await block(db, await sessions.require(request), params.id, wall());
    return { body: {} };
  }),

  handle(endpoints.unblock, async ({ params, request }) => {
    await unblock(db, await sessions.require(request), params.id);
    return { body: {} };
  }),

  handle(endpoints.mutes, async ({ request }) => ({ body: await mutedBy(db, await sessions.require(request)) })),

  handle(endpoints.mute, async ({ params, request }) => {
    await mute(db, await sessions.require(request), params.id, wall());
    return { body: {} };
  }),

  handle(endpoints.unmute, async ({ params, request }) => {
    await unmute(db, await sessions.require(request), params.id);
    return { body: {} };
  }),
];
