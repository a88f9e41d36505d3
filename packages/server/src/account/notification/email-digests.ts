import { readValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import type { NotificationKind } from '../../platform/db/tables-account.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { gameDayName, gameDayStartOf } from '../../platform/clock/game-day.ts';
import { createConcurrencyLimiter } from '../../platform/http/concurrency-limiter.ts';
import { digestDateOf, queueDigestsByHour } from '../reminder/digest-hour.ts';
import { isWantedKind } from './create-notifications.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type DigestItem, digestMail } from './digest-mail.ts';
import { type HiddenSince, messageFor } from './neutral.ts';
import { type IsVisibleTo, targetOf, visibleNotifications } from './read-notifications.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';
import { MAX_CONNECTIONS } from '../mail/transport.ts';

/** Emails sent at once. One connection stays free for account emails, so that they never wait for digests. */
const PARALLEL = MAX_CONNECTIONS - 1;

/** The order of a digest. */
const KINDS_IN_ORDER: readonly NotificationKind[] = [
  'AWAY',
  'RESULTS',
  'LEAGUE_WEEK',
  'RANK_UP',
  'ACHIEVEMENT',
  'FOLLOWED_PICK',
];
/** Kinds that are no reason to send an email by themselves. */
const KINDS_NEVER_ALONE: readonly NotificationKind[] = ['LEAGUE_WEEK', 'FOLLOWED_PICK'];

/** Delays between attempts, after a rejection or when the process dies during an attempt. */
const RETRY_DELAYS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 45 * MINUTE_MS, 2 * HOUR_MS];
/** Delay when the mail server is unavailable, which doesn't count as an attempt. */
const UNAVAILABLE_DELAY_MS = MINUTE_MS;

/** The row of `key_value` with the real time of the newest digest day whose digests are queued. */
const QUEUED_DAY = 'email digests';

export type EmailDigestDeps = {
  db: Db;
  clock: Clock;
  wall: () => Instant;
  mailer: Mailer;
  unsubscribeLinks: UnsubscribeLinks;
  origin: () => string;
  hiddenSince: HiddenSince;
  isVisibleTo: IsVisibleTo;
};

/**
 * Creates the job that emails one digest a day, at the end of the game day in real time or at the hour that a user has
 * chosen, to users with a confirmed address who want emails: their unread notifications since the last one. Digests are
 * queued once for each day, and each one is claimed, sent and marked as done separately, so that several processes can
 * share the work without sending any twice. Stops at `signal` and when the mail server is unavailable.
 */
export function createEmailDigestJob(deps: EmailDigestDeps): (signal: AbortSignal) => Promise<void> {
  const { db, clock, wall, mailer, unsubscribeLinks, origin, isVisibleTo, hiddenSince } = deps;
  // Concurrent claims in one process would compete for the same digest.
  const oneAtATime = createConcurrencyLimiter(1, PARALLEL);

  async function sendNext(): Promise<Step> {
    const claimed = await oneAtATime(() => claimNext(db, wall()));
    if (claimed === undefined) return 'done';
    const { id: userId } = claimed;
    const waiting = await waitingNotifications(db, userId, isVisibleTo);
    const items = claimed.isWanted ? itemsOf(waiting, claimed, clock.now(), await hiddenSince(userId)) : [];
    if (items.length > 0) {
      const unsubscribeUrl = await unsubscribeLinks.urlFor(userId);
      // The same for each attempt, so that a mail server can recognize a repeated email.
      const id = `${userId}-${(await digestDateOf(db, userId)) ?? gameDayName(wall())}`;
      const { email: to, username } = claimed;
      const delivery = await mailer.send(digestMail({ id, to, username, items, unsubscribeUrl }, origin()));
      if (delivery === 'rejected') return 'attempted';
      if (delivery === 'unavailable') {
        await unclaim(db, claimed, wall());
        return 'done';
      }
    }
    await finish(db, userId, waiting);
    return items.length === 0 ? 'dropped' : 'attempted';
  }

  return async (signal) => {
    await queueDigests(db, gameDayStartOf(wall()));
    await queueDigestsByHour(db, wall());
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

/** `done` when no digest is due or the mail server is unavailable. */
type Step = 'attempted' | 'dropped' | 'done';

/** Queues a digest for every user with waiting notifications, once for each `day`, in whichever process comes first. */
async function queueDigests(db: Db, day: Instant): Promise<void> {
  if (Number((await readValue(db, QUEUED_DAY)) ?? -Infinity) >= day) return;
  await db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('key_value')
      .values({ name: QUEUED_DAY, value: String(day) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: String(day) })
          // Both have 13 digits.
          .where('key_value.value', '<', String(day)),
      )
      .returning('name')
      .executeTakeFirst();
    if (claimed === undefined) return;
    await transaction
      .updateTable('users')
      .set({ digest_due_at: day, digest_tries: 0 })
      .where('id', 'in', (eb) => eb.selectFrom('notifications').select('user_id').where('mail_due_at', 'is not', null))
      // Users with an hour of their own, and those who have just had a digest at it.
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('reminder_settings')
          .select('user_id')
          .where((row) => row.or([row('digest_hour', 'is not', null), row('digest_queued_at', '>', day - DAY_MS)])),
      )
      .execute();
  });
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Claims the digest that has been due for longest. Undefined when none is. */
async function claimNext(db: Db, now: Instant): Promise<Claimed | undefined> {
  let next;
  while ((next = await nextDue(db, now)) !== undefined) {
    const claimed = await claim(db, next, now);
    if (claimed !== undefined) return claimed;
    // Another process claimed it first.
  }
  return undefined;
}

const nextDue = (db: Db, now: Instant) =>
  db
    .selectFrom('users')
    .select(['id', 'digest_tries'])
    .where('digest_due_at', '<=', now)
    .orderBy('digest_due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Claims a digest by moving its due time to the next attempt; after the last attempt it is no longer due. */
async function claim(db: Db, { id, digest_tries }: { id: string; digest_tries: number }, now: Instant) {
  const delay = RETRY_DELAYS_MS[digest_tries];
  const user = await db
    .updateTable('users')
    .set({ digest_due_at: delay === undefined ? null : now + delay, digest_tries: digest_tries + 1 })
    .where('id', '=', id)
    .where('digest_due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { deleted_at, is_bot, email_confirmed_at, email_notifications, suspended_until } = user;
  const canPlay = deleted_at === null && is_bot === 0 && (suspended_until ?? 0) <= now;
  return { ...user, isWanted: canPlay && email_confirmed_at !== null && email_notifications === 1 };
}

/** Undoes a claim. The digest is due again after a short delay. */
const unclaim = (db: Db, { id, digest_tries }: Claimed, now: Instant) =>
  db
    .updateTable('users')
    .set({ digest_due_at: now + UNAVAILABLE_DELAY_MS, digest_tries: digest_tries - 1 })
    .where('id', '=', id)
    .execute();

/** Marks these notifications as emailed or dropped, and the digest as done. */
async function finish(db: Db, userId: string, waiting: readonly Waiting[]): Promise<void> {
  for (const { id } of waiting) {
    await db.updateTable('notifications').set({ mail_due_at: null }).where('id', '=', id).execute();
  }
  await db.updateTable('users').set({ digest_due_at: null, digest_tries: 0 }).where('id', '=', userId).execute();
}

type Waiting = Awaited<ReturnType<typeof waitingNotifications>>[number];

const waitingNotifications = (db: Db, userId: string, isVisibleTo: IsVisibleTo) =>
  visibleNotifications(db, userId, isVisibleTo)
    .select(['id', 'kind', 'message', 'neutral_message', 'created_at', 'is_read', 'mail_expires_at'])
    .select(['target_kind', 'target_id'])
    .where('mail_due_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns what a digest says; since `hidden` without results. Empty: nothing that is worth an email. */
function itemsOf(waiting: readonly Waiting[], wants: Claimed, gameTime: Instant, hidden: Instant | null): DigestItem[] {
  const worth = waiting.filter(
    ({ kind, is_read, mail_expires_at }) =>
      is_read === 0 && isWantedKind(kind, wants) && (mail_expires_at === null || mail_expires_at > gameTime),
  );
  const items = worth.flatMap((row) => {
    const message = messageFor(row, hidden);
    return message === null ? [] : [{ kind: row.kind, message, target: targetOf(row) }];
  });
  if (items.every(({ kind }) => KINDS_NEVER_ALONE.includes(kind))) return [];
  return items.toSorted((one, other) => KINDS_IN_ORDER.indexOf(one.kind) - KINDS_IN_ORDER.indexOf(other.kind));
}
