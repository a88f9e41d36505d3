import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { block, blockedBy, mute, mutedBy, unblock, unmute } from './blocks-and-mutes.ts';

export type SafetyDeps = Pick<RouteDeps, 'db' | 'wall'>;

export const safetyRoutes = ({ db, wall }: SafetyDeps): Route[] => [
  handle(endpoints.blocks, async ({ userId }) => ({ body: await blockedBy(db, userId) })),

  handle(endpoints.block, ({ params, userId }) => block(db, userId, params.id, wall())),

  handle(endpoints.unblock, ({ params, userId }) => unblock(db, userId, params.id)),

  handle(endpoints.mutes, async ({ userId }) => ({ body: await mutedBy(db, userId) })),

  handle(endpoints.mute, ({ params, userId }) => mute(db, userId, params.id, wall())),

  handle(endpoints.unmute, ({ params, userId }) => unmute(db, userId, params.id)),
];
