import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import { chunksOf } from '../../platform/db/chunks.ts';

/** How long the notification waits for the crowd counts to include the pick, in game time. */
const ANNOUNCE_DELAY_MS = 5 * MINUTE_MS;
/** Maximum picks announced per call; the rest wait for the next call. */
const ANNOUNCED_MAX = 500;

/** Builds the SQL for the `announce_due_at` of a new pick: null when the user has no followers besides bots. */
export const announceDueAt = (userId: RawBuilder<string>, pickedAt: RawBuilder<Instant>) => sql<Instant | null>`case
  when exists (
    select 1 from follows inner join users on users.id = follows.follower_id
    where follows.followee_id = ${userId} and users.is_bot = 0)
  then ${pickedAt} + cast(${sql.lit(ANNOUNCE_DELAY_MS)} as bigint) end`;

/**
 * Notifies followers of picks that are included in the crowd counts or have waited long enough. Due times are stored, so
 * the next call continues after an interruption.
 */
export async function announcePicks(db: Db, at: Instant, notify: Notify): Promise<void> {
  const due = await db
    .selectFrom('picks')
    .select(['id', 'user_id as userId', 'match_id as matchId'])
    .where('announce_due_at', 'is not', null)
    .where((eb) => eb.or([eb('crowd_batch', 'is not', null), eb('announce_due_at', '<=', at)]))
    .orderBy('announce_due_at')
    .limit(ANNOUNCED_MAX)
    .execute();
  for (const { id, ...pick } of due) {
    await notifyFollowers(db, pick, at, notify);
    // One row per statement, so that processes announcing the same picks can't deadlock.
    await db.updateTable('picks').set({ announce_due_at: null }).where('id', '=', id).execute();
  }
}

/**
 * Notifies followers that a user has picked, without the choice, which is private until the match starts. Repeated calls
 * create one notification.
 */
async function notifyFollowers(
  db: Db,
  { userId, matchId }: { userId: string; matchId: string },
  at: Instant,
  notify: Notify,
): Promise<void> {
  const followers = await db.selectFrom('follows').select('follower_id').where('followee_id', '=', userId).execute();
  if (followers.length === 0) return;
  const event = await db
    .selectFrom('picks')
    .innerJoin('users', 'users.id', 'picks.user_id')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select(['users.username', 'matches.home_team', 'matches.away_team'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', '=', matchId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (event === undefined) return;
  const message = `${event.username} picked on ${event.home_team} @ ${event.away_team}`;
  const eventKey = `pick:${userId}:${matchId}`;
  const kind = 'FOLLOWED_PICK';
  for (const chunk of chunksOf(followers)) {
    const notifications = chunk.map(
      (row) => ({ userId: row.follower_id, kind, eventKey, message, at, aboutUserId: userId }) as const,
    );
    // After each chunk, so that a retry, which skips stored notifications, doesn't skip their users.
    notify(await createNotifications(db, notifications));
  }
}
