import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

type NewThread = { leagueId: string; ownerId: string; at: Instant };

/** Starts the conversation of a new league. No set of people has its key, so nothing else finds it. */
export async function openLeagueThread(db: Db, { leagueId, ownerId, at }: NewThread): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('dm_threads')
    .values({ id, people_key: `league:${leagueId}`, last_at: at })
    .execute();
  await addToThread(db, id, ownerId);
  return id;
}

/** Lets a new member read and write the conversation, including what was written before. */
export const addToThread = (db: Db, threadId: string, userId: string) =>
  db
    .insertInto('dm_participants')
    .values({ thread_id: threadId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Hides the conversation from a former member. What they wrote stays, for the others. */
export const removeFromThread = (db: Db, threadId: string, userId: string) =>
  db.deleteFrom('dm_participants').where('thread_id', '=', threadId).where('user_id', '=', userId).execute();

/** Returns whether a thread is the conversation of a league, in which its members decide who is in it. */
export async function isLeagueThread(db: Db, threadId: string): Promise<boolean> {
  const league = await db
    .selectFrom('friend_leagues')
    .select('id')
    .where('thread_id', '=', threadId)
    .executeTakeFirst();
  return league !== undefined;
}
