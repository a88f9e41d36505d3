import type { Db } from '../../platform/db/open.ts';
import { FOLLOW_ROWS_MAX } from './list-follows.ts';

/** Counts a user's followers (side `followee_id`) or followees (side `follower_id`). */
export async function countFollows(db: Db, side: 'follower_id' | 'followee_id', userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(side, '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFollowing(db: Db, followerId: string, followeeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the users that a user follows, newest first. */
export async function followeesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('followee_id')
    .limit(FOLLOW_ROWS_MAX)
    .execute();
  return rows.map((row) => row.followee_id);
}
