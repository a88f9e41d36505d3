import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

/** Starts the conversation of a new league. No set of people has its key, so nothing else finds it. */
export async function openLeagueThread(db: Db, leagueId: string, ownerId: string, at: Instant): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('dm_threads')
    .values({ id, people_key: `league:${leagueId}`, last_at: at, started_by: null, is_managed: 1 })
    .execute();
  await addToThread(db, id, ownerId);
  return id;
}

/** Lets a new member read and write the conversation, including what was written before. */
export const addToThread = (db: Db, threadId: string, userId: string) =>
  db
    .insertInto('dm_participants')
    .values({ thread_id: threadId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['thread_id', 'user_id']).doUpdateSet({ left_at: null }))
    .execute();

/** Hides a conversation from someone who leaves. What they wrote stays, for the others. `at` is game time. */
export const removeFromThread = (db: Db, threadId: string, userId: string, at: Instant) =>
  db
    .updateTable('dm_participants')
    .set({ left_at: at })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute();
