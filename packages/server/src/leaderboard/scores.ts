import { type LeaderboardQuery, SLAYER_MIN_PICKS } from '@machine/contract';
import { type AliasedExpression, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Span } from './period.ts';

type Period = LeaderboardQuery['period'];
export type Board = LeaderboardQuery['board'];
/** What a board ranks people by. */
type Scores = AliasedExpression<{ user_id: string; score: number }, 'scores'>;

/** The question behind each board: who has a score at all, and which. */
export const SCORES: Record<Board, (db: Db, span: Span | null, period: Period) => Scores> = {
  stars: (db, span) => (span === null ? standing(db, 'stars') : starsWithin(db, span)),
  slayers,
  streaks: (db) => standing(db, 'current_streak'),
  followed: (db) =>
    db
      .selectFrom('follows')
      .select((eb) => ['followee_id as user_id', eb.fn.countAll<number>().as('score')])
      .groupBy('followee_id')
      .as('scores'),
};

const standing = (db: Db, column: 'stars' | 'current_streak'): Scores =>
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

/** The share, 0 to 1, of the DISAGREE picks that were right. None right is a share, too: it is on the board. */
function slayers(db: Db, span: Span | null, period: Period): Scores {
  return (
    gradedWithin(db, span)
      // Spelled out, so that the index of just these picks is seen to serve.
      .where('choice', '=', sql.lit('DISAGREE' as const))
      .select(['user_id', sql<number>`cast(sum(was_correct) as double precision) / count(*)`.as('score')])
      .having((eb) => eb.fn.countAll<number>(), '>=', SLAYER_MIN_PICKS[period])
      .as('scores')
  );
}

/** Graded picks, by player. A match belongs to the day on which it started, whenever it was graded. */
const gradedWithin = (db: Db, span: Span | null) =>
  db
    .selectFrom('pick_results')
    .groupBy('user_id')
    .$if(span !== null, (query) =>
      query.where('start_time', '>=', span?.from ?? 0).where('start_time', '<', span?.to ?? 0),
    );
