import { createHash } from 'node:crypto';
import { isUserId, unknownUser } from '../../account/auth/require-user.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { canReply, type Person, requireThread, type Thread } from './people.ts';

/**
 * Returns the one thread of a set of users, creating it when it doesn't exist. A new thread is a request for those who
 * don't follow `starterId`. Players who have left an existing one stay away, except for the starter, who returns.
 */
export async function findOrCreateThread(db: Db, starterId: string, userIds: readonly string[], at: Instant) {
  const key = createHash('sha256').update(JSON.stringify(userIds.toSorted())).digest('hex');
  return db.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    const created = await transaction
      .insertInto('dm_threads')
      .values({ id, people_key: key, last_at: at, started_by: starterId })
      .onConflict((conflict) => conflict.column('people_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined) return { id: await returnTo(transaction, key, starterId), isNew: false };
    const followers = await transaction
      .selectFrom('follows')
      .select('follower_id')
      .where('followee_id', '=', starterId)
      .where('follower_id', 'in', userIds)
      .execute();
    const accepted = new Set([starterId, ...followers.map(({ follower_id }) => follower_id)]);
    const participants = userIds.map((userId) => ({
      thread_id: id,
      user_id: userId,
      is_request: accepted.has(userId) ? (0 as const) : (1 as const),
    }));
    await transaction.insertInto('dm_participants').values(participants).execute();
    return { id, isNew: true };
  });
}

/** Returns the id of an existing thread, whose starter accepts it or comes back: they see what is written from then on. */
async function returnTo(db: Db, key: string, userId: string): Promise<string> {
  const thread = await db
    .selectFrom('dm_threads')
    .select(['id', 'last_position'])
    .where('people_key', '=', key)
    .executeTakeFirstOrThrow();
  const own = db.updateTable('dm_participants').where('thread_id', '=', thread.id).where('user_id', '=', userId);
  await own.set({ left_at: null, hidden_until: thread.last_position }).where('left_at', 'is not', null).execute();
  await own.set({ is_request: 0 }).where('is_request', '=', 1).execute();
  return thread.id;
}

/** Including the user who started the thread. */
const PARTICIPANTS_MAX = 21;

const idsOf = (people: readonly Person[]) => people.map(({ user_id }) => user_id);

/**
 * Checks that a user may start a thread with others, or one that adds them to the people of `thread`. Rejects existing
 * participants, those who have left, duplicates and too many with 400, unknown and hidden users with 404, and users they
 * don't follow with 403. Returns the people of the new thread.
 */
export async function requireFollowed(db: Db, userId: string, ids: readonly string[], thread?: Thread) {
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
export async function requireWritable(db: Db, userId: string, threadId: string): Promise<void> {
  const thread = await requireThread(db, threadId, userId);
  if (!canReply(thread)) throw new HttpError(403, 'Everyone else has left this conversation.');
}
