import { type LeaderboardQuery, SLAYER_MIN_PICKS } from '@machine/contract';
import { type AliasedExpression, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Span } from './period.ts';

type Period = LeaderboardQuery['period'];
export type Board = LeaderboardQuery['board'];
/** `score`: by which a board ranks users. `value`: what it shows. They differ only on the slayers board. */
type Scores = AliasedExpression<{ user_id: string; score: number; value: number }, 'scores'>;

/** The query behind each board. Users without a score aren't listed. */
export const SCORES: Record<Board, (db: Db, span: Span | null, period: Period) => Scores> = {
  stars: (db, span) => (span === null ? userScores(db, 'stars') : starsWithin(db, span)),
  slayers,
  streaks: (db) => userScores(db, 'current_streak'),
  followed: (db) =>
    db
      .selectFrom('follows')
      .select((eb) => {
        const followers = eb.fn.countAll<number>();
        return ['followee_id as user_id', followers.as('score'), followers.as('value')];
      })
      .groupBy('followee_id')
      .as('scores'),
};

const userScores = (db: Db, column: 'stars' | 'current_streak'): Scores =>
  db
    .selectFrom('users')
    .select((eb) => ['id as user_id', eb.ref(column).as('score'), eb.ref(column).as('value')])
    .where(column, '>', 0)
    .as('scores');

const starsWithin = (db: Db, span: Span): Scores =>
  gradedWithin(db, span)
    .select((eb) => {
      const stars = eb.fn.sum<number>('stars');
      return ['user_id', stars.as('score'), stars.as('value')];
    })
    .having((eb) => eb.fn.sum<number>('stars'), '>', 0)
    .as('scores');

/**
 * Shows the share of correct picks among those that count for this board, from 0 to 1, and ranks users by the share that
 * they have proved: the lower end of its Wilson interval with z = 2. The fewer picks, the further it is below the share,
 * so that a lucky few don't lead. Users with none correct are listed, too; they all have 0.
 */
function slayers(db: Db, span: Span | null, period: Period): Scores {
  const counted = gradedWithin(db, span)
    // A literal, so that the planner can use the partial index on these picks.
    .where('is_slayer_pick', '=', sql.lit(1 as const))
    .select([
      'user_id',
      sql<number>`cast(sum(was_correct) as double precision)`.as('correct'),
      sql<number>`cast(count(*) as double precision)`.as('picks'),
    ])
    .having((eb) => eb.fn.countAll<number>(), '>=', SLAYER_MIN_PICKS[period])
    .as('counted');
  return db
    .selectFrom(counted)
    .select([
      'user_id',
      sql<number>`(correct + 2 - 2 * sqrt(correct * (picks - correct) / picks + 1)) / (picks + 4)`.as('score'),
      sql<number>`correct / picks`.as('value'),
    ])
    .as('scores');
}

/** Selects graded picks by user. A match belongs to the day of its start, whenever it was graded. */
const gradedWithin = (db: Db, span: Span | null) =>
  db
    .selectFrom('pick_results')
    .groupBy('user_id')
    .$if(span !== null, (query) =>
      query.where('start_time', '>=', span?.from ?? 0).where('start_time', '<', span?.to ?? 0),
    );
