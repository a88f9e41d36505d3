import type { RecentPick, UserSummary } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { jsonRows, rowsIn } from '../../platform/db/json-rows.ts';
import type { Db } from '../../platform/db/open.ts';
import { followeesOf } from '../follow/list-follows.ts';
import { toEarnedAchievements, unlockedBy } from '../../game/achievement/earned-achievements.ts';
import { duelOf } from '../../game/duel/duel.ts';
import { arePicksPublic } from '../../game/match/picks-public.ts';
import { edgeOf } from '../../game/edge/edge.ts';
import { isUserId } from '../../account/auth/require-user.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { toStars } from '../../platform/db/stars.ts';

/** `callerId`: null without a session. */
type SummaryRequest = { userId: string; callerId: string | null };

/**
 * Returns a user's public profile, with private recent picks for its owner; null for an unknown user and one who is hidden from
 * the caller.
 */
export async function summaryOf(db: Db, clock: Clock, request: SummaryRequest): Promise<UserSummary | null> {
  const user = isUserId(request.userId) ? await find(db, clock, request) : undefined;
  if (user === undefined) return null;
  const { graded, correct } = { graded: user.graded ?? 0, correct: user.correct ?? 0 };
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
    stats: { winRate: percentOf(correct, graded), correctCount: correct, gradedCount: graded },
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
      // Nobody follows or mutes themselves, so a visitor does neither.
      db
        .selectFrom('follows')
        .select('followee_id')
        .where('follower_id', '=', callerId ?? userId)
        .where('followee_id', '=', userId)
        .as('followed'),
      db
        .selectFrom('mutes')
        .select('muted_id')
        .where('muter_id', '=', callerId ?? userId)
        .where('muted_id', '=', userId)
        .as('muted'),
      jsonRows(db, unlockedBy(db, [userId])).as('unlocked'),
      jsonRows(db, recentPicksOf(db, clock, userId, callerId === userId)).as('recentPicks'),
      jsonRows(db, followeesOf(db, userId, callerId)).as('followees'),
    ])
    .where('users.id', '=', userId)
    .where(isVisibleTo(callerId, 'users.id'))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

const resultsOf = (db: Db, userId: string) => db.selectFrom('pick_results').where('pick_results.user_id', '=', userId);

const RECENT_PICKS_MAX = 20;

/** Selects a user's picks on the latest matches, latest first. Only the owner sees picks that aren't public yet. */
const recentPicksOf = (db: Db, clock: Clock, userId: string, isOwner: boolean) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'picks.match_id')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['matches.id', 'status', 'matches.start_time', 'home_team', 'away_team'])
    .select(['machine_pick', 'picks.choice', 'was_correct'])
    .where('picks.user_id', '=', userId)
    .$if(!isOwner, (query) =>
      // Uses the database's clock, as storing a pick does.
      query.where((eb) => arePicksPublic(eb, sql<Instant>`(select ${clock.sql})`)),
    )
    .orderBy('matches.start_time', 'desc')
    .orderBy('picks.created_at', 'desc')
    .orderBy('picks.id')
    .limit(RECENT_PICKS_MAX);

type RecentPickRow = Awaited<ReturnType<ReturnType<typeof recentPicksOf>['executeTakeFirstOrThrow']>>;

const toRecentPick = (row: RecentPickRow): RecentPick => ({
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  machinePick: row.machine_pick,
  choice: row.choice,
  wasCorrect: row.was_correct === null ? null : row.was_correct === 1,
  matchId: row.id,
  status: row.status,
  startTime: new Date(row.start_time).toISOString(),
});

/** Returns a share in percent with one decimal; 0 when `whole` is 0. */
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);
