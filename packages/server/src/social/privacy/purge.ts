import { ACCOUNT_DELETION_DAYS, DELETED_USER } from '@machine/contract';
import { endAccessOf } from '../../platform/session/session-store.ts';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { hideUsername } from '../../account/auth/username-suffixes.ts';
import { removeBoardTotalsOf } from '../../game/leaderboard/board-totals.ts';
import { removeFollowsOf } from '../follow/follow.ts';
import { removeBlocksAndMutesOf, removeNotificationsAbout } from '../safety/blocks-and-mutes.ts';
import { DELETED_TEXT, purgeModerationOf } from '../moderation/purge-moderation.ts';
import { requestErasure } from './erasure.ts';

/** Half a day before the deadline, so that it is met even if the server is down for a while. */
const PURGE_AFTER_MS = ACCOUNT_DELETION_DAYS * DAY_MS - 12 * HOUR_MS;

/** The tables whose rows are only about one user. */
const OWN_ROWS = [
  'account_deletions',
  'calendar_addresses',
  'chat_reads',
  'deleted_texts',
  'email_confirmations',
  'former_usernames',
  'hidden_results',
  'notifications',
  'password_resets',
  'push_subscriptions',
  'pushes',
  'reminder_settings',
  'shares',
  'shown_results',
  'user_achievements',
  'user_clubs',
] as const;

/** Purges accounts that were deleted no later than `deletedBy`. After an interruption, the next call continues. */
export async function purgeDeleted(db: Db, now: Instant, deletedBy = now - PURGE_AFTER_MS): Promise<void> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<=', deletedBy)
    .where('deleted_at', 'is not', null)
    .where('purged_at', 'is', null)
    .execute();
  for (const { id } of due) await db.transaction().execute((transaction) => purge(transaction, id, now));
}

/**
 * Removes all personal data of a user, including what they wrote, and frees their email address and username. Their
 * picks, grades and the positions of their messages stay, under an anonymous id.
 */
async function purge(db: Db, userId: string, now: Instant): Promise<void> {
  await requestErasure(db);
  await endAccessOf(db, userId);
  await removeFollowsOf(db, userId);
  await removeBlocksAndMutesOf(db, userId);
  await hideUsername(db, userId);
  await removeBoardTotalsOf(db, userId);
  await removeNotificationsAbout(db, userId);
  await purgeModerationOf(db, userId, now);
  for (const table of OWN_ROWS) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  const anonymized = { text: DELETED_TEXT, request_key: null };
  for (const table of ['chat_messages', 'dm_messages'] as const)
    await db.updateTable(table).set(anonymized).where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({
      username: DELETED_USER,
      renamed_at: null,
      // The colon keeps it from matching any username.
      username_key: `deleted:${userId}`,
      email: '',
      email_key: `deleted:${userId}`,
      first_name: '',
      last_name: '',
      password_hash: null,
      profile_image_url: null,
      email_notifications: 0,
      notify_rank_up: 0,
      notify_achievement: 0,
      notify_match_start: 0,
      notify_follower_pick: 0,
      notify_results: 0,
      digest_due_at: null,
      results_seen_at: null,
      email_confirmed_at: null,
      is_moderator: 0,
      muted_until: null,
      suspended_until: null,
      purged_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
