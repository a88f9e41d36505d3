import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { resultsMessages } from './notify-results.ts';

const HOUR = 60 * 60_000;
/** The end of a game day, on a Friday. */
const MORNING = Date.UTC(2026, 10, 20, 10);

describe('resultsMessages', () => {
  const right = { matchId: '', isCorrect: true, tenths: 32 };
  const wrong = { matchId: '', isCorrect: false, tenths: 0 };

  it('counts the results of one game day', () => {
    const history = [
      { ...right, startTime: MORNING - 1 },
      { ...wrong, startTime: MORNING + 9 * HOUR },
      { ...right, startTime: MORNING + 16 * HOUR },
      { ...right, startTime: MORNING + 24 * HOUR - 1 },
      { ...right, startTime: MORNING + 24 * HOUR },
    ];
    expect(resultsMessages(history, MORNING + 20 * HOUR)).toEqual({
      message: 'Friday, November 20: 2 of 3 right, +6.4 stars',
      neutralMessage: 'Results are in for 3 of your matches.',
    });
  });

  it.each([
    [MORNING - 1, 10, 'Thursday, November 19: 1 of 1 right, +1 star'],
    [MORNING, 1, 'Friday, November 20: 1 of 1 right, +0.1 stars'],
    [MORNING + 24 * HOUR - 1, 0, 'Friday, November 20: 0 of 1 right'],
  ])('names the game day of %i, and only stars that were won', (startTime, tenths, message) => {
    expect(resultsMessages([{ ...right, isCorrect: tenths > 0, tenths, startTime }], startTime)?.message).toBe(message);
  });

  it('is null without results', () => {
    expect(resultsMessages([{ ...right, startTime: MORNING - 1 }], MORNING)).toBeNull();
  });
});

describe('the notification of results', () => {
  let db: Db;
  let player: string;
  const notified: string[] = [];
  beforeEach(async () => {
    notified.length = 0;
    ({ db } = await openTestDatabase());
    [player = ''] = await addUsers(db, 1);
    for (const [index, id] of ['a', 'b'].entries()) {
      await addMatch(db, id, MORNING + (10 + index) * HOUR);
      await addPick(db, { userId: player, matchId: id, choice: 'DISAGREE', at: MORNING });
    }
  });
  const end = async (id: string, away: number, status: 'FINAL' | 'VOID' = 'FINAL') => {
    await updateTable(db, 'matches', { status, score_home: 1, score_away: away }, { id });
    await gradeAndNotify(db, MORNING + 14 * HOUR, (ids) => notified.push(...ids));
  };
  const results = () =>
    selectFrom(db, 'notifications', ['message', 'is_read', 'target_kind'], { kind: 'RESULTS', user_id: player });
  const count = () => notified.filter((id) => id === player).length;

  it('is created once a day, updated in place, and stays read', async () => {
    // No achievements, which notify, too.
    await updateTable(db, 'users', { notify_achievement: 0 });
    await end('a', 2);
    const first = { message: 'Friday, November 20: 1 of 1 right, +2 stars', is_read: 0, target_kind: 'RESULTS' };
    expect([await results(), count()]).toEqual([[first], 1]);
    await updateTable(db, 'notifications', { is_read: 1 });
    await end('b', 0);
    expect(await results()).toEqual([{ ...first, message: 'Friday, November 20: 1 of 2 right, +2 stars', is_read: 1 }]);
    await end('a', 0);
    expect((await results())[0]?.message).toBe('Friday, November 20: 0 of 2 right');
    expect(count()).toBe(1);
  });

  it('is deleted when no match of the day counts anymore', async () => {
    await end('a', 2);
    await end('a', 2, 'VOID');
    expect(await results()).toEqual([]);
  });
});
