import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { Refusal } from '../http/refusal.ts';
import { requireUser } from '../profile/require-user.ts';

/**
 * Makes one user follow another; whether that is new. Throws a `Refusal`: 400 for oneself, 404 for somebody who is
 * not there.
 */
export async function follow(db: Db, followerId: string, followeeId: string, at: Instant): Promise<boolean> {
  await requireOther(db, followerId, followeeId);
  const stored = await db
    .insertInto('follows')
    .values({ follower_id: followerId, followee_id: followeeId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('followee_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Ends it; where there is nothing to end, nothing happens. Throws the same `Refusal`s. */
export async function unfollow(db: Db, followerId: string, followeeId: string): Promise<void> {
  await requireOther(db, followerId, followeeId);
  await deleteFollow(db, followerId, followeeId);
}

/** The same from the other end, by the one who is followed: of who is not there nothing is said. */
export async function deleteFollow(db: Db, followerId: string, followeeId: string): Promise<void> {
  await db.deleteFrom('follows').where('follower_id', '=', followerId).where('followee_id', '=', followeeId).execute();
}

async function requireOther(db: Db, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) throw new Refusal(400, 'You cannot follow yourself.');
  await requireUser(db, otherId);
}
