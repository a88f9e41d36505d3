import { createGate } from '../account/gate.ts';
import type { Db } from '../db/open.ts';
import type { NotificationKind } from '../db/tables.ts';
import type { Instant } from '../feed/feed.ts';
import { HOUR_MS, MINUTE_MS } from '../feed/time.ts';
import { PREFERENCE } from '../notification/write.ts';
import type { Services } from '../services.ts';
import { newsMail } from './letters.ts';
import { MAX_CONNECTIONS } from './transport.ts';

/** How many are sent at once; one connection stays free for account mail, which never waits behind notifications. */
const PARALLEL = MAX_CONNECTIONS - 1;

/** Sent in this order: first what loses its point soonest. */
const URGENCY = ['MATCH_START', 'FOLLOWED_PICK', 'RANK_UP', 'ACHIEVEMENT'] as const satisfies NotificationKind[];

/** The time between one try and the next, after a refusal or when the process dies during the try. */
const PAUSES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 45 * MINUTE_MS, 2 * HOUR_MS];
/** The time until the next try when the mail server can't be reached, which costs no try. */
const UNAVAILABLE_PAUSE_MS = MINUTE_MS;

type Deps = Pick<Services, 'db' | 'clock' | 'wall' | 'mailer' | 'stopLinks' | 'origin'>;

/**
 * Mails all due notifications, the most urgent first, to users with a confirmed address who still want them and haven't
 * read them. Each one is claimed, sent and marked as done on its own, so several processes share the work and none
 * sends what another has claimed. Stops at `signal`, and when the mail server is unavailable.
 */
export function createNewsMails(deps: Deps): (signal: AbortSignal) => Promise<void> {
  const { db, clock, wall, mailer, stopLinks, origin } = deps;
  // Two claims at once in one process would both go for the same notification.
  const oneAtATime = createGate(1, PARALLEL);

  async function mailNext(): Promise<Step> {
    const news = await oneAtATime(() => claimNext(db, wall()));
    if (news === undefined) return 'over';
    const reader = await readerOf(db, news, clock.now());
    if (reader !== undefined) {
      const letter = { ...reader, id: news.id, message: news.message, stopUrl: await stopLinks.urlFor(news.user_id) };
      const delivery = await mailer.send(newsMail(letter, origin()));
      if (delivery === 'refused') return 'tried';
      if (delivery === 'unavailable') {
        await putBack(db, news, wall());
        return 'over';
      }
    }
    await db.updateTable('notifications').set({ mail_due_at: null }).where('id', '=', news.id).execute();
    return reader === undefined ? 'dropped' : 'tried';
  }

  return async (signal) => {
    let step: Step = 'dropped';
    // The first one alone: a mail server that is down gets one attempt per turn.
    while (step === 'dropped' && !signal.aborted) step = await mailNext();
    const work = async () => {
      while (step !== 'over' && !signal.aborted) if ((await mailNext()) === 'over') step = 'over';
    };
    const results = await Promise.allSettled(Array.from({ length: PARALLEL }, work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
}

/** What became of the next notification: `over` when none is due, or the mail server is unavailable. */
type Step = 'tried' | 'dropped' | 'over';

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Claims the most urgent notification that is due. Undefined when none is. */
async function claimNext(db: Db, now: Instant): Promise<Claimed | undefined> {
  for (const kind of URGENCY) {
    let next;
    while ((next = await nextOf(db, kind, now)) !== undefined) {
      const claimed = await claim(db, next, now);
      if (claimed !== undefined) return claimed;
      // Another process was quicker.
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

/** After the last try it is not due anymore, whatever the outcome. */
function claim(db: Db, { id, mail_tries }: { id: string; mail_tries: number }, now: Instant) {
  const pause = PAUSES_MS[mail_tries];
  return db
    .updateTable('notifications')
    .set({ mail_due_at: pause === undefined ? null : now + pause, mail_tries: mail_tries + 1 })
    .where('id', '=', id)
    .where('mail_due_at', '<=', now)
    .returning(['id', 'user_id', 'kind', 'message', 'is_read', 'mail_tries', 'mail_expires_at'])
    .executeTakeFirst();
}

/** Undoes a claim, but for the pause. */
const putBack = (db: Db, { id, mail_tries }: Claimed, now: Instant) =>
  db
    .updateTable('notifications')
    .set({ mail_due_at: now + UNAVAILABLE_PAUSE_MS, mail_tries: mail_tries - 1 })
    .where('id', '=', id)
    .execute();

/** Undefined for a user who no longer wants the mail, and when it is too late for it. */
async function readerOf(db: Db, { user_id, kind, is_read, mail_expires_at }: Claimed, gameTime: Instant) {
  if (is_read === 1 || (mail_expires_at !== null && mail_expires_at <= gameTime)) return undefined;
  return await db
    .selectFrom('users')
    .select(['email as to', 'username'])
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', 0)
    .where('email_confirmed_at', 'is not', null)
    .where('email_notifications', '=', 1)
    .where(PREFERENCE[kind], '=', 1)
    .executeTakeFirst();
}
