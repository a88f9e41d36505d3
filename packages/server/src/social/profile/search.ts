import { ROW_ACHIEVEMENTS_SHOWN, SEARCH_QUERY_MIN, SEARCH_ROWS_MAX, type UserSearchResult } from '@machine/contract';
import { sql } from 'kysely';
import { botMark } from '../../account/auth/bot-mark.ts';
import { suffixRange } from '../../account/auth/username-suffixes.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { lookupKey } from '../../platform/db/lookup-key.ts';
import type { Db } from '../../platform/db/open.ts';
import { isNotSuspended } from '../../platform/session/suspended.ts';
import { isVisibleTo } from '../safety/hidden.ts';
import { achievementTitlesOf } from '../../game/achievement/earned-achievements.ts';
import { toStars } from '../../platform/db/stars.ts';

/** Much longer than any username. */
const QUERY_MAX = 100;

/** The number of names that are read, at most nearly always. Other values find the same names. */
const READ = {
  /** Of the players with most stars: a text that many names contain is in enough of these. */
  first: 1_000,
  /** Of the names that contain a rarer text. If there are more, more of the leading players are read instead. */
  rare: 2_000,
  more: 20_000,
};

/** `id`: null for visitors. `at`: real time. */
type SearchViewer = { id: string | null; at: Instant };

/**
 * Returns the users whose name contains `text`, ignoring case: exact matches first, then names that start with it, then
 * by stars, without those who are suspended or hidden from the viewer. No other field is searched. `read` changes only
 * how the names are found.
 */
export async function searchUsers(
  db: Db,
  text: string,
  viewer: SearchViewer,
  read = READ,
): Promise<UserSearchResult[]> {
  const key = lookupKey(text.trim());
  if (key.length < SEARCH_QUERY_MIN || key.length > QUERY_MAX || /\p{Cc}/u.test(key)) return [];
  const found = await rowsOf(db, await findKeys(db, key, read), viewer);
  const ids = found.map(({ id }) => id);
  const titles = await achievementTitlesOf(db, ids, ROW_ACHIEVEMENTS_SHOWN);
  return found.map((user) => ({
    id: user.id,
    username: user.username,
    rank: user.rank,
    ...botMark(user),
    stars: toStars(user.star_tenths),
    profileImageUrl: user.profile_image_url,
    achievements: titles.get(user.id) ?? [],
  }));
}

/** Returns the keys of the names that are found, in order. */
async function findKeys(db: Db, key: string, read: typeof READ): Promise<string[]> {
  const leaders = await findLeaders(db, key, read.first);
  const findBest = async (place: Place) =>
    isEnough(leaders[place]) ? leaders[place] : findRare(db, key, { place, ...read });
  const starting = await findBest('start');
  const others = isEnough(starting) ? [] : await findBest('anywhere');
  // The exact match is among the leaders only by chance, and first whatever its stars.
  return [...new Set([key, ...starting, ...others])].slice(0, SEARCH_ROWS_MAX + 1);
}

const isEnough = (keys: readonly string[]) => keys.length >= SEARCH_ROWS_MAX;

/** The places of a text in a name. */
type Place = 'start' | 'anywhere';

/** Returns the matching names among the `count` players with most stars, in order. */
async function findLeaders(db: Db, key: string, count: number): Promise<Record<Place, string[]>> {
  const leaders = db
    .selectFrom('users')
    .select(['username_key', 'star_tenths'])
    .where('deleted_at', 'is', null)
    .orderBy('star_tenths', 'desc')
    .orderBy('username_key')
    .limit(count);
  const rows = await db
    .selectFrom(leaders.as('leaders'))
    .select('username_key')
    .where(sql<boolean>`username_key like ${`%${escapeLike(key)}%`} escape '\\'`)
    .orderBy('star_tenths', 'desc')
    .orderBy('username_key')
    .execute();
  const keys = rows.map(({ username_key }) => username_key);
  return { start: keys.filter((name) => name.startsWith(key)), anywhere: keys };
}

/** Returns the best names with a text that isn't in enough names of leading players, in order. */
async function findRare(
  db: Db,
  key: string,
  { place, rare, more }: { place: Place; rare: number; more: number },
): Promise<string[]> {
  const { from, to } = suffixRange(key, place);
  const found = db
    .selectFrom('username_suffixes')
    .select('user_id')
    .where('suffix', '>=', from)
    .where('suffix', '<', to);
  const isRare = (await found.offset(rare).limit(1).executeTakeFirst()) === undefined;
  const leaders = isRare ? [] : (await findLeaders(db, key, more))[place];
  if (isEnough(leaders)) return leaders;
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where('id', 'in', found)
    .where('deleted_at', 'is', null)
    .orderBy('star_tenths', 'desc')
    .orderBy('username_key')
    // Names that start with it, and the exact one, come first anyway.
    .limit(2 * SEARCH_ROWS_MAX + 1)
    .execute();
  return rows.map(({ username_key }) => username_key);
}

async function rowsOf(db: Db, keys: readonly string[], viewer: SearchViewer) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'rank', 'star_tenths', 'profile_image_url', 'is_bot'])
    .where('username_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .where(isNotSuspended(viewer.at))
    .where(isVisibleTo(viewer.id, 'users.id'))
    .execute();
  const byKey = new Map(rows.map((row) => [row.username_key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []).slice(0, SEARCH_ROWS_MAX);
}

/** SQLite has no default escape character. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
