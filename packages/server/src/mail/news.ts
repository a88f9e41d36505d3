import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { HOUR_MS, MINUTE_MS } from '../feed/time.ts';
import { PREFERENCE } from '../notification/write.ts';
import type { Services } from '../services.ts';
import { newsMail } from './letters.ts';

/** So many mails a turn. */
const BATCH = 20;
/** How long after a try the next one is made: if it failed, or if the process died in it. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS];

type Needs = Pick<Services, 'db' | 'wall' | 'mailer' | 'stopLinks' | 'origin'>;

/**
 * Mails the notifications that are due, the oldest first, to those who still want them and have not read them. Each
 * is taken, sent and ticked off by itself, in whatever process: nobody else sends what one has taken.
 */
export function createNewsMails({ db, wall, mailer, stopLinks, origin }: Needs): () => Promise<void> {
  return async () => {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const news = await takeNext(db, wall());
      if (news === undefined) return;
      const reader = await readerOf(db, news);
      if (reader !== undefined) {
        const letter = { ...reader, id: news.id, message: news.message, stopUrl: await stopLinks.urlFor(news.user_id) };
        // What fails now fails for the next one, too.
        if (!(await mailer.send(newsMail(letter, origin())))) return;
      }
      await db.updateTable('notifications').set({ mail_due_at: null }).where('id', '=', news.id).execute();
    }
  };
}

const nextOf = (db: Db, now: Instant) =>
  db
    .selectFrom('notifications')
    .select(['id', 'mail_tries'])
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

/** After the last try it is not due any more, whatever becomes of it. Undefined when another process was quicker. */
async function takeNext(db: Db, now: Instant) {
  const next = await nextOf(db, now);
  if (next === undefined) return undefined;
  const pause = PAUSES_MS[next.mail_tries];
  return db
    .updateTable('notifications')
    .set({ mail_due_at: pause === undefined ? null : now + pause, mail_tries: next.mail_tries + 1 })
    .where('id', '=', next.id)
    .where('mail_due_at', '<=', now)
    .returning(['id', 'user_id', 'kind', 'message', 'is_read'])
    .executeTakeFirst();
}

/** Undefined for somebody who no longer wants to be told. */
async function readerOf(db: Db, { user_id, kind, is_read }: Taken) {
  if (is_read === 1) return undefined;
  return await db
    .selectFrom('users')
    .select(['email as to', 'username'])
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', 0)
    .where('email_notifications', '=', 1)
    .where(PREFERENCE[kind], '=', 1)
    .executeTakeFirst();
}
