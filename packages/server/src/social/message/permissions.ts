import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { isLeagueThread } from '../friend-league/league-thread.ts';
import { isUserId, unknownUser } from '../../account/auth/require-user.ts';

/** Including the user who started the thread. */
const PARTICIPANTS_MAX = 21;

/**
 * Checks that a user may add others to a thread with `participants`. Rejects existing participants, duplicates and too
 * many with 400, unknown users with 404, and users they don't follow with 403.
 */
export async function requireFollowed(
  db: Db,
  userId: string,
  ids: readonly string[],
  participants: readonly string[] = [userId],
): Promise<void> {
  if (ids.includes(userId)) throw new HttpError(400, "You're already in this conversation.");
  if (ids.some((id) => participants.includes(id))) throw new HttpError(400, "They're already in this conversation.");
  if (new Set(ids).size < ids.length) throw new HttpError(400, 'Add each person only once.');
  if (participants.length + ids.length > PARTICIPANTS_MAX) {
    throw new HttpError(400, `A conversation can have at most ${PARTICIPANTS_MAX} people.`);
  }
  if (!ids.every(isUserId)) throw unknownUser();
  const users = await db
    .selectFrom('users')
    .leftJoin('follows', (join) =>
      join.onRef('follows.followee_id', '=', 'users.id').on('follows.follower_id', '=', userId),
    )
    .select('follows.followee_id as followed')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute();
  if (users.length < ids.length) throw unknownUser();
  if (users.some(({ followed }) => followed === null)) throw notFollowed();
}

/** Checks that people can be added to a thread. Rejects the thread of a league, which one joins by its link, with 400. */
export async function requireOpenThread(db: Db, threadId: string): Promise<void> {
  if (await isLeagueThread(db, threadId)) {
    throw new HttpError(400, 'This is the chat of a league. Share its invite link to add people.');
  }
}

const notFollowed = () => new HttpError(403, 'You can only write to people you follow.');

/**
 * Checks that a user follows at least one participant of a thread; otherwise they may only read it. Rejects with 403.
 * Deleting an account removes its followers. Whoever is in the thread of a league may write there.
 */
export async function requireFollowedIn(db: Db, userId: string, threadId: string): Promise<void> {
  if (await isLeagueThread(db, threadId)) return;
  const followed = await db
    .selectFrom('follows')
    .innerJoin('dm_participants', 'dm_participants.user_id', 'follows.followee_id')
    .select('follows.followee_id')
    .where('follows.follower_id', '=', userId)
    .where('dm_participants.thread_id', '=', threadId)
    .limit(1)
    .executeTakeFirst();
  if (followed === undefined) throw notFollowed();
}
