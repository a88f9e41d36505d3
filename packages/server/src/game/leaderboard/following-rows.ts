import { LEADERBOARD_ROWS_MAX, type LeaderboardQuery } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { scoresOf, SHOWN, type TopRow } from './top-rows.ts';

/** The viewer and the players they follow. */
const circleOf = (db: Db, viewerId: string) =>
  db
    .selectFrom('follows')
    .select('followee_id as id')
    .where('follower_id', '=', viewerId)
    .union(db.selectFrom('users').select('id').where('id', '=', viewerId));

/**
 * Reads a leaderboard of the viewer and the players they follow, as `topRows` does of everyone. Joins by primary keys, so
 * that it reads as many rows as the viewer follows players, however many there are.
 */
export const followingRows = (db: Db, viewerId: string, query: LeaderboardQuery, now: Instant): Promise<TopRow[]> =>
  db
    .selectFrom(circleOf(db, viewerId).as('circle'))
    // SQLite keeps the order of a cross join. It would otherwise go through all rows of the board.
    .crossJoin(scoresOf(db, query, now).as('own'))
    .innerJoin('users', 'users.id', 'own.user_id')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'users.id')
    .select([...SHOWN, 'own.score'])
    .whereRef('own.user_id', '=', 'circle.id')
    .where('users.deleted_at', 'is', null)
    .orderBy('own.score', 'desc')
    .orderBy('users.username_key')
    .limit(LEADERBOARD_ROWS_MAX)
    .execute();
