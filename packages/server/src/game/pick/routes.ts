import { endpoints } from '@machine/contract';
import { createNotifier, type Notify } from '../../account/notification/notify.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import type { Sessions } from '../../platform/session/session.ts';
import { unlockAchievements } from '../achievement/unlock.ts';
import { countPicks } from '../crowd/count.ts';
import { type LockDeps, lockPick } from './lock.ts';

export type PickDeps = LockDeps & {
  sessions: Sessions;
  backgroundTasks: BackgroundTasks;
  bus: Bus;
  /** Notifies others of the picks that are due. */
  announcePicks: (db: Db, at: Instant, notify: Notify) => Promise<void>;
};

export const pickRoutes = (deps: PickDeps): Route[] => [
  handle(endpoints.lockPick, async ({ body, request }) => {
    const { db, clock, sessions, backgroundTasks, bus, announcePicks } = deps;
    const userId = await sessions.require(request);
    const { pick, isNew } = await lockPick(deps, userId, body);
    if (isNew) {
      const at = clock.now();
      const notifier = createNotifier(bus);
      backgroundTasks.enqueue(() => countPicks(db, at, pick.matchId));
      backgroundTasks.enqueue(() => announcePicks(db, at, notifier.add));
      backgroundTasks.enqueue(() => unlockAchievements(db, [userId], at, notifier.add));
      backgroundTasks.enqueue(async () => notifier.publish());
    }
    return { status: isNew ? 201 : 200, body: { pick } };
  }),
];
