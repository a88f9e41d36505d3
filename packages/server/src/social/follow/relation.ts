import type { Db } from '../../platform/db/open.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { FOLLOW_ROWS_MAX } from './list-follows.ts';

/** Selects a user's follow of another one, if there is one. */
export const followBetween = (db: Db, followerId: string, followeeId: string) =>
  db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId);

/** Selects the users that a user follows, newest first, without those who are hidden from the viewer. */
export const followeesOf = (db: Db, userId: string, viewerId: string | null) =>
  db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', userId)
    .where(isVisibleTo(viewerId, 'followee_id'))
    .orderBy('created_at', 'desc')
    .orderBy('followee_id')
    .limit(FOLLOW_ROWS_MAX);
