import { endpoints } from '@machine/contract';
import { unlockAchievements } from '../achievement/unlock.ts';
import { countPicks } from '../crowd/count.ts';
import { announcePicks } from '../follow/news.ts';
import { handle, type Route } from '../http/route.ts';
import { notifyRecipients } from '../notification/notify.ts';
import type { Services } from '../services.ts';
import { lockPick } from './lock.ts';

export const pickRoutes = ({ db, clock, sessions, afterwards, bus }: Services): Route[] => [
  handle(endpoints.lockPick, async ({ body, request }) => {
    const userId = await sessions.require(request);
    const { pick, isNew } = await lockPick(db, clock, userId, body);
    if (isNew) {
      const at = clock.now();
      afterwards.do(() => countPicks(db, at, pick.matchId));
      afterwards.do(() => announcePicks(db, at));
      afterwards.do(() => unlockAchievements(db, [userId], at));
      afterwards.do(() => notifyRecipients(db, bus, at));
    }
    return { status: isNew ? 201 : 200, body: { pick } };
  }),
];
