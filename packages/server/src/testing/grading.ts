import type { MatchStatus } from '@machine/contract';
import { gradeAndNotify } from './run-jobs.ts';
import type { MatchRow } from '../platform/db/tables-game.ts';
import { KICK_OFF } from './game.ts';
import { selectFrom, updateTable } from './queries.ts';
import { addMatch, addPick, addUsers } from './rows.ts';
import { openTestDatabase } from './test-database.ts';

/** Opens a database with two players, who agree and disagree with the Machine. It always predicts HOME. */
export async function openGrading() {
  const { db } = await openTestDatabase();
  const [ally = '', rebel = ''] = await addUsers(db, 2);

  /** Adds a match on which both players pick two minutes before the start. */
  async function addPickedMatch(id: string, startTime = KICK_OFF, options: Parameters<typeof addMatch>[3] = {}) {
    await addMatch(db, id, startTime, options);
    await addPick(db, { userId: ally, matchId: id, choice: 'AGREE', at: startTime - 120_000 });
    await addPick(db, { userId: rebel, matchId: id, choice: 'DISAGREE', at: startTime - 120_000 });
  }
  const set = (id: string, columns: Partial<Omit<MatchRow, 'id'>>) => updateTable(db, 'matches', columns, { id });
  return {
    db,
    ally,
    rebel,
    addPickedMatch,
    set,
    end: (id: string, home: number, away: number, status: MatchStatus = 'FINAL') =>
      set(id, { status, score_home: home, score_away: away }),
    grade: () => gradeAndNotify(db, KICK_OFF),
    async userOf(id: string) {
      const columns = ['star_tenths', 'current_streak', 'best_streak', 'rank'] as const;
      const [user] = await selectFrom(db, 'users', columns, { id });
      return {
        stars: (user?.star_tenths ?? 0) / 10,
        current: user?.current_streak,
        best: user?.best_streak,
        rank: user?.rank,
      };
    },
    notificationsOf: async (id: string, kind: 'RANK_UP' | 'ACHIEVEMENT') =>
      (await selectFrom(db, 'notifications', ['message'], { user_id: id, kind })).map(({ message }) => message),
  };
}
