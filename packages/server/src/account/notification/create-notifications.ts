import { MATCH_START_NOTICE_MINUTES, type PreferenceKey } from '@machine/contract';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { NotificationKind, SnakeCase } from '../../platform/db/tables.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/time.ts';

export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  /** Identifies the event. A user gets at most one notification for it. */
  eventKey: string;
  message: string;
  at: Instant;
  /** The game time after which no email is sent. The default depends on the kind. */
  emailExpiresAt?: Instant;
  /** The user whose action this is about. The notification is deleted together with their account. */
  aboutUserId?: string;
};

/** A due time in the past. */
const IMMEDIATELY: Instant = 0;

/** The column of the preference for each kind. */
export const PREFERENCE_COLUMNS = {
  RANK_UP: 'notify_rank_up',
  ACHIEVEMENT: 'notify_achievement',
  MATCH_START: 'notify_match_start',
  FOLLOWED_PICK: 'notify_follower_pick',
} as const satisfies Record<NotificationKind, SnakeCase<PreferenceKey>>;

/** How long after the event an email is still worth sending. */
const EMAIL_LIFETIME_MS: Record<NotificationKind, number> = {
  MATCH_START: MATCH_START_NOTICE_MINUTES * MINUTE_MS,
  FOLLOWED_PICK: DAY_MS,
  RANK_UP: 3 * DAY_MS,
  ACHIEVEMENT: 3 * DAY_MS,
};

/**
 * Creates notifications for users who want them, and queues an email for those who also want emails and have confirmed
 * their address. Skips bots and notifications that already exist. Returns the users of the created ones, to be notified
 * after the commit.
 */
export async function createNotifications(db: Db, notifications: readonly NewNotification[]): Promise<string[]> {
  const recipients: string[] = [];
  for (const chunk of chunksOf(notifications)) {
    const wanted = await filterWanted(db, chunk);
    if (wanted.length === 0) continue;
    const created = await db
      .insertInto('notifications')
      .values(
        wanted.map(({ userId, kind, eventKey, message, at, emailExpiresAt, aboutUserId, isEmailed }) => ({
          id: crypto.randomUUID(),
          user_id: userId,
          kind,
          event_key: eventKey,
          message,
          created_at: at,
          mail_due_at: isEmailed ? IMMEDIATELY : null,
          mail_expires_at: isEmailed ? (emailExpiresAt ?? at + EMAIL_LIFETIME_MS[kind]) : null,
          about_user_id: aboutUserId ?? null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
      .returning('user_id')
      .execute();
    for (const { user_id } of created) recipients.push(user_id);
  }
  return recipients;
}

async function filterWanted(
  db: Db,
  notifications: readonly NewNotification[],
): Promise<(NewNotification & { isEmailed: boolean })[]> {
  const ids = [...new Set(notifications.map(({ userId }) => userId))];
  const users = await db
    .selectFrom('users')
    .select(['id', 'email_notifications', 'email_confirmed_at', ...Object.values(PREFERENCE_COLUMNS)])
    .where('id', 'in', ids)
    .where('is_bot', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return notifications.flatMap((notification) => {
    const user = byId.get(notification.userId);
    if (user?.[PREFERENCE_COLUMNS[notification.kind]] !== 1) return [];
    return [{ ...notification, isEmailed: user.email_notifications === 1 && user.email_confirmed_at !== null }];
  });
}
