import { sql } from 'kysely';
import type { MatchStatus } from '@machine/contract';
import { gradeAndNotify } from './run-jobs.ts';
import type { Db } from '../platform/db/open.ts';
import type { MatchRow } from '../platform/db/tables-game.ts';
import { KICK_OFF } from './game.ts';
import { selectFrom } from './queries.ts';
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
  return { db, ally, rebel, addPickedMatch, ...changesOf(db), ...readsOf(db) };
}

function changesOf(db: Db) {
  const set = (id: string, columns: Partial<Omit<MatchRow, 'id'>>) =>
    db.updateTable('matches').set(columns).where('id', '=', id).execute();
  return {
    set,
    end: (id: string, home: number, away: number, status: MatchStatus = 'FINAL') =>
      set(id, { status, score_home: home, score_away: away }),
    grade: () => gradeAndNotify(db, KICK_OFF),
  };
}

function readsOf(db: Db) {
  return {
    userOf: (id: string) =>
      db
        .selectFrom('users')
        .select([
          sql<number>`cast(star_tenths as double precision) / 10`.as('stars'),
          'current_streak as current',
          'best_streak as best',
          'rank',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    notificationsOf: async (id: string, kind: 'RANK_UP' | 'ACHIEVEMENT') =>
      (await selectFrom(db, 'notifications', ['message'], { user_id: id, kind })).map(({ message }) => message),
  };
}
