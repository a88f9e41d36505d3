import { createHash } from 'node:crypto';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Returns the one thread of a set of users, creating it when it doesn't exist. */
export async function findOrCreateThread(
  db: Db,
  userIds: readonly string[],
  at: Instant,
): Promise<{ id: string; isNew: boolean }> {
  const key = createHash('sha256').update(JSON.stringify(userIds.toSorted())).digest('hex');
  return db.transaction().execute(async (transaction) => {
    const id = crypto.randomUUID();
    const created = await transaction
      .insertInto('dm_threads')
      .values({ id, people_key: key, last_at: at })
      .onConflict((conflict) => conflict.column('people_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined) {
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

/** Returns a thread's participants. Rejects an thread of others with the same 404 as an unknown one. */
export async function participantsOf(db: Db, threadId: string, userId: string): Promise<string[]> {
  const rows = isId(threadId)
    ? await db.selectFrom('dm_participants').select('user_id').where('thread_id', '=', threadId).execute()
    : [];
  const ids = rows.map((row) => row.user_id);
  if (!ids.includes(userId)) throw new HttpError(404, "This conversation doesn't exist.");
  return ids;
}
