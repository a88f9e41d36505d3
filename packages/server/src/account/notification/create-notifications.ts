import type { NotificationTarget, PreferenceKey } from '@machine/contract';
import { sql } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { NotificationKind, SnakeCase } from '../../platform/db/tables-account.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';

export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  /** Identifies the event, or all events of a kind on a game day. A user gets at most one notification for it. */
  eventKey: string;
  message: string;
  /** The message without results. If it is missing, players who hide results don't get notifications of kinds that reveal them. */
  neutralMessage?: string;
  at: Instant;
  /** The screen it opens, if any. */
  target?: NotificationTarget;
  /** The users that the message names, at most two. The notification is deleted together with their accounts. */
  aboutUserIds?: readonly string[];
};

/** The column of the preference for each kind; null: can't be turned off. */
const PREFERENCE_COLUMNS = {
  RANK_UP: 'notify_rank_up',
  ACHIEVEMENT: 'notify_achievement',
  MATCH_START: 'notify_match_start',
  FOLLOWED_PICK: 'notify_follower_pick',
  RESULTS: 'notify_results',
  LEAGUE_WEEK: 'notify_results',
  MODERATION: null,
  MESSAGE_REQUEST: null,
  AWAY: null,
} as const satisfies Record<NotificationKind, SnakeCase<PreferenceKey> | null>;

const PREFERENCE_COLUMN_NAMES = Object.values(PREFERENCE_COLUMNS).filter((column) => column !== null);

type Wants = Record<(typeof PREFERENCE_COLUMN_NAMES)[number], 0 | 1>;

export function isWantedKind(kind: NotificationKind, wants: Wants): boolean {
  const column = PREFERENCE_COLUMNS[kind];
  return column === null || wants[column] === 1;
}

/** A digest may contain the event this long after it. Null: never, because it would be too late or isn't for emails. */
const DIGEST_LIFETIME_MS: Record<NotificationKind, number | null> = {
  MATCH_START: null,
  FOLLOWED_PICK: 2 * DAY_MS,
  RESULTS: 2 * DAY_MS,
  LEAGUE_WEEK: 2 * DAY_MS,
  RANK_UP: 3 * DAY_MS,
  ACHIEVEMENT: 3 * DAY_MS,
  MODERATION: null,
  MESSAGE_REQUEST: null,
  AWAY: 3 * DAY_MS,
};

/**
 * Creates notifications for users who want them, to be included in the email digest of those who also want emails and
 * have confirmed their address. Skips bots and notifications that already exist. Returns the users of the created ones,
 * to be notified after the commit.
 */
export async function createNotifications(
  db: Db,
  notifications: readonly NewNotification[],
  update?: typeof updateChanged,
): Promise<string[]> {
  const recipients: string[] = [];
  for (const chunk of chunksOf(notifications)) {
    const wanted = await filterWanted(db, chunk);
    if (wanted.length === 0) continue;
    const created = await insertMissing(db, wanted);
    recipients.push(...created);
    const isNew = new Set(created);
    const existing = wanted.filter(({ userId }) => !isNew.has(userId));
    if (existing.length > 0) await update?.(db, existing);
  }
  return recipients;
}

/**
 * Like `createNotifications`, but what already exists gets the new message: one notification for everything of its kind
 * that happens on a day. It stays read, and its user isn't notified again.
 */
export const createOrUpdateNotifications = (db: Db, notifications: readonly NewNotification[]) =>
  createNotifications(db, notifications, updateChanged);

type Wanted = NewNotification & { isEmailed: boolean };

/** Returns the users of the inserted ones. */
async function insertMissing(db: Db, notifications: readonly Wanted[]): Promise<string[]> {
  const created = await db
    .insertInto('notifications')
    .values(
      notifications.map(
        ({ userId, kind, eventKey, message, neutralMessage, at, target, aboutUserIds = [], isEmailed }) => {
          const lifetime = isEmailed ? DIGEST_LIFETIME_MS[kind] : null;
          return {
            id: crypto.randomUUID(),
            user_id: userId,
            kind,
            event_key: eventKey,
            message,
            neutral_message: neutralMessage ?? null,
            created_at: at,
            mail_due_at: lifetime === null ? null : at,
            mail_expires_at: lifetime === null ? null : at + lifetime,
            about_user_id: aboutUserIds[0] ?? null,
            other_user_id: aboutUserIds[1] ?? null,
            target_kind: target?.kind ?? null,
            target_id: target?.id ?? null,
          };
        },
      ),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
    .returning('user_id')
    .execute();
  return created.map(({ user_id }) => user_id);
}

/** Updates those with another message, in one statement. */
async function updateChanged(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  const rows = notifications.map(
    ({ userId, eventKey, message, neutralMessage, target, aboutUserIds = [] }) =>
      sql`(${userId}, ${eventKey}, ${message}, cast(${neutralMessage ?? null} as text), cast(${target?.kind ?? null} as text), cast(${target?.id ?? null} as text),
        cast(${aboutUserIds[0] ?? null} as text), cast(${aboutUserIds[1] ?? null} as text))`,
  );
  await sql`
    with fresh(user_id, event_key, message, neutral_message, target_kind, target_id, about_user_id, other_user_id) as (values ${sql.join(rows)})
    update notifications set message = fresh.message, neutral_message = fresh.neutral_message, target_kind = fresh.target_kind, target_id = fresh.target_id,
      about_user_id = fresh.about_user_id, other_user_id = fresh.other_user_id
    from fresh where notifications.user_id = fresh.user_id and notifications.event_key = fresh.event_key
      and notifications.message <> fresh.message`.execute(db);
}

async function filterWanted(db: Db, notifications: readonly NewNotification[]): Promise<Wanted[]> {
  const ids = [...new Set(notifications.map(({ userId }) => userId))];
  const users = await db
    .selectFrom('users')
    .select(['id', 'email_notifications', 'email_confirmed_at', ...PREFERENCE_COLUMN_NAMES])
    .where('id', 'in', ids)
    .where('is_bot', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return notifications.flatMap((notification) => {
    const user = byId.get(notification.userId);
    if (user === undefined || !isWantedKind(notification.kind, user)) return [];
    return [{ ...notification, isEmailed: user.email_notifications === 1 && user.email_confirmed_at !== null }];
  });
}
