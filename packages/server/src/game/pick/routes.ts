import { endpoints, type PickReceipt, type PickResponse } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { countPicks } from '../crowd/count.ts';
import { type LockDeps, lockPick } from './lock.ts';

export type PickDeps = LockDeps & {
  sessions: Sessions;
  backgroundTasks: BackgroundTasks;
  /** Does what follows from counted picks. Otherwise the next tick does it. */
  followUp: () => Promise<unknown>;
};

export const pickRoutes = (deps: PickDeps): Route[] => [
  handle(endpoints.lockPick, async ({ body, request }) => {
    const { db, clock, sessions, backgroundTasks, followUp } = deps;
    const userId = await sessions.require(request);
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
