import type { UserSummary } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { countFollows, followeesOf, isFollowing } from '../follow/relation.ts';
import { achievementsOf } from '../../game/achievement/earned-achievements.ts';
import { edgeOf } from '../../game/edge/edge.ts';
import { percentOf } from '../../game/totals/percent.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import { recentPicksOf } from './recent-picks.ts';

type SummaryRequest = {
  userId: string;
  /** Null without a session. */
  callerId: string | null;
};

/** Returns a user's public profile, with private recent picks for its owner; null for an unknown user. */
export async function summaryOf(
  db: Db,
  clock: Clock,
  { userId, callerId }: SummaryRequest,
): Promise<UserSummary | null> {
  const user = isUserId(userId) ? await findUser(db, userId) : undefined;
  if (user === undefined) return null;
  return {
    user: {
      id: user.id,
      username: user.username,
      rank: user.rank,
      ...botMark(user),
      stars: user.stars,
      currentStreak: user.current_streak,
      bestStreak: user.best_streak,
    },
    stats: await statsOf(db, userId),
    followersCount: await countFollows(db, 'followee_id', userId),
    followingCount: await countFollows(db, 'follower_id', userId),
    isFollowing: callerId !== null && (await isFollowing(db, callerId, userId)),
    achievements: await achievementsOf(db, userId),
    recentPicks: await recentPicksOf(db, clock, userId, callerId === userId),
    edge: edgeOf(user),
    following: (await followeesOf(db, userId)).map((followeeId) => ({ followeeId })),
  };
}

const findUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'rank', 'stars', 'current_streak', 'best_streak', 'is_bot'])
    .select(['edge', 'edge_variance', 'edge_count'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

async function statsOf(db: Db, userId: string): Promise<UserSummary['stats']> {
  const { graded, correct } = await db
    .selectFrom('pick_results')
    .select(({ fn }) => [fn.countAll<number>().as('graded'), fn.sum<number | null>('was_correct').as('correct')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { winRate: percentOf(correct ?? 0, graded), correctCount: correct ?? 0, gradedCount: graded };
}
