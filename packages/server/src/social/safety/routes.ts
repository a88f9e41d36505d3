import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { block, blockedBy, mute, mutedBy, unblock, unmute } from './blocks-and-mutes.ts';

export type SafetyDeps = Pick<RouteDeps, 'db' | 'wall'>;

export const safetyRoutes = ({ db, wall }: SafetyDeps): Route[] => [
  handle(endpoints.blocks, async ({ userId }) => ({ body: await blockedBy(db, userId) })),

  handle(endpoints.block, async ({ params, userId }) => {
    await block(db, userId, params.id, wall());
    return { body: {} };
  }),

  handle(endpoints.unblock, async ({ params, userId }) => {
    await unblock(db, userId, params.id);
    return { body: {} };
  }),

  handle(endpoints.mutes, async ({ userId }) => ({ body: await mutedBy(db, userId) })),

  handle(endpoints.mute, async ({ params, userId }) => {
    await mute(db, userId, params.id, wall());
    return { body: {} };
  }),

  handle(endpoints.unmute, async ({ params, userId }) => {
    await unmute(db, userId, params.id);
    return { body: {} };
  }),
];
