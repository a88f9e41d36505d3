import { sql } from 'kysely';
import { spanStartOf } from '../../game/leaderboard/board-totals.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';

export type Follow = { follower_id: string; followee_id: string; created_at: Instant };
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
  for (const { period, startsAt, followers, ids } of gainsBy(follows)) {
    await sql`insert into follow_gains (user_id, period, starts_at, username_key, followers)
      select id, ${sql.lit(period)}, cast(${startsAt} as bigint), username_key, cast(${followers} as integer)
      from users where id in (${sql.join(ids)}) order by id
      on conflict (user_id, period, starts_at) do update set
        followers = follow_gains.followers + excluded.followers`.execute(db);
  }
}

/** Subtracts follows that this transaction has deleted. */
export async function countDeletedFollows(db: Db, follows: readonly Follow[]): Promise<void> {
  // Nearly all users have the same change, so one statement changes many of them.
  const bySize = Map.groupBy(changesBy(follows), ([, { followers, following }]) => `${followers} ${following}`);
  for (const changes of bySize.values()) {
    const { followers = 0, following = 0 } = changes[0]?.[1] ?? {};
    for (const ids of chunksOf(changes.map(([userId]) => userId))) {
      await db
        .updateTable('follow_counts')
        .set((eb) => ({ followers: eb('followers', '-', followers), following: eb('following', '-', following) }))
        .where('user_id', 'in', ids)
        .execute();
    }
  }
  for (const { period, startsAt, followers, ids } of gainsBy(follows)) {
    await db
      .updateTable('follow_gains')
      .set((eb) => ({ followers: eb('followers', '-', followers) }))
      .where('period', '=', period)
      .where('starts_at', '=', startsAt)
      .where('user_id', 'in', ids)
      .execute();
  }
}

/** Returns the users with the same number of followers from these follows in a day or week, in a fixed order. */
const gainsBy = (follows: readonly Follow[]) =>
  (['daily', 'weekly'] as const).flatMap((period) => {
    const inOrder = follows.toSorted((one, other) => (one.followee_id < other.followee_id ? -1 : 1));
    const spans = Map.groupBy(inOrder, ({ created_at }) => spanStartOf(period, created_at));
    return [...spans].flatMap(([startsAt, within]) => {
      const byUser = Map.groupBy(within, ({ followee_id }) => followee_id);
      return [...Map.groupBy(byUser, ([, own]) => own.length)].flatMap(([followers, same]) =>
        [...chunksOf(same.map(([id]) => id))].map((ids) => ({ period, startsAt, followers, ids })),
      );
    });
  });

/** Returns how many followers and followees each user gains, by id: in a fixed order, transactions can't deadlock. */
function changesBy(follows: readonly Follow[]): [userId: string, Counts][] {
  const gained = Map.groupBy(follows, ({ followee_id }) => followee_id);
  const made = Map.groupBy(follows, ({ follower_id }) => follower_id);
  const userIds = [...new Set([...gained.keys(), ...made.keys()])].toSorted();
  return userIds.map((id) => [id, { followers: gained.get(id)?.length ?? 0, following: made.get(id)?.length ?? 0 }]);
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
