import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

const SURE_PCT = 70;
const LAST_MINUTES_MS = 5 * 60_000;

/** The counts that the database computes per user. */
export type Sums = {
  /** All picks, graded or not. */
  picks: number;
  leagues: number;
  correctPicks: number;
  correctDisagrees: number;
  correctGolds: number;
  /** Correct DISAGREE picks when the Machine's confidence was at least `SURE_PCT`. */
  upsets: number;
  /** Correct DISAGREE picks on drawn matches. */
  draws: number;
  /** Correct picks made at most `LAST_MINUTES_MS` before the start. */
  lastMinutes: number;
  following: number;
  followers: number;
};

/** Reads all sums in one statement, by user. */
export async function sumsOf(db: Db, userIds: readonly string[]): Promise<[userId: string, Sums][]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin(sumPicks(db, userIds).as('all_picks'), 'all_picks.user_id', 'users.id')
    .leftJoin(sumCorrectPicks(db, userIds).as('correct'), 'correct.user_id', 'users.id')
    .leftJoin('follow_counts', 'follow_counts.user_id', 'users.id')
    .select(['users.id', 'picks', 'leagues', 'follow_counts.following', 'followers'])
    .select(['correctPicks', 'correctDisagrees', 'correctGolds', 'upsets', 'draws', 'lastMinutes'])
    .where('users.id', 'in', userIds)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, ...sums }) => [id, withoutNulls(sums)]);
}

/** A user without picks or follows has no row of sums. */
const withoutNulls = (sums: { [Key in keyof Sums]: number | null }) =>
  Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, value ?? 0])) as Sums;

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
    .groupBy('user_id');

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
    .groupBy('user_id');
