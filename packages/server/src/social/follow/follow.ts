import { unknownUser } from '../../account/auth/require-user.ts';
import { addUnlockJob } from '../../game/achievement/unlock-job.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countDeletedFollows, countNewFollows, type Follow } from './follow-counts.ts';
import { acceptRequestsFrom } from '../message/requests.ts';
import { isVisibleTo, requireVisible } from '../safety/hidden.ts';

/**
 * Keeps accounts from being deleted until the transaction ends. Rejects with 404 if one of them already is. SQLite runs
 * one transaction at a time.
 */
async function lockUsers(transaction: Db, ids: readonly string[]): Promise<void> {
  const users = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forShare())
    .execute();
  if (users.length < ids.length) throw unknownUser();
}

export type FollowDeps = Pick<RouteDeps, 'db' | 'clock'>;

/** Makes one user follow another, and stores the jobs for what both unlock. Rejects oneself with 400, unknown and hidden users with 404. */
export async function follow({ db, clock }: FollowDeps, followerId: string, followeeId: string): Promise<void> {
  await requireOther(db, followerId, followeeId);
  await inTransaction(db, async (transaction) => {
    await lockUsers(transaction, [followerId, followeeId]);
    const stored = await transaction
      .insertInto('follows')
      .values({ follower_id: followerId, followee_id: followeeId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['follower_id', 'followee_id', 'created_at'])
      .execute();
    if (stored.length === 0) return;
    await countNewFollows(transaction, stored);
    // Again, because a block may just have been stored.
    await requireVisible(transaction, followerId, followeeId);
    await acceptRequestsFrom(transaction, followeeId, followerId);
    // In this order everywhere, so that two users who follow each other at once can't deadlock.
    for (const userId of [followerId, followeeId].toSorted()) await addUnlockJob(transaction, userId, clock.now());
  });
}

/** Makes one user unfollow another, if they follow. Rejects oneself with 400, unknown and hidden users with 404. */
export async function unfollow(db: Db, followerId: string, followeeId: string): Promise<void> {
  await requireOther(db, followerId, followeeId);
  await deleteFollow(db, followerId, followeeId);
}

/** Deletes a follow without checking the users, so that removing a follower reveals nothing about them. */
export const deleteFollow = (db: Db, followerId: string, followeeId: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('follows')
      .where('follower_id', '=', followerId)
      .where('followee_id', '=', followeeId)
      .returning(['follower_id', 'followee_id', 'created_at'])
      .execute();
    await countDeletedFollows(transaction, deleted);
  });

/** Deletes the follows of a user whose account is deleted, in both directions, and returns them. */
export async function removeFollowsOf(db: Db, userId: string) {
  const deleted = await db
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('followee_id', '=', userId)]))
    .returning(['follower_id', 'followee_id', 'created_at'])
    .execute();
  await countDeletedFollows(db, deleted);
  for (const table of ['follow_counts', 'follow_gains'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  return deleted;
}

/** Stores the follows of a user whose account is restored, with those who are there and not hidden. */
export async function addFollows(db: Db, userId: string, follows: readonly Follow[]): Promise<void> {
  for (const chunk of chunksOf(follows)) {
    const otherOf = ({ follower_id, followee_id }: Follow) => (follower_id === userId ? followee_id : follower_id);
    const visible = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', chunk.map(otherOf))
      .where('deleted_at', 'is', null)
      .where(isVisibleTo(userId, 'users.id'))
      .execute();
    const ids = new Set(visible.map(({ id }) => id));
    const rows = chunk.filter((follow) => ids.has(otherOf(follow)));
    if (rows.length === 0) continue;
    const stored = await db
      .insertInto('follows')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['follower_id', 'followee_id', 'created_at'])
      .execute();
    await countNewFollows(db, stored);
  }
}

async function requireOther(db: Db, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) throw new HttpError(400, "You can't follow yourself.");
  await requireVisible(db, userId, otherId);
}
