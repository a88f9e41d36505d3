import { DEFAULT_QUIET_HOURS, type Reminders, type RemindersPatch } from '@machine/contract';
import { gameDayStartOf } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { isTimeZone } from '../../platform/clock/time-zone.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { listPushDevices } from '../push/subscriptions.ts';
import type { CalendarAddresses } from './calendar-address.ts';
import { nextDigestAt } from './digest-hour.ts';
import { DEFAULT_TIME_ZONE } from './quiet-hours.ts';

type ReminderDeps = { db: Db; calendarAddresses: CalendarAddresses };

export const readReminders = async ({ db, calendarAddresses }: ReminderDeps, userId: string): Promise<Reminders> => ({
  calendarPath: await calendarAddresses.pathOf(userId),
  ...(await readReminderSettings(db, userId)),
});

/** Leaves out the address of the calendar, which is a secret. */
export async function readReminderSettings(db: Db, userId: string): Promise<Omit<Reminders, 'calendarPath'>> {
  const row = await settingsOf(db, userId);
  return {
    digestHour: row?.digest_hour ?? null,
    quietFrom: row?.quiet_from ?? DEFAULT_QUIET_HOURS.from,
    quietTo: row?.quiet_to ?? DEFAULT_QUIET_HOURS.to,
    timeZone: row?.time_zone ?? null,
    pushDevices: await listPushDevices(db, userId),
  };
}

/** Changes the settings in the patch. Throws an `HttpError` (400) for an unknown time zone. */
export async function updateReminders(db: Db, userId: string, patch: RemindersPatch, now: Instant): Promise<void> {
  const { timeZone } = patch;
  if (timeZone !== undefined) checkTimeZone(timeZone);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('reminder_settings')
      .values({ user_id: userId })
      // Locks the row, so that concurrent changes are applied one after the other.
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({ time_zone: eb.ref('reminder_settings.time_zone') })),
      )
      .execute();
    const before = await settingsOf(transaction, userId);
    if (before === undefined) return;
    const after = {
      time_zone: timeZone ?? before.time_zone,
      quiet_from: patch.quietFrom ?? before.quiet_from,
      quiet_to: patch.quietTo ?? before.quiet_to,
      digest_hour: patch.digestHour === undefined ? before.digest_hour : patch.digestHour,
    };
    const isSameTime = after.digest_hour === before.digest_hour && after.time_zone === before.time_zone;
    await transaction
      .updateTable('reminder_settings')
      .set({ ...after, ...(!isSameTime && digestTimes(before, after, now)) })
      .where('user_id', '=', userId)
      .execute();
  });
}

/** Throws an `HttpError` (400) for an unknown time zone. */
export function checkTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw new HttpError(400, 'This time zone is unknown.');
}

const settingsOf = (db: Db, userId: string) =>
  db.selectFrom('reminder_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();

type DigestColumns = { time_zone: string | null; digest_hour: number | null };
type Before = DigestColumns & { digest_queued_at: Instant | null };

/** Times the next digest so that a change doesn't lead to a second one on a day. */
function digestTimes(before: Before, { digest_hour: hour, time_zone }: DigestColumns, now: Instant) {
  if (hour === null) return { digest_at: null };
  // Until now, digests were queued at the end of each game day.
  const endOfDay = before.digest_hour === null ? gameDayStartOf(now) : 0;
  const queuedAt = Math.max(endOfDay, before.digest_queued_at ?? 0);
  const digest_at = nextDigestAt(now, { hour, timeZone: time_zone ?? DEFAULT_TIME_ZONE, queuedAt });
  return { digest_at, digest_queued_at: queuedAt };
}
