import { LEADERBOARD_ROWS_MAX, type LeaderboardQuery } from '@machine/contract';
import { sql } from 'kysely';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { spanStartOf } from './board-totals.ts';
import type { Period } from './period.ts';
import { SHOWN, type TopRow } from './top-rows.ts';

type Board = LeaderboardQuery['board'];

/** The viewer and the players they follow. */
const circleOf = (db: Db, viewerId: string) =>
  db
    .selectFrom('follows')
    .select('followee_id as id')
    .where('follower_id', '=', viewerId)
    .union(db.selectFrom('users').select('id').where('id', '=', viewerId));

/** Joins by primary keys, so that it reads as many rows as the viewer follows players, however many there are. */
const playersIn = (db: Db, viewerId: string) =>
  db
    .selectFrom(circleOf(db, viewerId).as('circle'))
    .innerJoin('users', 'users.id', 'circle.id')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'users.id')
    .select([...SHOWN, 'follow_counts.followers'])
    .where('users.deleted_at', 'is', null)
    .orderBy(sql.ref('score'), 'desc')
    .orderBy('users.username_key')
    .limit(LEADERBOARD_ROWS_MAX);

const byUser = (db: Db, viewerId: string, column: 'star_tenths' | 'current_streak') =>
  playersIn(db, viewerId)
    .select((eb) => [eb.ref(`users.${column}`).as('score'), eb.ref(`users.${column}`).as('value')])
    .where(`users.${column}`, '>', 0)
    .execute();

const byFollowers = (db: Db, viewerId: string) =>
  playersIn(db, viewerId)
    .select(['follow_counts.followers as score', sql<number>`follow_counts.followers`.as('value')])
    .where('follow_counts.followers', '>', 0)
    .execute();

const withTotals = (db: Db, viewerId: string, period: Period, now: Instant) =>
  playersIn(db, viewerId).innerJoin('board_totals', (join) =>
    join
      .onRef('board_totals.user_id', '=', 'users.id')
      .on('board_totals.period', '=', period)
      .on('board_totals.starts_at', '=', spanStartOf(period, now)),
  );

const byStars = (db: Db, viewerId: string, period: Period, now: Instant) =>
  withTotals(db, viewerId, period, now)
    .select(['board_totals.star_tenths as score', 'board_totals.star_tenths as value'])
    .where('board_totals.star_tenths', '>', 0)
    .execute();

const bySlayers = (db: Db, viewerId: string, period: Period, now: Instant) =>
  withTotals(db, viewerId, period, now)
    .select([
      'board_totals.slayer_score as score',
      sql<number>`cast(slayer_correct as double precision) / slayer_picks`.as('value'),
    ])
    .where('board_totals.slayer_score', 'is not', null)
    .execute();

/** Reads a leaderboard of the viewer and the players they follow, as `TOP_ROWS` does of everyone. */
export const FOLLOWING_ROWS: Record<
  Board,
  (db: Db, viewerId: string, period: Period, now: Instant) => Promise<TopRow[]>
> = {
  stars: (db, viewerId, period, now) =>
    period === 'all' ? byUser(db, viewerId, 'star_tenths') : byStars(db, viewerId, period, now),
  slayers: bySlayers,
  streaks: (db, viewerId) => byUser(db, viewerId, 'current_streak'),
  followed: byFollowers,
};
