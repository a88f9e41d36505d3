import type { ModerationAction, ReportReason } from '@machine/contract';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { REASON_TEXTS, timeText } from './sanctions.ts';

type Undone = { id: string; userId: string; action: ModerationAction };
type Decision = Undone & { reason: ReportReason; endsAt: Instant | null };

/** The player's notification. It has nothing of who reported them. Null: nothing. */
const MESSAGES: Record<ModerationAction, ((because: string, until: string) => string) | null> = {
  DISMISS: null,
  HIDE: (because) => `A moderator has hidden something of yours ${because}.`,
  WARN: (because) => `A moderator has warned you ${because}. Please keep it friendly.`,
  MUTE: (because, until) => `You can't write until ${until} ${because}.`,
  SUSPEND: (because) => `Your account was suspended ${because}.`,
};

/** Notifies a player of a decision. Returns the users to notify after the commit. */
export async function notifyOfDecision(
  db: Db,
  { id, userId, action, reason, endsAt }: Decision,
  at: Instant,
): Promise<string[]> {
  const message = MESSAGES[action]?.(`because of ${REASON_TEXTS[reason]}`, timeText(endsAt ?? at));
  if (message === undefined) return [];
  return createNotifications(db, [{ userId, kind: 'MODERATION', eventKey: `moderation:${id}`, message, at }]);
}

/** Notifies a player that a decision was undone, and deletes the notification of it. */
export async function notifyOfUndo(db: Db, { id, userId, action }: Undone, at: Instant): Promise<string[]> {
  if (MESSAGES[action] === null) return [];
  const eventKey = `moderation:${id}`;
  await db.deleteFrom('notifications').where('user_id', '=', userId).where('event_key', '=', eventKey).execute();
  const message = 'A moderator has taken back a decision about you. Sorry about that.';
  return createNotifications(db, [{ userId, kind: 'MODERATION', eventKey: `${eventKey}:undone`, message, at }]);
}
