import { endpoints } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import type { RouteDeps } from '../../platform/module.ts';
import type { CalendarAddresses } from './calendar-address.ts';
import { readReminders, updateReminders } from './reminder-settings.ts';

export type ReminderDeps = Pick<RouteDeps, 'db' | 'wall'> & { calendarAddresses: CalendarAddresses };

export const reminderRoutes = (deps: ReminderDeps): Route[] => {
  const { db, wall, calendarAddresses } = deps;
  return [
    handle(endpoints.reminders, async ({ userId }) => ({ body: await readReminders(deps, userId) })),

    handle(endpoints.updateReminders, ({ body, userId }) => updateReminders(db, userId, body, wall())),

    handle(endpoints.createCalendarAddress, async ({ userId }) => {
      return { status: 201, body: { calendarPath: await calendarAddresses.renew(userId, wall()) } };
    }),

    handle(endpoints.revokeCalendarAddress, ({ userId }) => calendarAddresses.revoke(userId)),
  ];
};
