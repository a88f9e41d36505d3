import type { UserRow } from '@machine/contract';
import { botMark } from '../../account/auth/bot-mark.ts';
import type { Db } from '../../platform/db/open.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { toStars } from '../../platform/db/stars.ts';

/** Bounds the response (about 150 kB). The counts on the profile include everyone. */
export const FOLLOW_ROWS_MAX = 1_000;

/** Returns a user's followers or followees, newest first, without those who are hidden from the viewer. */
export async function listOf(
  db: Db,
  userId: string,
  side: 'followers' | 'following',
  viewerId: string | null,
): Promise<UserRow[]> {
  const [follower, followee] = ['follows.follower_id', 'follows.followee_id'] as const;
  const [own, other] = side === 'followers' ? [followee, follower] : [follower, followee];
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', other)
    .select(['users.id', 'username', 'rank', 'star_tenths', 'profile_image_url', 'is_bot'])
    .where(own, '=', userId)
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
