import { createHash } from 'node:crypto';
import { isId } from '../db/id.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { Refusal } from '../http/refusal.ts';

/** The thread of these people: a set of people has one, and it is begun when there is none. */
export async function findOrCreateThread(
  db: Db,
  userIds: readonly string[],
  at: Instant,
): Promise<{ id: string; isNew: boolean }> {
  const key = createHash('sha256').update(JSON.stringify(userIds.toSorted())).digest('hex');
  return db.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    const begun = await transaction
      .insertInto('dm_threads')
      .values({ id, people_key: key, last_at: at })
      .onConflict((conflict) => conflict.column('people_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun === undefined) {
      const thread = await transaction
        .selectFrom('dm_threads')
        .select('id')
        .where('people_key', '=', key)
        .executeTakeFirstOrThrow();
      return { id: thread.id, isNew: false };
    }
    const participants = userIds.map((userId) => ({ thread_id: id, user_id: userId }));
    await transaction.insertInto('dm_participants').values(participants).execute();
    return { id, isNew: true };
  });
}

/**
 * Who takes part in a thread. Throws a `Refusal` (404), the same one for a thread of others as for none
 * (RELIABILITY.md 3.5).
 */
export async function participantsOf(db: Db, threadId: string, userId: string): Promise<string[]> {
  const rows = isId(threadId)
    ? await db.selectFrom('dm_participants').select('user_id').where('thread_id', '=', threadId).execute()
    : [];
  const ids = rows.map((row) => row.user_id);
  if (!ids.includes(userId)) throw new Refusal(404, 'This conversation does not exist.');
  return ids;
}
