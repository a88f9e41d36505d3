import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import { isUserId, unknownUser } from '../profile/require-user.ts';

/** Oneself, and as many others as can be named at once. */
const PEOPLE_MAX = 21;

/**
 * Checks whom a user wants to write to, beside those who take part already. Throws a `Refusal`: 400 for oneself,
 * somebody twice or too many, 404 for somebody who is not there, 403 for somebody whom the user does not follow.
 */
export async function requireFollowed(
  db: Db,
  userId: string,
  ids: readonly string[],
  participants: readonly string[] = [userId],
): Promise<void> {
  if (ids.includes(userId)) throw new Refusal(400, 'You are part of the conversation anyway.');
  if (ids.some((id) => participants.includes(id)))
    throw new Refusal(400, 'They take part in this conversation already.');
  if (new Set(ids).size < ids.length) throw new Refusal(400, 'Name each person once.');
  if (participants.length + ids.length > PEOPLE_MAX) {
    throw new Refusal(400, `A conversation takes ${PEOPLE_MAX} people at most.`);
  }
  if (!ids.every(isUserId)) throw unknownUser();
  const people = await db
    .selectFrom('users')
    .leftJoin('follows', (join) =>
      join.onRef('follows.followee_id', '=', 'users.id').on('follows.follower_id', '=', userId),
    )
    .select('follows.followee_id as followed')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute();
  if (people.length < ids.length) throw unknownUser();
  if (people.some(({ followed }) => followed === null)) throw notFollowed();
}

const notFollowed = () => new Refusal(403, 'You can only write to people you follow.');

/**
 * Checks that a user follows at least one person in a thread; without that they can only read it. Throws a `Refusal`
 * (403). Deleting an account removes its followers.
 */
export async function requireFollowedIn(db: Db, userId: string, threadId: string): Promise<void> {
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
