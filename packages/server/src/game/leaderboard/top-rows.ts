import { LEADERBOARD_ROWS_MAX, type LeaderboardQuery } from '@machine/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { spanStartOf } from './board-totals.ts';

type Board = LeaderboardQuery['board'];

/** A row of a leaderboard. Its score ranks users, and is shown: tenths of stars, tenths of a percent, right picks or followers. */
export type TopRow = Awaited<ReturnType<typeof topRows>>[number];

export const SHOWN = [
  'users.id',
  'users.username',
  'users.rank',
  'users.is_bot',
  'users.star_tenths',
  'users.current_streak',
  'follow_counts.followers',
] as const;

/** The table and the column with the scores of a day or week. */
const SPANS: Record<Board, [table: string, column: string]> = {
  stars: ['board_totals', 'star_tenths'],
  slayers: ['board_totals', 'slayer_score'],
  streaks: ['board_totals', 'best_run'],
  followed: ['follow_gains', 'followers'],
};
/** The same for all time, where it isn't the span that begins at 0. */
const ALL_TIME: Partial<typeof SPANS> = {
  stars: ['users', 'star_tenths'],
  streaks: ['users', 'current_streak'],
  followed: ['follow_counts', 'followers'],
};

/** A row of one of these tables. */
type ScoreRow = { user_id: string; username_key: string };

/**
 * Selects the users of a leaderboard with their scores. Users without a score aren't listed, and only AI Slayers has
 * scores of 0. Conditions compare with literals, so that the planner can use partial indexes.
 */
export function scoresOf(db: Db, { board, period }: LeaderboardQuery, now: Instant) {
  const allTime = period === 'all' ? ALL_TIME[board] : undefined;
  const [table, column] = allTime ?? SPANS[board];
  const score: RawBuilder<number> = sql.ref(`scores.${column}`);
  const id: RawBuilder<string> = sql.ref(table === 'users' ? 'scores.id' : 'scores.user_id');
  return db
    .selectFrom(sql<ScoreRow>`${sql.table(table)}`.as('scores'))
    .select([id.as('user_id'), 'scores.username_key', score.as('score')])
    .where(board === 'slayers' ? sql<boolean>`${score} is not null` : sql<boolean>`${score} > 0`)
    .$if(table === 'users', (query) => query.where(sql<boolean>`scores.deleted_at is null`))
    .$if(allTime === undefined, (query) =>
      query.where(sql<boolean>`scores.period = ${sql.lit(period)} and scores.starts_at = ${spanStartOf(period, now)}`),
    );
}

/**
 * Reads the best rows of a leaderboard, best first, then by name. Reads an index in its order, stops after the last row,
 * and only then joins users: the planner would otherwise join all of them if it expects few.
 */
export const topRows = (db: Db, query: LeaderboardQuery, now: Instant) =>
  db
    .selectFrom(
      scoresOf(db, query, now)
        .orderBy('score', 'desc')
        .orderBy('scores.username_key')
        .limit(LEADERBOARD_ROWS_MAX)
        .as('top'),
    )
    .innerJoin('users', 'users.id', 'top.user_id')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'top.user_id')
    .select([...SHOWN, 'top.score'])
    .where('users.deleted_at', 'is', null)
    .orderBy('top.score', 'desc')
    .orderBy('top.username_key')
    .execute();
