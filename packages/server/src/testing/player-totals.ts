import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { storedProbabilities } from '../game/prediction/stored-prediction.ts';
import { recount, type RecountedState, type RecountInput } from './recount.ts';

async function readRecountInput(db: Db): Promise<RecountInput> {
  const matches = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .selectAll('matches')
    .select(['machine_pick', 'confidence_pct', 'home_pct', 'draw_pct', 'away_pct'])
    .execute();
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const picks = await db.selectFrom('picks').selectAll().execute();
  return {
    matches: matches.map((row) => ({
      id: row.id,
      league: row.league,
      startTime: row.start_time,
      status: row.status,
      home: row.score_home,
      away: row.score_away,
      isGold: row.is_gold === 1,
      machinePick: row.machine_pick ?? 'HOME',
      confidence: row.confidence_pct ?? 0,
      hasPrediction: row.machine_pick !== null,
      probabilities: storedProbabilities(row),
    })),
    users: users.map(({ id }) => ({ id, wantsRanks: false, wantsAchievements: false, isBot: false })),
    picks: picks.map((row) => ({ userId: row.user_id, matchId: row.match_id, choice: row.choice, at: row.created_at })),
    follows: [],
  };
}

/** Grades all stored matches and picks again, by the rules alone. */
export async function recountStored(db: Db): Promise<RecountedState> {
  const plain = recount(await readRecountInput(db));
  plain.due().forEach(plain.grade);
  return plain.state();
}

/** Returns a user's totals, with the number of results that they sum up. */
const totalsOf = ({ id, stars, edge, current, best, rank, results }: Totals) => ({
  id,
  stars,
  edge,
  current,
  best,
  rank,
  results: results.length,
});
type Totals = ReturnType<typeof readUser> & { results: unknown[] };

/** Recomputes every player's totals from the stored matches and picks. */
export async function recountTotals(db: Db) {
  const { grades, users } = await recountStored(db);
  return { grades: grades.length, users: users.map(totalsOf) };
}

/** Returns what is stored with a user. */
export const readUser = (user: Selectable<Tables['users']>) => ({
  id: user.id,
  stars: user.star_tenths / 10,
  edge: { wins: user.edge, variance: user.edge_variance, disagreements: user.edge_count },
  current: user.current_streak,
  best: user.best_streak,
  rank: user.rank,
});

/** Reads the totals that the server has stored. */
export async function readTotals(db: Db) {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const results = await db.selectFrom('pick_results').select('user_id').execute();
  const grades = await db.selectFrom('grades').select('match_id').execute();
  const resultsOf = (id: string) => results.filter(({ user_id }) => user_id === id);
  return {
    grades: grades.length,
    users: users.map((user) => totalsOf({ ...readUser(user), results: resultsOf(user.id) })),
  };
}
