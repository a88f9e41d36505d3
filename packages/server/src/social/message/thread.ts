import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';

/**
 * Returns the one thread of a set of users, creating it when it doesn't exist. A new thread is a request for those who
 * don't follow `starterId`. Players who have left an existing one stay away, except for the starter, who returns.
 */
export async function findOrCreateThread(
  db: Db,
  starterId: string,
  userIds: readonly string[],
  at: Instant,
): Promise<{ id: string; isNew: boolean }> {
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
    const followers = new Set(await followersAmong(transaction, starterId, userIds));
    const participants = userIds.map((userId) => ({
      thread_id: id,
      user_id: userId,
      is_request: userId === starterId || followers.has(userId) ? (0 as const) : (1 as const),
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

async function followersAmong(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('follows')
    .select('follower_id')
    .where('followee_id', '=', userId)
    .where('follower_id', 'in', ids)
    .execute();
  return rows.map(({ follower_id }) => follower_id);
}
