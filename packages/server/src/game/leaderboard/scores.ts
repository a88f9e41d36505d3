import { type LeaderboardQuery, SLAYER_MIN_PICKS } from '@machine/contract';
import { type AliasedExpression, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Span } from './period.ts';

type Period = LeaderboardQuery['period'];
export type Board = LeaderboardQuery['board'];
/** The values by which a board ranks users. */
type Scores = AliasedExpression<{ user_id: string; score: number }, 'scores'>;

/** The query behind each board. Users without a score aren't listed. */
export const SCORES: Record<Board, (db: Db, span: Span | null, period: Period) => Scores> = {
  stars: (db, span) => (span === null ? userScores(db, 'stars') : starsWithin(db, span)),
  slayers,
  streaks: (db) => userScores(db, 'current_streak'),
  followed: (db) =>
    db
      .selectFrom('follows')
      .select((eb) => ['followee_id as user_id', eb.fn.countAll<number>().as('score')])
      .groupBy('followee_id')
      .as('scores'),
};

const userScores = (db: Db, column: 'stars' | 'current_streak'): Scores =>
  db
    .selectFrom('users')
    .select((eb) => ['id as user_id', eb.ref(column).as('score')])
    .where(column, '>', 0)
    .as('scores');

const starsWithin = (db: Db, span: Span): Scores =>
  gradedWithin(db, span)
    .select((eb) => ['user_id', eb.fn.sum<number>('stars').as('score')])
    .having((eb) => eb.fn.sum<number>('stars'), '>', 0)
    .as('scores');

/**
 * Scores users by the share of correct picks among those that count for this board, from 0 to 1. Users with none correct
 * are listed, too.
 */
function slayers(db: Db, span: Span | null, period: Period): Scores {
  return (
    gradedWithin(db, span)
      // A literal, so that the planner can use the partial index on these picks.
      .where('is_slayer_pick', '=', sql.lit(1 as const))
      .select(['user_id', sql<number>`cast(sum(was_correct) as double precision) / count(*)`.as('score')])
      .having((eb) => eb.fn.countAll<number>(), '>=', SLAYER_MIN_PICKS[period])
      .as('scores')
  );
}

/** Selects graded picks by user. A match belongs to the day of its start, whenever it was graded. */
const gradedWithin = (db: Db, span: Span | null) =>
  db
    .selectFrom('pick_results')
    .groupBy('user_id')
    .$if(span !== null, (query) =>
      query.where('start_time', '>=', span?.from ?? 0).where('start_time', '<', span?.to ?? 0),
    );
