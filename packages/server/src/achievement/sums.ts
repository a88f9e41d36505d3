import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

const SURE_PCT = 70;
const LAST_MINUTES_MS = 5 * 60_000;

const NONE = {
  /** Locked, whatever became of them. */
  picks: 0,
  leagues: 0,
  rights: 0,
  rightDisagrees: 0,
  rightGolds: 0,
  /** Right DISAGREE picks when the Machine was at least `SURE_PCT` sure. */
  upsets: 0,
  /** Right DISAGREE picks on drawn matches. */
  draws: 0,
  /** Right picks locked at most `LAST_MINUTES_MS` before the start. */
  lastMinutes: 0,
  following: 0,
  followers: 0,
};

/** What the database adds up, by user. */
export type Sums = typeof NONE;

export async function sumsOf(db: Db, userIds: readonly string[]): Promise<(userId: string) => Sums> {
  const byUser = new Map<string, Sums>(userIds.map((id) => [id, { ...NONE }]));
  for (const question of [picked, wasRight, follows, isFollowed]) {
    for (const { user_id, ...sums } of await question(db, userIds)) Object.assign(byUser.get(user_id) ?? {}, sums);
  }
  return (userId) => byUser.get(userId) ?? NONE;
}

const picked = (db: Db, userIds: readonly string[]) =>
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

const wasRight = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('pick_results')
    .innerJoin('matches', 'matches.id', 'pick_results.match_id')
    .innerJoin('predictions', 'predictions.match_id', 'pick_results.match_id')
    .innerJoin('grades', 'grades.match_id', 'pick_results.match_id')
    .select((eb) => [
      'user_id',
      eb.fn.countAll<number>().as('rights'),
      count(disagreed).as('rightDisagrees'),
      count(sql`is_gold = 1`).as('rightGolds'),
      count(sql`${disagreed} and confidence_pct >= ${sql.lit(SURE_PCT)}`).as('upsets'),
      count(sql`${disagreed} and outcome = 'DRAW'`).as('draws'),
      count(sql`picked_at >= pick_results.start_time - ${sql.lit(LAST_MINUTES_MS)}`).as('lastMinutes'),
    ])
    .where('user_id', 'in', userIds)
    .where('was_correct', '=', 1)
    .groupBy('user_id')
    .execute();

const follows = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('follows')
    .select((eb) => ['follower_id as user_id', eb.fn.countAll<number>().as('following')])
    .where('follower_id', 'in', userIds)
    .groupBy('follower_id')
    .execute();

const isFollowed = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('follows')
    .select((eb) => ['followee_id as user_id', eb.fn.countAll<number>().as('followers')])
    .where('followee_id', 'in', userIds)
    .groupBy('followee_id')
    .execute();
