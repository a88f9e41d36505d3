import type { Db } from '../platform/db/open.ts';
import type { Instant } from '../platform/clock/time.ts';

/*
 * Counts what the server keeps counted, from the rows themselves and by the rules alone, to compare both.
 */

const DAY = 86_400_000;
/** Days run from 10:00 UTC to 10:00 UTC, and weeks from Monday to Monday; 1970-01-05 was one. */
const SHIFT = { daily: 10 * 3_600_000, weekly: 4 * DAY + 10 * 3_600_000 };
const LENGTH = { daily: DAY, weekly: 7 * DAY };
const MINIMUM = { daily: 1, weekly: 3, all: 10 };

function startOf(period: keyof typeof MINIMUM, at: Instant): Instant {
  if (period === 'all') return 0;
  const [shift, length] = [SHIFT[period], LENGTH[period]];
  return Math.floor((at - shift) / length) * length + shift;
}

/** The longest run of correct picks, and the last one, of results in streak order. */
function runsOf(results: { was_correct: 0 | 1 }[]): [longest: number, last: number] {
  const runs = results
    .map(({ was_correct }) => was_correct)
    .join('')
    .split('0');
  return [Math.max(...runs.map(({ length }) => length)), runs.at(-1)?.length ?? 0];
}

const activeUsers = (db: Db) =>
  db.selectFrom('users').select(['id', 'username_key']).where('deleted_at', 'is', null).execute();

async function recountBoards(db: Db): Promise<object[]> {
  const names = new Map((await activeUsers(db)).map(({ id, username_key }) => [id, username_key]));
  const results = await db.selectFrom('pick_results').selectAll().execute();
  const counted = results.filter(({ user_id }) => names.has(user_id));
  return (['daily', 'weekly', 'all'] as const).flatMap((period) => {
    const spans = Map.groupBy(counted, ({ user_id, start_time }) => `${user_id} ${startOf(period, start_time)}`);
    return [...spans.values()].flatMap((own) => {
      const [{ user_id = '', start_time = 0 } = {}] = own;
      const against = own.filter(({ is_slayer_pick }) => is_slayer_pick === 1);
      const correct = against.filter(({ was_correct }) => was_correct === 1).length;
      const tenths = period === 'all' ? 0 : own.reduce((sum, result) => sum + result.star_tenths, 0);
      if (tenths === 0 && against.length === 0) return [];
      const inOrder = own.toSorted(
        (a, b) => a.start_time - b.start_time || a.picked_at - b.picked_at || (a.match_id < b.match_id ? -1 : 1),
      );
      const [longest, last] = period === 'all' ? [0, 0] : runsOf(inOrder);
      return {
        user_id,
        username_key: names.get(user_id),
        period,
        starts_at: startOf(period, start_time),
        star_tenths: tenths,
        slayer_correct: correct,
        slayer_picks: against.length,
        slayer_score: against.length < MINIMUM[period] ? null : Math.round((1_000 * correct) / against.length),
        run: last,
        best_run: longest,
      };
    });
  });
}

async function recountFollows(db: Db) {
  const users = await db.selectFrom('users').select(['id as user_id', 'username_key']).execute();
  const follows = await db.selectFrom('follows').selectAll().execute();
  const counts = users.map((user) => ({
    ...user,
    followers: follows.filter(({ followee_id }) => followee_id === user.user_id).length,
    following: follows.filter(({ follower_id }) => follower_id === user.user_id).length,
  }));
  const gains = users.flatMap((user) =>
    (['daily', 'weekly'] as const).flatMap((period) => {
      const own = follows.filter(({ followee_id }) => followee_id === user.user_id);
      const spans = Map.groupBy(own, ({ created_at }) => startOf(period, created_at));
      return [...spans].map(([starts_at, { length }]) => ({ ...user, period, starts_at, followers: length }));
    }),
  );
  return { counts: counts.filter(({ followers, following }) => followers + following > 0), gains };
}

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();

/** Returns the counts that the server keeps, without the zeros that remain of what was withdrawn. */
export async function readKeptCounts(db: Db) {
  const boards = await db.selectFrom('board_totals').selectAll().execute();
  const follows = await db.selectFrom('follow_counts').selectAll().execute();
  return {
    boards: sorted(boards.filter((row) => row.star_tenths !== 0 || row.slayer_picks !== 0)),
    follows: sorted(follows.filter(({ followers, following }) => followers !== 0 || following !== 0)),
    gains: sorted(await db.selectFrom('follow_gains').selectAll().where('followers', '<>', 0).execute()),
  };
}

/** Returns what those counts should be. */
export async function recountKeptCounts(db: Db) {
  const { counts, gains } = await recountFollows(db);
  return { boards: sorted(await recountBoards(db)), follows: sorted(counts), gains: sorted(gains) };
}

/** Returns every end of every name by which user search should find its user, and those by which it does. */
export async function readSearchable(db: Db) {
  const users = await activeUsers(db);
  const expected = users.flatMap(({ id, username_key }) => {
    const ends = Array.from(username_key, (_, start) => Array.from(username_key).slice(start).join(''));
    return [`\u0001${username_key}`, ...new Set(ends)].map((suffix) => `${id} ${suffix}`);
  });
  const rows = await db.selectFrom('username_suffixes').selectAll().execute();
  return {
    expected: expected.toSorted(),
    stored: rows.map(({ user_id, suffix }) => `${user_id} ${suffix}`).toSorted(),
  };
}
