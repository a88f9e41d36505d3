import type { Notification, NotificationTarget } from '@machine/contract';
import type { ExpressionBuilder, RawBuilder } from 'kysely';
import { type Instant, toIso, WEEK_MS } from '../../platform/clock/time.ts';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { NotificationKind } from '../../platform/db/tables-account.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { messageFor, TELLING_KINDS } from './neutral.ts';

/** Bounds the response (about 40 kB). Older unread notifications still count. */
const NOTIFICATIONS_SENT_MAX = 200;

/** Builds the condition that a user in a column isn't hidden from the viewer. */
export type IsVisibleTo = (viewerId: string, column: string) => RawBuilder<boolean>;

/** Leaves out what names a player who is hidden from the user: a block deletes it, but one may just have been stored. */
export const visibleNotifications = (db: Db, userId: string, isVisibleTo: IsVisibleTo) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where(isVisibleTo(userId, 'notifications.about_user_id'))
    .where(isVisibleTo(userId, 'notifications.other_user_id'));

/**
 * Hidden from a user: players who are hidden from them, and their own hidden results (see `HiddenSince`). `now` is
 * game time.
 */
type Unseen = { isVisibleTo: IsVisibleTo; hidden: Instant | null; now: Instant };

/** Of a day or a week, and old news after another week. */
const NEWS_KINDS = ['FOLLOWED_PICK', 'RESULTS', 'LEAGUE_WEEK'] as const satisfies readonly NotificationKind[];

/** Unread, except for the notice of a match that has started, and for old news. */
const isUnread = (now: Instant) => (eb: ExpressionBuilder<Tables, 'notifications'>) =>
  eb.and([
    eb('is_read', '=', 0),
    eb.or([eb('kind', 'not in', NEWS_KINDS), eb('created_at', '>', now - WEEK_MS)]),
    eb.or([
      eb('event_key', 'not like', 'match-start:%'),
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.id')
          .whereRef('matches.id', '=', 'notifications.target_id')
          .where('matches.start_time', '>', now),
      ),
    ]),
  ]);

/** Returns a user's notifications, newest first. */
export async function notificationsOf(
  db: Db,
  userId: string,
  { isVisibleTo, hidden, now }: Unseen,
): Promise<Notification[]> {
  const rows = await visibleNotifications(db, userId, isVisibleTo)
    .select(['id', 'kind', 'message', 'neutral_message', 'created_at', 'target_kind', 'target_id'])
    .select((eb) => eb.case().when(isUnread(now)(eb)).then(1).else(0).end().as('is_unread'))
    .where(isTold(hidden))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NOTIFICATIONS_SENT_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Never null: `isTold` has left those out.
    message: messageFor(row, hidden) ?? '',
    isRead: row.is_unread === 0,
    createdAt: toIso(row.created_at),
    target: targetOf(row),
  }));
}

type TargetRow = { target_kind: NotificationTarget['kind'] | null; target_id: string | null };

/** Returns what a notification is about, if anything. */
export const targetOf = ({ target_kind, target_id }: TargetRow): NotificationTarget | undefined =>
  target_kind === null ? undefined : { kind: target_kind, id: target_id ?? '' };

/** Counts what `notificationsOf` returns, without its limit. */
export async function countUnread(db: Db, userId: string, { isVisibleTo, hidden, now }: Unseen): Promise<number> {
  const { count } = await visibleNotifications(db, userId, isVisibleTo)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isUnread(now))
    .where(isTold(hidden))
    .executeTakeFirstOrThrow();
  return count;
}

/** Leaves out what would tell a result that is hidden since then. */
const isTold = (hidden: Instant | null) => (eb: ExpressionBuilder<Tables, 'notifications'>) =>
  hidden === null ? eb.lit(true) : eb.or([eb('created_at', '<=', hidden), eb('kind', 'not in', [...TELLING_KINDS])]);

/** Marks a notification as read. Throws an `HttpError` (404) when the user has no such notification. */
export async function markRead(db: Db, userId: string, id: string): Promise<void> {
  const marked = isId(id)
    ? await db
        .updateTable('notifications')
        .set({ is_read: 1 })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (marked === undefined) throw new HttpError(404, 'This notification does not exist.');
}

export async function markAllRead(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('user_id', '=', userId)
    .where('is_read', '=', 0)
    .execute();
}
