import { endpoints } from '@machine/contract';
import { handle, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { lockPick } from './lock.ts';

export const pickRoutes = ({ db, clock, sessions }: Services): Route[] => [
  handle(endpoints.lockPick, async ({ body, request }) => {
    const userId = await sessions.require(request);
    const { pick, isNew } = await lockPick(db, clock, userId, body);
    return { status: isNew ? 201 : 200, body: { pick } };
  }),
];
