import { ROW_ACHIEVEMENTS_SHOWN, SEARCH_QUERY_MIN, SEARCH_ROWS_MAX, type UserSearchResult } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { suffixRange } from '../../account/auth/username-suffixes.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import { achievementTitlesOf } from '../../game/achievement/earned-achievements.ts';

/** Much longer than any username. */
const QUERY_MAX = 100;

/**
 * How many of the players with most stars are read first. If a text isn't in enough of their names, it is rare, so that
 * few names contain it.
 */
const LEADERS_READ = 2_000;

/**
 * Returns the users whose name contains `text`, ignoring case: exact matches first, then names that start with it, then
 * by stars. No other field is searched. `leadersRead` changes only how the names are found.
 */
export async function searchUsers(db: Db, text: string, leadersRead = LEADERS_READ): Promise<UserSearchResult[]> {
  const key = lookupKey(text.trim());
  if (key.length < SEARCH_QUERY_MIN || key.length > QUERY_MAX || /\p{Cc}/u.test(key)) return [];
  const found = await rowsOf(db, await findKeys(db, key, leadersRead));
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

/** Returns the keys of the names that are found, in order. */
async function findKeys(db: Db, key: string, leadersRead: number): Promise<string[]> {
  const { starting, containing } = await findLeaders(db, key, leadersRead);
  const first = isEnough(starting) ? starting : await findAll(db, key, 'start');
  const others = isEnough(first) ? [] : isEnough(containing) ? containing : await findAll(db, key, 'anywhere');
  // The exact match is among the leaders only by chance, and first whatever its stars.
  return [...new Set([key, ...first, ...others])].slice(0, SEARCH_ROWS_MAX + 1);
}

const isEnough = (keys: readonly string[]) => keys.length >= SEARCH_ROWS_MAX;

/** Returns the matching names among the players with most stars, in order. */
async function findLeaders(db: Db, key: string, count: number): Promise<{ starting: string[]; containing: string[] }> {
  const leaders = db
    .selectFrom('users')
    .select(['username_key', 'stars'])
    .where('deleted_at', 'is', null)
    .orderBy('stars', 'desc')
    .orderBy('username_key')
    .limit(count);
  const rows = await db
    .selectFrom(leaders.as('leaders'))
    .select('username_key')
    .where(sql<boolean>`username_key like ${`%${escapeLike(key)}%`} escape '\\'`)
    .orderBy('stars', 'desc')
    .orderBy('username_key')
    .execute();
  const keys = rows.map(({ username_key }) => username_key);
  return { starting: keys.filter((name) => name.startsWith(key)), containing: keys };
}

/** Returns the best names that start with a text or contain it, in order. */
async function findAll(db: Db, key: string, place: 'start' | 'anywhere'): Promise<string[]> {
  const { from, to } = suffixRange(key, place);
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('username_suffixes').select('user_id').where('suffix', '>=', from).where('suffix', '<', to),
      ),
    )
    .where('deleted_at', 'is', null)
    .orderBy('stars', 'desc')
    .orderBy('username_key')
    // Names that start with it, and the exact one, come first anyway.
    .limit(2 * SEARCH_ROWS_MAX + 1)
    .execute();
  return rows.map(({ username_key }) => username_key);
}

async function rowsOf(db: Db, keys: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'rank', 'stars', 'profile_image_url', 'is_bot'])
    .where('username_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute();
  const byKey = new Map(rows.map((row) => [row.username_key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []).slice(0, SEARCH_ROWS_MAX);
}

/** SQLite has no default escape character. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
