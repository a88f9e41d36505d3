import type { MachineStats } from '@machine/contract';
import type { Db } from '../platform/db/open.ts';
import type { Game } from './game.ts';
import { readUser } from './player-totals.ts';
import type { RecountedState } from './recount.ts';

export const readGrades = async (db: Db): Promise<RecountedState['grades']> => {
  const rows = await db.selectFrom('grades').selectAll().orderBy('start_time').orderBy('match_id').execute();
  return rows.map((row) => ({
    id: row.match_id,
    status: row.status,
    home: row.score_home,
    away: row.score_away,
    startTime: row.start_time,
    outcome: row.outcome,
    machineRight: row.machine_correct === null ? null : row.machine_correct === 1,
  }));
};

/** Reads the server's state from its tables and API. */
export async function readState({ db, visitor }: Game): Promise<RecountedState> {
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const results = await db
    .selectFrom('pick_results')
    .selectAll()
    .orderBy('start_time')
    .orderBy('picked_at')
    .orderBy('match_id')
    .execute();
  const unlocked = await db.selectFrom('user_achievements').selectAll().execute();
  const notifications = await db.selectFrom('notifications').selectAll().execute();
  const summaries = new Map(
    await Promise.all(
      users.map(async ({ id }) => {
        const { body } = await visitor().get(`/api/users/${id}/summary`);
        return [id, body as { stats: { winRate: number } }] as const;
      }),
    ),
  );
  const machine = await visitor().get('/api/machine/stats');
  const { currentStreak: current, bestStreak: best, gradedCount: graded = 0 } = machine.body as MachineStats;
  return {
    grades: await readGrades(db),
    machine: { current, best, graded },
    users: users.map((user) => ({
      ...readUser(user),
      winRate: summaries.get(user.id)?.stats.winRate ?? -1,
      results: results
        .filter(({ user_id }) => user_id === user.id)
        .map((row) => ({
          matchId: row.match_id,
          choice: row.choice,
          right: row.was_correct === 1,
          stars: row.star_tenths / 10,
          edge: row.edge,
          variance: row.edge_variance,
          slayer: row.is_slayer_pick === 1,
        })),
      achievements: unlocked
        .filter(({ user_id }) => user_id === user.id)
        .map(({ achievement_id }) => achievement_id)
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
  };
}

/** Rounds percentages to one decimal, as the API does. */
export const rounded = (state: RecountedState): RecountedState => ({
  ...state,
  users: state.users.map((user) => ({ ...user, winRate: Math.round(user.winRate * 10) / 10 })),
});
