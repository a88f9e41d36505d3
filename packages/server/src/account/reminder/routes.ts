import { endpoints } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { CalendarAddresses } from './calendar-address.ts';
import { readReminders, updateReminders } from './reminder-settings.ts';

type ReminderDeps = { db: Db; wall: () => Instant; sessions: Sessions; calendarAddresses: CalendarAddresses };

export const reminderRoutes = (deps: ReminderDeps): Route[] => {
  const { db, wall, sessions, calendarAddresses } = deps;
  return [
    handle(endpoints.reminders, async ({ request }) => ({
      body: await readReminders(deps, await sessions.require(request)),
    })),

    handle(endpoints.updateReminders, async ({ request, body }) => {
      await updateReminders(db, await sessions.require(request), body, wall());
      return { body: {} };
    }),

    handle(endpoints.createCalendarAddress, async ({ request }) => {
      const userId = await sessions.require(request);
      return { status: 201, body: { calendarPath: await calendarAddresses.renew(userId, wall()) } };
    }),

    handle(endpoints.revokeCalendarAddress, async ({ request }) => {
      await calendarAddresses.revoke(await sessions.require(request));
      return { body: {} };
    }),
  ];
};
