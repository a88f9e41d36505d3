import type { PushMessage } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { localDateOf } from '../../platform/clock/zoned-time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { PushKind } from '../../platform/db/tables-reminder.ts';
import { isQuiet, quietHoursOf, quietUntil } from '../reminder/quiet-hours.ts';

export type NewPush = {
  userId: string;
  kind: PushKind;
  /** Identifies the event. A user gets at most one push notification for it. */
  eventKey: string;
  message: Omit<PushMessage, 'tag'>;
  /** In real time: it is dropped from then on. */
  expiresAt: Instant;
};

/** The column of the preference for each kind. */
export const PUSH_PREFERENCES = {
  LAST_CALL: 'notify_match_start',
  RESULTS: 'notify_results',
} as const satisfies Record<PushKind, string>;

/** True if a kind waits for the end of the quiet hours. Others are dropped, because they would be too late. */
export const IS_DEFERRED: Record<PushKind, boolean> = { LAST_CALL: false, RESULTS: true };

/**
 * Queues push notifications for the browsers of users who want them: at most one for an event, none in quiet hours, and
 * at most two a day, by the time zone of the user. The others are dropped. Call it in the transaction that causes them.
 * `now` is real time.
 */
export async function queuePushes(db: Db, pushes: readonly NewPush[], now: Instant): Promise<void> {
  for (const push of pushes) await queuePush(db, push, now);
}

async function queuePush(db: Db, push: NewPush, now: Instant): Promise<void> {
  const { userId, kind, eventKey, message, expiresAt } = push;
  const subscriptions = await wantedSubscriptions(db, userId, kind);
  const [first] = subscriptions;
  if (first === undefined) return;
  const hours = quietHoursOf(first);
  const dueAt = IS_DEFERRED[kind] ? quietUntil(now, hours) : now;
  if (dueAt >= expiresAt || isQuiet(dueAt, hours)) return;
  const day = localDateOf(dueAt, hours.timeZone);
  if (!(await takeSlot(db, { user_id: userId, event_key: eventKey, day, created_at: now }))) return;
  const text = JSON.stringify({ ...message, tag: eventKey } satisfies PushMessage);
  await db
    .insertInto('push_messages')
    .values(
      subscriptions.map(({ id }) => ({
        id: crypto.randomUUID(),
        subscription_id: id,
        kind,
        event_key: eventKey,
        message: text,
        day,
        due_at: dueAt,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

/** Returns the subscriptions of a user who wants this kind, with the user's quiet hours. */
const wantedSubscriptions = (db: Db, userId: string, kind: PushKind) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .leftJoin('reminder_settings', 'reminder_settings.user_id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'time_zone', 'quiet_from', 'quiet_to'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where(PUSH_PREFERENCES[kind], '=', 1)
    .execute();

type Slot = { user_id: string; event_key: string; day: string; created_at: Instant };

/** Takes one of the day's slots. Returns false if none is free, or if the user already had a push about the event. */
async function takeSlot(db: Db, push: Slot): Promise<boolean> {
  for (const slot of [1, 2] as const) {
    const taken = await db
      .insertInto('pushes')
      .values({ ...push, slot })
      .onConflict((conflict) => conflict.doNothing())
      .returning('slot')
      .executeTakeFirst();
    if (taken !== undefined) return true;
  }
  return false;
}
