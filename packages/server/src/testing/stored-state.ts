import type { MachineStats } from '@machine/contract';
import { storedProbabilities } from '../game/prediction/stored-prediction.ts';
import type { Db } from '../platform/db/open.ts';
import type { Game } from './game.ts';
import { recount, type RecountedState, type RecountInput } from './recount.ts';

export const readGrades = async (db: Db): Promise<RecountedState['grades']> => {
  const rows = await db
    .selectFrom('grades')
    .select(['match_id as id', 'status', 'score_home as home', 'score_away as away', 'start_time as startTime'])
    .select(['outcome', 'machine_correct'])
    .orderBy('start_time')
    .orderBy('match_id')
    .execute();
  return rows.map(({ machine_correct: right, ...grade }) => ({
    ...grade,
    machineRight: right === null ? null : right === 1,
  }));
};

/** Reads what grading has stored: the grades, and the totals and results of every player. */
export async function readGraded(db: Db) {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const results = await db
    .selectFrom('pick_results')
    .selectAll()
    .orderBy('start_time')
    .orderBy('picked_at')
    .orderBy('match_id')
    .execute();
  const byUser = Map.groupBy(results, ({ user_id }) => user_id);
  return {
    grades: await readGrades(db),
    users: users.map((user) => ({
      id: user.id,
      stars: user.star_tenths / 10,
      edge: { wins: user.edge, variance: user.edge_variance, disagreements: user.edge_count },
      current: user.current_streak,
      best: user.best_streak,
      rank: user.rank,
      results: (byUser.get(user.id) ?? []).map((row) => ({
        matchId: row.match_id,
        choice: row.choice,
        right: row.was_correct === 1,
        stars: row.star_tenths / 10,
        edge: row.edge,
        variance: row.edge_variance,
        slayer: row.is_slayer_pick === 1,
      })),
    })),
  };
}

/** Returns what grading should have stored: grades all stored matches and picks again, by the rules alone. */
export async function recountGraded(db: Db): ReturnType<typeof readGraded> {
  const plain = recount(await readRecountInput(db));
  plain.due().forEach(plain.grade);
  const { grades, users } = plain.state();
  const gradedOf = ({
    winRate: _winRate,
    achievements: _unlocked,
    notifications: _sent,
    ...user
  }: (typeof users)[number]) => user;
  return { grades, users: users.map(gradedOf) };
}

async function readRecountInput(db: Db): Promise<RecountInput> {
  const matches = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .select([
      'id',
      'league',
      'start_time as startTime',
      'status',
      'score_home as home',
      'score_away as away',
      'is_gold',
    ])
    .select(['machine_pick', 'confidence_pct', 'home_pct', 'draw_pct', 'away_pct'])
    .execute();
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  return {
    matches: matches.map(({ is_gold, machine_pick, confidence_pct, home_pct, draw_pct, away_pct, ...match }) => ({
      ...match,
      isGold: is_gold === 1,
      machinePick: machine_pick ?? 'HOME',
      confidence: confidence_pct ?? 0,
      hasPrediction: machine_pick !== null,
      probabilities: storedProbabilities({ home_pct, draw_pct, away_pct }),
    })),
    users: users.map(({ id }) => ({ id, wantsRanks: false, wantsAchievements: false, isBot: false })),
    picks: await db
      .selectFrom('picks')
      .select(['user_id as userId', 'match_id as matchId', 'choice', 'created_at as at'])
      .execute(),
    follows: [],
  };
}

/** Reads the server's state from its tables and API. */
export async function readState({ db, visitor }: Game): Promise<RecountedState> {
  const { grades, users } = await readGraded(db);
  const unlocked = await db.selectFrom('user_achievements').selectAll().execute();
  const notifications = await db.selectFrom('notifications').selectAll().execute();
  const winRateOf = async (id: string) =>
    ((await visitor().get(`/api/users/${id}/summary`)).body as { stats: { winRate: number } }).stats.winRate;
  const machine = await visitor().get('/api/machine/stats');
  const { currentStreak: current, bestStreak: best, gradedCount: graded = 0 } = machine.body as MachineStats;
  return {
    grades,
    machine: { current, best, graded },
    users: await Promise.all(
      users.map(async (user) => ({
        ...user,
        winRate: await winRateOf(user.id),
        achievements: unlocked
          .flatMap(({ user_id, achievement_id }) => (user_id === user.id ? achievement_id : []))
          .toSorted(),
        notifications: [
          ...new Set(
            notifications
              .filter(({ user_id, kind }) => user_id === user.id && kind !== 'RESULTS')
              // Without the day.
              .map(({ event_key }) => event_key.replace(/:[\d-]+$/, '')),
          ),
        ].toSorted(),
      })),
    ),
  };
}
