import type { Db } from '../../platform/db/open.ts';
import type { NotificationKind } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { PREFERENCE_COLUMNS } from './create-notifications.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { notificationMail } from './notification-mail.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';
import { MAX_CONNECTIONS } from '../mail/transport.ts';

/** Emails sent at once. One connection stays free for account emails, so that they never wait for notifications. */
const PARALLEL = MAX_CONNECTIONS - 1;

/** Order of sending: what becomes outdated first goes first. */
const KINDS_BY_URGENCY = [
  'MATCH_START',
  'FOLLOWED_PICK',
  'RANK_UP',
  'ACHIEVEMENT',
] as const satisfies NotificationKind[];

/** Delays between attempts, after a rejection or when the process dies during an attempt. */
const RETRY_DELAYS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 45 * MINUTE_MS, 2 * HOUR_MS];
/** Delay when the mail server is unavailable, which doesn't count as an attempt. */
const UNAVAILABLE_DELAY_MS = MINUTE_MS;

type NotificationEmailDeps = {
  db: Db;
  clock: Clock;
  wall: () => Instant;
  mailer: Mailer;
  unsubscribeLinks: UnsubscribeLinks;
  origin: () => string;
};

/**
 * Creates the job that emails all due notifications, most urgent first, to users with a confirmed address who still want
 * them and haven't read them. Each one is claimed, sent and marked as done separately, so that several processes can
 * share the work without sending any twice. Stops at `signal` and when the mail server is unavailable.
 */
export function createNotificationEmailJob(deps: NotificationEmailDeps): (signal: AbortSignal) => Promise<void> {
  const { db, clock, wall, mailer, unsubscribeLinks, origin } = deps;
  // Concurrent claims in one process would compete for the same notification.
  const oneAtATime = createConcurrencyLimiter(1, PARALLEL);

  async function sendNext(): Promise<Step> {
    const notification = await oneAtATime(() => claimNext(db, wall()));
    if (notification === undefined) return 'done';
    const { id, message, user_id } = notification;
    const recipient = await recipientOf(db, notification, clock.now());
    if (recipient !== undefined) {
      const unsubscribeUrl = await unsubscribeLinks.urlFor(user_id);
      const delivery = await mailer.send(notificationMail({ ...recipient, id, message, unsubscribeUrl }, origin()));
      if (delivery === 'rejected') return 'attempted';
      if (delivery === 'unavailable') {
        await unclaim(db, notification, wall());
        return 'done';
      }
    }
    await db.updateTable('notifications').set({ mail_due_at: null }).where('id', '=', id).execute();
    return recipient === undefined ? 'dropped' : 'attempted';
  }

  return async (signal) => {
    let step: Step = 'dropped';
    // Sends the first one alone, so that an unavailable mail server gets one attempt per run.
    while (step === 'dropped' && !signal.aborted) step = await sendNext();
    const work = async () => {
      while (step !== 'done' && !signal.aborted) if ((await sendNext()) === 'done') step = 'done';
    };
    const results = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
}

/** `done` when no notification is due or the mail server is unavailable. */
type Step = 'attempted' | 'dropped' | 'done';

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Claims the most urgent notification that is due. Undefined when none is. */
async function claimNext(db: Db, now: Instant): Promise<Claimed | undefined> {
  for (const kind of KINDS_BY_URGENCY) {
    let next;
    while ((next = await nextOf(db, kind, now)) !== undefined) {
      const claimed = await claim(db, next, now);
      if (claimed !== undefined) return claimed;
      // Another process claimed it first.
    }
  }
  return undefined;
}

const nextOf = (db: Db, kind: NotificationKind, now: Instant) =>
  db
    .selectFrom('notifications')
    .select(['id', 'mail_tries'])
    .where('kind', '=', kind)
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Claims a notification by moving its due time to the next attempt; after the last attempt it is no longer due. */
function claim(db: Db, { id, mail_tries }: { id: string; mail_tries: number }, now: Instant) {
  const delay = RETRY_DELAYS_MS[mail_tries];
  return db
    .updateTable('notifications')
    .set({ mail_due_at: delay === undefined ? null : now + delay, mail_tries: mail_tries + 1 })
    .where('id', '=', id)
    .where('mail_due_at', '<=', now)
    .returning(['id', 'user_id', 'kind', 'message', 'is_read', 'mail_tries', 'mail_expires_at'])
    .executeTakeFirst();
}

/** Undoes a claim. The notification is due again after a short delay. */
const unclaim = (db: Db, { id, mail_tries }: Claimed, now: Instant) =>
  db
    .updateTable('notifications')
    .set({ mail_due_at: now + UNAVAILABLE_DELAY_MS, mail_tries: mail_tries - 1 })
    .where('id', '=', id)
    .execute();

/** Returns undefined when the user no longer wants the email or it has expired. */
async function recipientOf(db: Db, { user_id, kind, is_read, mail_expires_at }: Claimed, gameTime: Instant) {
  if (is_read === 1 || (mail_expires_at !== null && mail_expires_at <= gameTime)) return undefined;
  return await db
    .selectFrom('users')
    .select(['email as to', 'username'])
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', 0)
    .where('email_confirmed_at', 'is not', null)
    .where('email_notifications', '=', 1)
    .where(PREFERENCE_COLUMNS[kind], '=', 1)
    .executeTakeFirst();
}
