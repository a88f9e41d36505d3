import type { Db } from '../../platform/db/open.ts';

/** Removes how a user is reminded: the settings, the address of the calendar and the browsers. */
export async function removeRemindersOf(db: Db, userId: string): Promise<void> {
  for (const table of ['push_subscriptions', 'pushes', 'calendar_addresses', 'reminder_settings'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
