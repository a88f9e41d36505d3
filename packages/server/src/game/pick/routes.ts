import { endpoints } from '@machine/contract';
import { unlockAchievements } from '../achievement/unlock.ts';
import { countPicks } from '../crowd/count.ts';
import { announcePicks } from '../../social/follow/announce-picks.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { notifyRecipients } from '../../account/notification/notify.ts';
import type { Services } from '../../services.ts';
import { lockPick } from './lock.ts';

export const pickRoutes = ({ db, clock, sessions, backgroundTasks, bus }: Services): Route[] => [
  handle(endpoints.lockPick, async ({ body, request }) => {
    const userId = await sessions.require(request);
    const { pick, isNew } = await lockPick(db, clock, userId, body);
    if (isNew) {
      const at = clock.now();
      backgroundTasks.enqueue(() => countPicks(db, at, pick.matchId));
      backgroundTasks.enqueue(() => announcePicks(db, at));
      backgroundTasks.enqueue(() => unlockAchievements(db, [userId], at));
      backgroundTasks.enqueue(() => notifyRecipients(db, bus, at));
    }
    return { status: isNew ? 201 : 200, body: { pick } };
  }),
];
