import type { Db } from '../../platform/db/open.ts';
import { FOLLOW_ROWS_MAX } from './list-follows.ts';

/** Selects a user's follow of another one, if there is one. */
export const followBetween = (db: Db, followerId: string, followeeId: string) =>
  db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId);

/** Selects the users that a user follows, newest first. */
export const followeesOf = (db: Db, userId: string) =>
  db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('followee_id')
    .limit(FOLLOW_ROWS_MAX);
