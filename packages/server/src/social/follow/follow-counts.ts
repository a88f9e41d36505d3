import { sql } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';

type Follow = { follower_id: string; followee_id: string };
type Counts = { followers: number; following: number };

/** Counts follows that this transaction has inserted. */
export async function countNewFollows(db: Db, follows: readonly Follow[]): Promise<void> {
  for (const [userId, { followers, following }] of changesBy(follows)) {
    await sql`insert into follow_counts (user_id, username_key, followers, following)
      select id, username_key, cast(${followers} as integer), cast(${following} as integer)
      from users where id = ${userId}
      on conflict (user_id) do update set
        followers = follow_counts.followers + excluded.followers,
        following = follow_counts.following + excluded.following`.execute(db);
  }
}

/** Subtracts follows that this transaction has deleted. */
export async function countDeletedFollows(db: Db, follows: readonly Follow[]): Promise<void> {
  // Nearly all users have the same change, so one statement changes many of them.
  const bySize = Map.groupBy(changesBy(follows), ([, { followers, following }]) => `${followers} ${following}`);
  for (const changes of bySize.values()) {
    const { followers = 0, following = 0 } = changes[0]?.[1] ?? {};
    for (const chunk of chunksOf(changes)) {
      await db
        .updateTable('follow_counts')
        .set((eb) => ({ followers: eb('followers', '-', followers), following: eb('following', '-', following) }))
        .where(
          'user_id',
          'in',
          chunk.map(([userId]) => userId),
        )
        .execute();
    }
  }
}

/** Returns how many followers and followees each user gains, by id: in a fixed order, transactions can't deadlock. */
function changesBy(follows: readonly Follow[]): [userId: string, Counts][] {
  const changes = new Map<string, Counts>();
  const changesOf = (userId: string) => {
    const known = changes.get(userId) ?? { followers: 0, following: 0 };
    changes.set(userId, known);
    return known;
  };
  for (const { follower_id, followee_id } of follows) {
    changesOf(follower_id).following += 1;
    changesOf(followee_id).followers += 1;
  }
  return [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Locks the counts of users until the transaction ends, in the given order, creating them where there are none. What
 * depends on whether two users follow each other therefore happens before or after a follow, and never at once.
 */
export async function lockFollowCounts(db: Db, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    await sql`insert into follow_counts (user_id, username_key, followers, following)
      select id, username_key, 0, 0 from users where id = ${userId}
      on conflict (user_id) do update set followers = follow_counts.followers`.execute(db);
  }
}
