import { ROW_ACHIEVEMENTS_SHOWN, SEARCH_QUERY_MIN, SEARCH_ROWS_MAX, type UserSearchResult } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import { achievementTitlesOf } from '../../game/achievement/earned-achievements.ts';

/** Much longer than any username. */
const QUERY_MAX = 100;

/**
 * Returns the users whose name contains `text`, ignoring case: exact matches first, then names that start with it, then
 * by stars. No other field is searched.
 */
export async function searchUsers(db: Db, text: string): Promise<UserSearchResult[]> {
  const key = lookupKey(text.trim());
  if (key.length < SEARCH_QUERY_MIN || key.length > QUERY_MAX || /\p{Cc}/u.test(key)) return [];
  const found = await db
    .selectFrom('users')
    .select(['id', 'username', 'rank', 'stars', 'profile_image_url', 'is_bot'])
    .where(like(`%${escapeLike(key)}%`))
    .where('deleted_at', 'is', null)
    .orderBy((eb) =>
      eb
        .case()
        .when('username_key', '=', key)
        .then(sql.lit(0))
        .when(like(`${escapeLike(key)}%`))
        .then(sql.lit(1))
        .else(sql.lit(2))
        .end(),
    )
    .orderBy('stars', 'desc')
    .orderBy('username_key')
    .limit(SEARCH_ROWS_MAX)
    .execute();
  const titles = await achievementTitlesOf(
    db,
    found.map(({ id }) => id),
    ROW_ACHIEVEMENTS_SHOWN,
  );
  return found.map((user) => ({
    id: user.id,
    username: user.username,
    rank: user.rank,
    ...botMark(user),
    stars: user.stars,
    profileImageUrl: user.profile_image_url,
    achievements: titles.get(user.id) ?? [],
  }));
}

/** SQLite has no default escape character. */
const like = (pattern: string) => sql<boolean>`username_key like ${pattern} escape '\\'`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
