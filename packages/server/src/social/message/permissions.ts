import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { isUserId, unknownUser } from '../../account/auth/require-user.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { canReply, requireThread, type Thread } from './people.ts';

/** Including the user who started the thread. */
const PARTICIPANTS_MAX = 21;

const idsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId);

/**
 * Checks that a user may start a thread with others, or one that adds them to the people of `thread`. Rejects existing
 * participants, those who have left, duplicates and too many with 400, unknown and hidden users with 404, and users they
 * don't follow with 403. Returns the people of the new thread.
 */
export async function requireFollowed(
  db: Db,
  userId: string,
  ids: readonly string[],
  thread?: Thread,
): Promise<string[]> {
  const participants = thread === undefined ? [userId] : idsOf(thread.participants);
  if (ids.includes(userId)) throw new HttpError(400, "You're already in this conversation.");
  if (ids.some((id) => participants.includes(id))) throw new HttpError(400, "They're already in this conversation.");
  if (thread && ids.some((id) => idsOf(thread.former).includes(id))) {
    throw new HttpError(400, 'They have left this conversation.');
  }
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
    .where(isVisibleTo(userId, 'users.id'))
    .execute();
  if (users.length < ids.length) throw unknownUser();
  if (users.some(({ followed }) => followed === null)) {
    throw new HttpError(403, 'You can only write to people you follow.');
  }
  return [...participants, ...ids];
}

/** Checks that a user sees a thread, else rejects with 404, and that someone is left in it, else rejects with 403. */
export async function requireWritable(db: Db, userId: string, threadId: string): Promise<Thread> {
  const thread = await requireThread(db, threadId, userId);
  if (canReply(thread, thread.isManaged)) return thread;
  throw new HttpError(403, 'Everyone else has left this conversation.');
}
