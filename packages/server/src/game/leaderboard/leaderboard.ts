import {
  type LeaderboardEntry,
  type LeaderboardQuery,
  ROW_ACHIEVEMENTS_SHOWN,
  LEADERBOARD_ROWS_MAX,
} from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { achievementTitlesOf } from '../achievement/earned-achievements.ts';
import type { HiddenAmong } from '../../platform/http/hidden-rows.ts';
import { botMark } from '../../account/auth/bot-mark.ts';
import { toStars } from '../../platform/db/stars.ts';
import { topRows, type TopRow, scoresOf, SHOWN } from './top-rows.ts';

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
const followingRows = (db: Db, viewerId: string, query: LeaderboardQuery, now: Instant): Promise<TopRow[]> =>
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

/**
 * Returns a leaderboard, best first, then by name. Its own metric is that of the period: stars, the longest streak in it,
 * or the followers gained in it. The other metrics are those of all time, and `accuracy` is null on other boards.
 */
export async function leaderboardAt(db: Db, query: LeaderboardQuery, now: Instant): Promise<LeaderboardEntry[]> {
  return toEntries(db, query, await topRows(db, query, now));
}

export type BoardViewer = { id: string; hiddenAmong: HiddenAmong };

/** Returns a leaderboard of the viewer and the players they follow, with positions among them. */
export async function followingBoardAt(
  db: Db,
  query: LeaderboardQuery,
  { id, hiddenAmong }: BoardViewer,
  now: Instant,
): Promise<LeaderboardEntry[]> {
  const rows = await followingRows(db, id, query, now);
  const ids = rows.map((row) => row.id);
  const hidden = await hiddenAmong(id, ids);
  return toEntries(
    db,
    query,
    rows.filter((row) => !hidden.has(row.id)),
  );
}

async function toEntries(db: Db, { board }: LeaderboardQuery, rows: readonly TopRow[]): Promise<LeaderboardEntry[]> {
  const titles = await achievementTitlesOf(
    db,
    rows.map(({ id }) => id),
    ROW_ACHIEVEMENTS_SHOWN,
  );
  const positions = positionsOf(rows.map(({ score }) => score));
  return rows.map((row, index) => ({
    position: positions[index] ?? 0,
    userId: row.id,
    username: row.username,
    rank: row.rank,
    ...botMark(row),
    stars: toStars(board === 'stars' ? row.score : row.star_tenths),
    accuracy: board === 'slayers' ? row.score / 10 : null,
    streak: board === 'streaks' ? row.score : row.current_streak,
    followers: board === 'followed' ? row.score : (row.followers ?? 0),
    achievements: titles.get(row.id) ?? [],
  }));
}

/** Returns the positions for descending scores. Equal scores share a position, and the next is skipped (1, 1, 3). */
export const positionsOf = (scores: readonly number[]): number[] => scores.map((score) => scores.indexOf(score) + 1);
