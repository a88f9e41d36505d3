import { pushMessage } from '@machine/contract';
import type { Selectable } from 'kysely';
import { DAY_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { localDateOf } from '../../platform/clock/zoned-time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ReminderTables } from '../../platform/db/tables-reminder.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { isQuiet, quietHoursOf, quietUntil } from '../reminder/quiet-hours.ts';
import type { PushClient, PushOutcome } from './push-client.ts';
import { IS_DEFERRED, PUSH_PREFERENCES } from './queue-pushes.ts';

/** Messages sent at once. */
const PARALLEL = 8;

/** Delays between attempts, when the push service doesn't say when to try again. */
const RETRY_DELAYS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];

/** Sent pushes are remembered this long: longer than an event can be announced, or a day can last. */
const PUSHES_KEPT_MS = 4 * DAY_MS;

export type PushJobDeps = {
  db: Db;
  wall: () => Instant;
  pushClient: PushClient;
  onAttempt?: (outcome: PushOutcome['kind']) => void;
};

/**
 * Creates the job that sends push notifications that are due. Each is claimed by deleting it before it is sent: if the
 * process dies in between, it isn't sent at all, but never twice. Only a definite refusal is retried.
 */
export function createPushJob(deps: PushJobDeps): (signal: AbortSignal) => Promise<void> {
  const { db, wall } = deps;
  const oneAtATime = createConcurrencyLimiter(1, PARALLEL);

  return async (signal) => {
    await db
      .deleteFrom('pushes')
      .where('created_at', '<', wall() - PUSHES_KEPT_MS)
      .execute();
    const work = async () => {
      while (!signal.aborted) {
        const claimed = await oneAtATime(() => claimNext(db, wall()));
        if (claimed === undefined) return;
        await send(deps, claimed);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
}

type Claimed = Selectable<ReminderTables['push_messages']>;

/** Claims the message that has been due for longest. Undefined when none is. */
async function claimNext(db: Db, now: Instant): Promise<Claimed | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('push_messages')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const claimed = await db.deleteFrom('push_messages').where('id', '=', next.id).returningAll().executeTakeFirst();
    // Otherwise another process claimed it first, or its subscription has just ended.
    if (claimed !== undefined) return claimed;
  }
}

async function send({ db, wall, pushClient, onAttempt }: PushJobDeps, claimed: Claimed): Promise<void> {
  const now = wall();
  const target = await targetOf(db, claimed);
  if (target === undefined || claimed.expires_at <= now) return;
  const hours = quietHoursOf(target);
  // It counts for the day for which it was queued.
  if (localDateOf(now, hours.timeZone) !== claimed.day) return;
  if (isQuiet(now, hours)) {
    if (IS_DEFERRED[claimed.kind]) await putBack(db, claimed, { due_at: quietUntil(now, hours) });
    return;
  }
  const message = pushMessage.parse(JSON.parse(claimed.message));
  const outcome = await pushClient.send(target, message, claimed.expires_at - now);
  onAttempt?.(outcome.kind);
  if (outcome.kind === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', claimed.subscription_id).execute();
  } else if (outcome.kind === 'later') {
    const delay = RETRY_DELAYS_MS[claimed.attempts];
    if (delay === undefined) return;
    const due_at = wall() + Math.max(delay, outcome.retryAfterMs ?? 0);
    await putBack(db, claimed, { due_at, attempts: claimed.attempts + 1 });
  }
}

/** Returns where to send a message; undefined if the subscription has ended, or the user doesn't want it anymore. */
const targetOf = (db: Db, { subscription_id, kind, event_key }: Claimed) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .leftJoin('reminder_settings', 'reminder_settings.user_id', 'push_subscriptions.user_id')
    .select(['endpoint', 'p256dh', 'auth', 'time_zone', 'quiet_from', 'quiet_to'])
    .where('push_subscriptions.id', '=', subscription_id)
    .where('users.deleted_at', 'is', null)
    .where(PUSH_PREFERENCES[kind], '=', 1)
    // Seen in the app in the meantime.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'users.id')
            .where('event_key', '=', event_key)
            .where('is_read', '=', 1),
        ),
      ),
    )
    .executeTakeFirst();

/** Queues a claimed message again, unless its subscription has ended or it would be too late. */
async function putBack(
  db: Db,
  claimed: Claimed,
  changes: Partial<Pick<Claimed, 'due_at' | 'attempts'>>,
): Promise<void> {
  const message = { ...claimed, ...changes };
  if (message.due_at >= message.expires_at) return;
  await db.transaction().execute(async (transaction) => {
    // Locks the subscription, so that it can't end in between.
    const subscription = await transaction
      .updateTable('push_subscriptions')
      .set((eb) => ({ device: eb.ref('device') }))
      .where('id', '=', claimed.subscription_id)
      .returning('id')
      .executeTakeFirst();
    if (subscription !== undefined) await transaction.insertInto('push_messages').values(message).execute();
  });
}
