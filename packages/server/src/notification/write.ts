import { MATCH_START_NOTICE_MINUTES, type PreferenceKey } from '@machine/contract';
import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { NotificationKind, SnakeCase } from '../db/tables.ts';
import type { Instant } from '../feed/feed.ts';
import { DAY_MS, MINUTE_MS } from '../feed/time.ts';

/** Something that a user may want to know. */
export type News = {
  userId: string;
  kind: NotificationKind;
  /** Names the event: written twice, it is one notification. */
  eventKey: string;
  message: string;
  at: Instant;
  /** The game time from which on a mail is too late; by default a while after `at`. */
  mailUntil?: Instant;
  /** Whose deed it is: it is forgotten when they are. */
  aboutUserId?: string;
};

/** The time at which a mail is due at once. */
const AT_ONCE: Instant = 0;

/** Which preference lets a kind through (SPEC.md §3). */
export const PREFERENCE = {
  RANK_UP: 'notify_rank_up',
  ACHIEVEMENT: 'notify_achievement',
  MATCH_START: 'notify_match_start',
  FOLLOWED_PICK: 'notify_follower_pick',
} as const satisfies Record<NotificationKind, SnakeCase<PreferenceKey>>;

/** How long after the event a mail about it is still worth sending. */
const MAILED_FOR_MS: Record<NotificationKind, number> = {
  MATCH_START: MATCH_START_NOTICE_MINUTES * MINUTE_MS,
  FOLLOWED_PICK: DAY_MS,
  RANK_UP: 3 * DAY_MS,
  ACHIEVEMENT: 3 * DAY_MS,
};

/**
 * Writes notifications for those who want them, and queues mails to those of them who want mails and have confirmed
 * their address; bots want none. What is written already is left as it is.
 */
export async function writeNews(db: Db, news: readonly News[]): Promise<void> {
  for (const chunk of chunksOf(news)) {
    const wanted = await wantedBy(db, chunk);
    if (wanted.length === 0) continue;
    await db
      .insertInto('notifications')
      .values(
        wanted.map(({ userId, kind, eventKey, message, at, mailUntil, aboutUserId, isMailed }) => ({
          id: crypto.randomUUID(),
          user_id: userId,
          kind,
          event_key: eventKey,
          message,
          created_at: at,
          mail_due_at: isMailed ? AT_ONCE : null,
          mail_expires_at: isMailed ? (mailUntil ?? at + MAILED_FOR_MS[kind]) : null,
          about_user_id: aboutUserId ?? null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
      .execute();
  }
}

async function wantedBy(db: Db, news: readonly News[]): Promise<(News & { isMailed: boolean })[]> {
  const ids = [...new Set(news.map(({ userId }) => userId))];
  const users = await db
    .selectFrom('users')
    .select(['id', 'email_notifications', 'email_confirmed_at', ...Object.values(PREFERENCE)])
    .where('id', 'in', ids)
    .where('is_bot', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return news.flatMap((one) => {
    const user = byId.get(one.userId);
    if (user?.[PREFERENCE[one.kind]] !== 1) return [];
    return [{ ...one, isMailed: user.email_notifications === 1 && user.email_confirmed_at !== null }];
  });
}
