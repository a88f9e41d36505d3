import type { Instant } from '../../platform/clock/time.ts';
import { localDateOf, nextLocalHour } from '../../platform/clock/zoned-time.ts';
import type { Db } from '../../platform/db/open.ts';
import { DEFAULT_TIME_ZONE } from './quiet-hours.ts';

/** Users per step. */
const BATCH = 500;

type DigestTime = { hour: number; timeZone: string; queuedAt: Instant };

/** Returns when a digest is due next: at the hour, and at the earliest on the day after the last one. */
export const nextDigestAt = (now: Instant, { hour, timeZone, queuedAt }: DigestTime): Instant =>
  nextLocalHour(Math.max(now, nextLocalHour(queuedAt, 0, timeZone) - 1), hour, timeZone);

/**
 * Queues a digest for every user with waiting notifications whose hour has come, in real time. After a break, such as a
 * restart of the server, it is queued late rather than not at all.
 */
export async function queueDigestsByHour(db: Db, now: Instant): Promise<void> {
  let due;
  do {
    due = await db
      .selectFrom('reminder_settings')
      .select(['user_id', 'time_zone', 'digest_hour'])
      .where('digest_at', '<=', now)
      .orderBy('digest_at')
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    const groups = Map.groupBy(due, ({ digest_hour, time_zone }) => `${digest_hour} ${time_zone}`);
    for (const group of groups.values()) await db.transaction().execute((on) => queue(on, group, now));
  } while (due.length === BATCH);
}

type Due = { user_id: string; time_zone: string | null; digest_hour: number | null };

/** Queues the digests of users with the same hour in the same time zone, who are next due at the same time. */
async function queue(db: Db, due: readonly Due[], now: Instant): Promise<void> {
  const hour = due[0]?.digest_hour ?? 0;
  const timeZone = due[0]?.time_zone ?? DEFAULT_TIME_ZONE;
  const dueIds = due.map(({ user_id }) => user_id);
  const claimed = await db
    .updateTable('reminder_settings')
    .set({ digest_at: nextDigestAt(now, { hour, timeZone, queuedAt: now }), digest_queued_at: now })
    .where('user_id', 'in', dueIds)
    // Another process may have been faster, or the user may have chosen another hour.
    .where('digest_at', '<=', now)
    .where('digest_hour', '=', hour)
    .returning('user_id')
    .execute();
  if (claimed.length === 0) return;
  const ids = claimed.map(({ user_id }) => user_id);
  await db
    .updateTable('users')
    .set({ digest_due_at: now, digest_tries: 0 })
    .where('id', 'in', ids)
    .where('id', 'in', (eb) =>
      eb.selectFrom('notifications').select('user_id').where('mail_due_at', 'is not', null).where('user_id', 'in', ids),
    )
    .execute();
}

/**
 * Returns the date that identifies the digest of a user with an hour, the same for each attempt; null for users without
 * one.
 */
export async function digestDateOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['time_zone', 'digest_hour', 'digest_queued_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || row.digest_hour === null || row.digest_queued_at === null) return null;
  return localDateOf(row.digest_queued_at, row.time_zone ?? DEFAULT_TIME_ZONE);
}
