import { LEADERBOARD_ROWS_MAX, type LeaderboardQuery } from '@machine/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { spanStartOf } from './board-totals.ts';
import type { Period } from './period.ts';

type Board = LeaderboardQuery['board'];

/** A row of a leaderboard. Boards rank users by `score` and show `value`, which differ only on the slayers board. */
export type TopRow = {
  id: string;
  username: string;
  rank: string;
  is_bot: 0 | 1;
  star_tenths: number;
  current_streak: number;
  followers: number | null;
  score: number | null;
  value: number;
};

export const SHOWN = [
  'users.id',
  'users.username',
  'users.rank',
  'users.is_bot',
  'users.star_tenths',
  'users.current_streak',
] as const;

/** Conditions compare with literals, so that the planner can use partial indexes. */
const NONE = sql.lit(0);

const topUsers = (db: Db, column: 'star_tenths' | 'current_streak') =>
  db
    .selectFrom('users')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'users.id')
    .select([...SHOWN, 'follow_counts.followers'])
    .select((eb) => [eb.ref(`users.${column}`).as('score'), eb.ref(`users.${column}`).as('value')])
    .where(`users.${column}`, '>', NONE)
    .where('users.deleted_at', 'is', null)
    .orderBy(`users.${column}`, 'desc')
    .orderBy('users.username_key')
    .limit(LEADERBOARD_ROWS_MAX)
    .execute();

/** Selects the best rows before it joins any users: the planner would otherwise join all of them if it expects few. */
const withUsers = (db: Db, scores: Scores) =>
  db
    .selectFrom(scores.orderBy('board_totals.username_key').limit(LEADERBOARD_ROWS_MAX).as('top'))
    .innerJoin('users', 'users.id', 'top.user_id')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'top.user_id')
    .select([...SHOWN, 'follow_counts.followers', 'top.score', 'top.value'])
    .where('users.deleted_at', 'is', null)
    .orderBy('top.score', 'desc')
    .orderBy('top.username_key')
    .execute();

type Scores = SelectQueryBuilder<
  Tables,
  'board_totals',
  { user_id: string; username_key: string; score: number | null; value: number }
>;

const totalsOf = (db: Db, period: Period, now: Instant) =>
  db
    .selectFrom('board_totals')
    .select(['board_totals.user_id', 'board_totals.username_key'])
    .where('board_totals.period', '=', sql.lit(period))
    .where('board_totals.starts_at', '=', spanStartOf(period, now));

const topStars = (db: Db, period: Period, now: Instant) =>
  withUsers(
    db,
    totalsOf(db, period, now)
      .select(['board_totals.star_tenths as score', 'board_totals.star_tenths as value'])
      .where('board_totals.star_tenths', '>', NONE)
      .orderBy('board_totals.star_tenths', 'desc'),
  );

/**
 * Shows the share of correct picks among those that count for this board, from 0 to 1, and ranks users by the share that
 * they have proved: the lower end of its Wilson interval with z = 2. The fewer picks, the further it is below the share,
 * so that a lucky few don't lead. Users with none correct are listed, too; they all have 0.
 */
const topSlayers = (db: Db, period: Period, now: Instant) =>
  withUsers(
    db,
    totalsOf(db, period, now)
      .select([
        'board_totals.slayer_score as score',
        sql<number>`cast(slayer_correct as double precision) / slayer_picks`.as('value'),
      ])
      .where('board_totals.slayer_score', 'is not', null)
      .orderBy('board_totals.slayer_score', 'desc'),
  );

const topFollowed = (db: Db) =>
  db
    .selectFrom('follow_counts')
    .innerJoin('users', 'users.id', 'follow_counts.user_id')
    .select([...SHOWN, 'follow_counts.followers'])
    .select(['follow_counts.followers as score', 'follow_counts.followers as value'])
    .where('follow_counts.followers', '>', NONE)
    .where('users.deleted_at', 'is', null)
    .orderBy('follow_counts.followers', 'desc')
    .orderBy('follow_counts.username_key')
    .limit(LEADERBOARD_ROWS_MAX)
    .execute();

/**
 * Reads the best rows of a leaderboard, best first, then by name. Users without a score aren't listed. Each query reads an
 * index in its order, and stops after the last row.
 */
export const TOP_ROWS: Record<Board, (db: Db, period: Period, now: Instant) => Promise<TopRow[]>> = {
  stars: (db, period, now) => (period === 'all' ? topUsers(db, 'star_tenths') : topStars(db, period, now)),
  slayers: topSlayers,
  streaks: (db) => topUsers(db, 'current_streak'),
  followed: topFollowed,
};
