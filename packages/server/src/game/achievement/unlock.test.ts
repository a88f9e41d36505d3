import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { failingAfter, recordStatements } from '../../testing/failing.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { addFollows, addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { unlockAchievements } from './unlock.ts';

const MINUTE = 60_000;

let db: Db;
let user: string;
beforeEach(async () => {
  ({ db } = await openTestDatabase());
  [user = ''] = await addUsers(db, 1);
});

const unlockedBy = async (id = user) => {
  const rows = await db.selectFrom('user_achievements').selectAll().where('user_id', '=', id).execute();
  return rows.map(({ achievement_id }) => achievement_id).toSorted();
};
const messagesOf = async (id = user) => {
  const rows = await db.selectFrom('notifications').selectAll().where('user_id', '=', id).orderBy('message').execute();
  return rows.map(({ message }) => message);
};

/** Plays a match per letter with a DISAGREE pick against HOME: R if the pick is correct, w if it is wrong. */
async function playDay(letters: string, options: Parameters<typeof addMatch>[3] = {}, at = KICK_OFF) {
  for (const [index, letter] of [...letters].entries()) {
    const id = `day-${at}-${index}`;
    const startTime = at + index * MINUTE;
    const score = { score_home: letter === 'R' ? 0 : 2, score_away: 1 };
    await addMatch(db, id, startTime, { status: 'FINAL', ...score, ...options });
    await addPick(db, { userId: user, matchId: id, choice: 'DISAGREE', at: startTime - 60 * MINUTE });
  }
}

describe('an achievement', () => {
  it('is unlocked and announced once, for a first pick and a first follow', async () => {
    await addMatch(db, 'a', KICK_OFF);
    await addPick(db, { userId: user, matchId: 'a' });
    await unlockAchievements(db, [user], KICK_OFF, () => {});
    await unlockAchievements(db, [user], KICK_OFF + 1, () => {});
    expect(await unlockedBy()).toEqual(['first-pick']);
    const [other = ''] = await addUsers(db, 1);
    await addFollows(db, [{ from: user, to: other }]);
    await unlockAchievements(db, [user, other], KICK_OFF + 2, () => {});
    expect(await unlockedBy()).toEqual(['first-follow', 'first-pick']);
    expect(await unlockedBy(other)).toEqual([]);
    expect(await messagesOf()).toEqual(['Achievements unlocked: First Pick and Good Company']);
    const rows = await db.selectFrom('user_achievements').select('unlocked_at').orderBy('unlocked_at').execute();
    expect(rows).toEqual([{ unlocked_at: KICK_OFF }, { unlocked_at: KICK_OFF + 2 }]);
  });

  it('notifies once of every stored notification when any statement fails and the call is repeated', async () => {
    await addMatch(db, 'a', KICK_OFF);
    await addPick(db, { userId: user, matchId: 'a' });
    const notified: string[] = [];
    const attempt = (statements: number) =>
      unlockAchievements(failingAfter(db, statements), [user], KICK_OFF, (ids) => notified.push(...ids)).then(
        () => true,
        () => false,
      );
    let statements = 0;
    while (!(await attempt(statements))) {
      statements += 1;
      expect(notified).toHaveLength((await messagesOf()).length);
    }
    expect(statements).toBeGreaterThan(3);
    expect([notified, await unlockedBy()]).toEqual([[user], ['first-pick']]);
  });

  it('causes no writes when nothing is new', async () => {
    const { db: quiet, kinds } = recordStatements(db);
    await unlockAchievements(quiet, [user], KICK_OFF, () => {});
    expect(new Set(kinds)).toEqual(new Set(['SelectQueryNode']));
  });

  it('stays unlocked when a corrected result undoes its cause', async () => {
    await playDay('RRR');
    await gradeAndNotify(db, KICK_OFF);
    expect(await unlockedBy()).toContain('streak-3');
    await db.updateTable('matches').set({ score_home: 5 }).execute();
    await gradeAndNotify(db, KICK_OFF);
    expect(await unlockedBy()).toContain('streak-3');
    await db.updateTable('matches').set({ score_home: 0 }).execute();
    await gradeAndNotify(db, KICK_OFF);
    expect(new Set(await messagesOf()).size).toBe((await messagesOf()).length);
  });
});
