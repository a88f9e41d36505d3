import { endpoints, type PickReceipt, type PickResponse } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { type LockDeps, lockPick } from './lock.ts';

export const pickRoutes = (deps: LockDeps): Route[] => [
  handle(endpoints.lockPick, async ({ body, userId }) => {
    const { pick, receipt, isNew } = await lockPick(deps, userId, body);
    const { matchId, choice } = pick;
    const response: PickResponse & PickReceipt = { pick: { matchId, choice }, receipt };
    return { status: isNew ? 201 : 200, body: response };
  }),
];
