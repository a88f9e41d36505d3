import type { UserRow } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { toStars } from '../../platform/db/stars.ts';

/** Bounds the response (about 150 kB). The counts on the profile include everyone. */
export const FOLLOW_ROWS_MAX = 1_000;

/** The column that matches the user, and the one that is returned. */
const SIDES = {
  followers: { of: 'follows.followee_id', other: 'follows.follower_id' },
  following: { of: 'follows.follower_id', other: 'follows.followee_id' },
} as const;

/** Returns a user's followers or followees, newest first, without those who are hidden from the viewer. */
export async function listOf(
  db: Db,
  userId: string,
  side: keyof typeof SIDES,
  viewerId: string | null,
): Promise<UserRow[]> {
  const { of, other } = SIDES[side];
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', other)
    .select(['users.id', 'username', 'rank', 'star_tenths', 'profile_image_url', 'is_bot'])
    .where(of, '=', userId)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewerId, 'users.id'))
    .orderBy('follows.created_at', 'desc')
    .orderBy(other)
    .limit(FOLLOW_ROWS_MAX)
    .execute();
  return rows.map(({ profile_image_url: profileImageUrl, is_bot, star_tenths, ...user }) => ({
    ...user,
    stars: toStars(star_tenths),
    ...botMark({ is_bot }),
    profileImageUrl,
  }));
}

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
