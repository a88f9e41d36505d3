import type { UserSummary } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { jsonRows, rowsIn } from '../../platform/db/json-rows.ts';
import type { Db } from '../../platform/db/open.ts';
import { followBetween, followeesOf } from '../follow/relation.ts';
import { toEarnedAchievements, unlockedBy } from '../../game/achievement/earned-achievements.ts';
import { duelOf } from '../../game/duel/duel.ts';
import { edgeOf } from '../../game/edge/edge.ts';
import { percentOf } from '../../game/totals/percent.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import { isVisibleTo, muteBetween } from '../safety/hidden.ts';
import { recentPicksOf, toRecentPick } from './recent-picks.ts';
import { toStars } from '../../platform/db/stars.ts';

type SummaryRequest = {
  userId: string;
  /** Null without a session. */
  callerId: string | null;
};

/**
 * Returns a user's public profile, with private recent picks for its owner; null for an unknown user and one who is hidden from
 * the caller.
 */
export async function summaryOf(db: Db, clock: Clock, request: SummaryRequest): Promise<UserSummary | null> {
  const user = isUserId(request.userId) ? await find(db, clock, request) : undefined;
  if (user === undefined) return null;
  return {
    user: {
      id: user.id,
      username: user.username,
      rank: user.rank,
      ...botMark(user),
      stars: toStars(user.star_tenths),
      currentStreak: user.current_streak,
      bestStreak: user.best_streak,
    },
    stats: statsOf(user.graded ?? 0, user.correct ?? 0),
    followersCount: user.followers ?? 0,
    followingCount: user.following ?? 0,
    isFollowing: user.followed !== null,
    isMuted: request.callerId === null ? undefined : user.muted !== null,
    achievements: toEarnedAchievements(rowsIn(user.unlocked)),
    recentPicks: rowsIn(user.recentPicks).map(toRecentPick),
    edge: edgeOf(user),
    duel: await duelOf(db, user.id, clock.now(), new Set()),
    following: rowsIn(user.followees).map(({ followee_id }) => ({ followeeId: followee_id })),
  };
}

/** Reads everything in one statement. */
const find = (db: Db, clock: Clock, { userId, callerId }: SummaryRequest) =>
  db
    .selectFrom('users')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'users.id')
    .select(['users.id', 'users.username', 'rank', 'star_tenths', 'current_streak', 'best_streak', 'is_bot'])
    .select(['edge', 'edge_variance', 'edge_count', 'followers', 'follow_counts.following'])
    .select([
      resultsOf(db, userId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('graded'),
      resultsOf(db, userId)
        .select(({ fn }) => fn.sum<number>('was_correct').as('count'))
        .as('correct'),
      // Nobody follows themselves, so a visitor follows no one.
      followBetween(db, callerId ?? userId, userId).as('followed'),
      jsonRows(db, unlockedBy(db, [userId])).as('unlocked'),
      jsonRows(db, recentPicksOf(db, clock, userId, callerId === userId)).as('recentPicks'),
      jsonRows(db, followeesOf(db, userId, callerId)).as('followees'),
      // Nor does anybody mute themselves.
      muteBetween(db, callerId ?? userId, userId).as('muted'),
    ])
    .where('users.id', '=', userId)
    .where(isVisibleTo(callerId, 'users.id'))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

const resultsOf = (db: Db, userId: string) => db.selectFrom('pick_results').where('pick_results.user_id', '=', userId);

const statsOf = (graded: number, correct: number): UserSummary['stats'] => ({
  winRate: percentOf(correct, graded),
  correctCount: correct,
  gradedCount: graded,
});
