import { endpoints, type PickReceipt, type PickResponse } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import { countPicks } from '../community/count.ts';
import { type LockDeps, lockPick } from './lock.ts';

export type PickDeps = LockDeps & {
  backgroundTasks: BackgroundTasks;
  /** Does what follows from counted picks. Otherwise the next tick does it. */
  followUp: () => Promise<unknown>;
};

export const pickRoutes = (deps: PickDeps): Route[] => [
  handle(endpoints.lockPick, async ({ body, userId }) => {
    const { db, clock, backgroundTasks, followUp } = deps;
    const { pick, receipt, isNew } = await lockPick(deps, userId, body);
    if (isNew) {
      backgroundTasks.enqueue(() => countPicks(db, clock.now(), pick.matchId), `count:${pick.matchId}`);
      backgroundTasks.enqueue(followUp, 'follow up');
    }
    const { matchId, choice } = pick;
    const response: PickResponse & PickReceipt = { pick: { matchId, choice }, receipt };
    return { status: isNew ? 201 : 200, body: response };
  }),
];
