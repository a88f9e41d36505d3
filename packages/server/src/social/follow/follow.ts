import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireUser } from '../../account/auth/require-user.ts';

/** Makes one user follow another and returns whether that is new. Rejects oneself with 400, unknown users with 404. */
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

/** Makes one user unfollow another, if they follow. Rejects oneself with 400, unknown users with 404. */
export async function unfollow(db: Db, followerId: string, followeeId: string): Promise<void> {
  await requireOther(db, followerId, followeeId);
  await deleteFollow(db, followerId, followeeId);
}

/** Deletes a follow without checking the users, so that removing a follower reveals nothing about them. */
export async function deleteFollow(db: Db, followerId: string, followeeId: string): Promise<void> {
  await db.deleteFrom('follows').where('follower_id', '=', followerId).where('followee_id', '=', followeeId).execute();
}

async function requireOther(db: Db, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) throw new HttpError(400, "You can't follow yourself.");
  await requireUser(db, otherId);
}
