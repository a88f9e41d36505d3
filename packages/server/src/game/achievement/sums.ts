import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

const SURE_PCT = 70;
const LAST_MINUTES_MS = 5 * 60_000;

const NONE = {
  /** All picks, graded or not. */
  picks: 0,
  leagues: 0,
  correctPicks: 0,
  correctDisagrees: 0,
  correctGolds: 0,
  /** Correct DISAGREE picks when the Machine's confidence was at least `SURE_PCT`. */
  upsets: 0,
  /** Correct DISAGREE picks on drawn matches. */
  draws: 0,
  /** Correct picks made at most `LAST_MINUTES_MS` before the start. */
  lastMinutes: 0,
  following: 0,
  followers: 0,
};

/** The counts that the database computes per user. */
export type Sums = typeof NONE;

export async function sumsOf(db: Db, userIds: readonly string[]): Promise<(userId: string) => Sums> {
  const byUser = new Map<string, Sums>(userIds.map((id) => [id, { ...NONE }]));
  for (const query of [sumPicks, sumCorrectPicks, followCounts]) {
    for (const { user_id, ...sums } of await query(db, userIds)) Object.assign(byUser.get(user_id) ?? {}, sums);
  }
  return (userId) => byUser.get(userId) ?? NONE;
}

const sumPicks = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select((eb) => [
      'user_id',
      eb.fn.countAll<number>().as('picks'),
      eb.fn.count<number>('league').distinct().as('leagues'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();

const count = (condition: RawBuilder<unknown>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
const disagreed = sql`choice = 'DISAGREE'`;

const sumCorrectPicks = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('pick_results')
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'pick_results.match_id')
    .innerJoin('grades', 'grades.match_id', 'pick_results.match_id')
    .select((eb) => [
      'user_id',
      eb.fn.countAll<number>().as('correctPicks'),
      count(disagreed).as('correctDisagrees'),
      count(sql`is_gold = 1`).as('correctGolds'),
      count(sql`${disagreed} and confidence_pct >= ${sql.lit(SURE_PCT)}`).as('upsets'),
      count(sql`${disagreed} and outcome = 'DRAW'`).as('draws'),
      count(sql`picked_at >= pick_results.start_time - ${sql.lit(LAST_MINUTES_MS)}`).as('lastMinutes'),
    ])
    .where('user_id', 'in', userIds)
    .where('was_correct', '=', 1)
    .groupBy('user_id')
    .execute();

const followCounts = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('follow_counts')
    .select(['user_id', 'following', 'followers'])
    .where('user_id', 'in', userIds)
    .execute();
