import {
  LEADERBOARD_ROWS_MAX,
  type LeaderboardEntry,
  type LeaderboardQuery,
  ROW_ACHIEVEMENTS_SHOWN,
} from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { achievementTitlesOf } from '../achievement/earned-achievements.ts';
import { botMark } from '../../account/auth/bot-mark.ts';
import { percentOf } from '../totals/percent.ts';
import { spanOf } from './period.ts';
import { type Board, SCORES } from './scores.ts';

/**
 * Returns a leaderboard, best first, then by name. Stars are limited to the period on the stars board only. `accuracy` is
 * null except on the slayers board. Streak and followers are always current.
 */
export async function leaderboardAt(
  db: Db,
  { period, board }: LeaderboardQuery,
  now: Instant,
): Promise<LeaderboardEntry[]> {
  const rows = await topRows(db, board, period, now);
  const titles = await achievementTitlesOf(
    db,
    rows.map((row) => row.user_id),
    ROW_ACHIEVEMENTS_SHOWN,
  );
  const positions = positionsOf(rows.map(({ score }) => score));
  return rows.map((row, index) => ({
    position: positions[index] ?? 0,
    userId: row.user_id,
    username: row.username,
    rank: row.rank,
    ...botMark(row),
    stars: board === 'stars' ? row.value : row.stars,
    accuracy: board === 'slayers' ? percentOf(row.value, 1) : null,
    streak: row.current_streak,
    followers: row.followers ?? 0,
    achievements: titles.get(row.user_id) ?? [],
  }));
}

function topRows(db: Db, board: Board, period: LeaderboardQuery['period'], now: Instant) {
  const top = db
    .selectFrom(SCORES[board](db, spanOf(period, now), period))
    .innerJoin('users', 'users.id', 'scores.user_id')
    .select([
      'scores.user_id',
      'scores.score',
      'scores.value',
      'users.username',
      'users.username_key',
      'users.rank',
      'users.is_bot',
      'users.stars',
      'users.current_streak',
    ])
    .where('users.deleted_at', 'is', null)
    .orderBy('scores.score', 'desc')
    .orderBy('users.username_key')
    .limit(LEADERBOARD_ROWS_MAX);
  return (
    db
      .selectFrom(top.as('top'))
      .selectAll('top')
      // Count followers only for the rows shown.
      .select(({ selectFrom, fn }) =>
        selectFrom('follows')
          .whereRef('followee_id', '=', 'top.user_id')
          .select(fn.countAll<number>().as('count'))
          .as('followers'),
      )
      .orderBy('top.score', 'desc')
      .orderBy('top.username_key')
      .execute()
  );
}

/** Returns the positions for descending scores. Equal scores share a position, and the next is skipped (1, 1, 3). */
export function positionsOf(scores: readonly number[]): number[] {
  const positions: number[] = [];
  for (const [index, score] of scores.entries()) {
    const isTie = index > 0 && score === scores[index - 1];
    positions.push(isTie ? (positions[index - 1] ?? 1) : index + 1);
  }
  return positions;
}
