import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchStatus } from '@machine/contract';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { MatchRow } from '../db/tables.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { failingAfter, recordStatements } from '../testing/failing.ts';
import { KICK_OFF } from '../testing/game.ts';
import { addMatch, addPick, addUsers } from '../testing/rows.ts';
import { gradeDue } from './grade.ts';

const HOUR = 60 * 60_000;

let database: OpenDatabase;
let db: Db;
/** Agrees with the Machine, which always says HOME, and disagrees with it. */
let ally: string;
let rebel: string;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  [ally = '', rebel = ''] = await addUsers(db, 2);
});
afterEach(() => database.close());

/** Two minutes to the match, both have picked. */
async function play(id: string, startTime = KICK_OFF, options: Parameters<typeof addMatch>[3] = {}) {
  await addMatch(db, id, startTime, options);
  await addPick(db, { userId: ally, matchId: id, choice: 'AGREE', at: startTime - 120_000 });
  await addPick(db, { userId: rebel, matchId: id, choice: 'DISAGREE', at: startTime - 120_000 });
}
const set = (id: string, columns: Partial<Omit<MatchRow, 'id'>>) =>
  db.updateTable('matches').set(columns).where('id', '=', id).execute();
const end = (id: string, home: number, away: number, status: MatchStatus = 'FINAL') =>
  set(id, { status, score_home: home, score_away: away });
const grade = () => gradeDue(db, KICK_OFF);

const userOf = (id: string) =>
  db
    .selectFrom('users')
    .select(['stars', 'current_streak as current', 'best_streak as best', 'rank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const gradesOf = (id: string) => db.selectFrom('grades').selectAll().where('match_id', '=', id).execute();
const resultsOf = (id: string) =>
  db
    .selectFrom('pick_results')
    .select(['user_id', 'was_correct', 'stars'])
    .where('match_id', '=', id)
    .orderBy('stars')
    .execute();
const newsOf = async (id: string, kind: 'RANK_UP' | 'ACHIEVEMENT') => {
  const rows = await db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('event_key')
    .execute();
  return rows.map(({ message }) => message);
};

/** `count` gold matches that the rebel wins: five stars each. */
async function winGold(count: number) {
  for (let index = 0; index < count; index += 1) {
    const id = `gold-${index}`;
    await addMatch(db, id, KICK_OFF + index * HOUR, { is_gold: 1, status: 'FINAL', score_home: 0, score_away: 1 });
    await addPick(db, { userId: rebel, matchId: id, choice: 'DISAGREE' });
  }
  await grade();
}

const allPicks = () => db.selectFrom('picks').selectAll().orderBy('id').execute();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');

const TABLES = ['users', 'grades', 'pick_results', 'user_achievements', 'notifications', 'key_value'] as const;
const dump = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())));

describe('a match', () => {
  it('pays nothing while it is PROVISIONAL, and pays when it is FINAL', async () => {
    await play('a');
    await end('a', 0, 1, 'PROVISIONAL');
    expect(await grade()).toEqual([]);
    expect(await userOf(rebel)).toMatchObject({ stars: 0, current: 0 });
    await end('a', 0, 1);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([
      { status: 'FINAL', outcome: 'AWAY', machine_correct: 0, score_home: 0, score_away: 1, start_time: KICK_OFF },
    ]);
    expect(await resultsOf('a')).toEqual([
      { user_id: ally, was_correct: 0, stars: 0 },
      { user_id: rebel, was_correct: 1, stars: 2 },
    ]);
    expect(await userOf(ally)).toEqual({ stars: 0, current: 0, best: 0, rank: 'ROOKIE' });
    expect(await userOf(rebel)).toEqual({ stars: 2, current: 1, best: 1, rank: 'ROOKIE' });
  });

  it('a drawn one is wrong for HOME, and gold pays five', async () => {
    await play('a', KICK_OFF, { league: 'EPL', is_gold: 1 });
    await end('a', 1, 1);
    await grade();
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'DRAW', machine_correct: 0 }]);
    expect(await userOf(rebel)).toMatchObject({ stars: 5 });
  });

  it.each(['SCHEDULED', 'LIVE', 'PROVISIONAL', 'POSTPONED'] as const)('%s has no grade', async (status) => {
    await play('a');
    await end('a', 3, 0, status);
    expect(await grade()).toEqual([]);
    expect(await gradesOf('a')).toEqual([]);
  });

  it('FINAL without a score or without a call has no grade', async () => {
    await play('a', KICK_OFF, { status: 'FINAL', score_home: 1, score_away: null });
    await play('b', KICK_OFF, { status: 'FINAL', score_home: 1, score_away: 0, hasPrediction: false });
    expect(await grade()).toEqual([]);
  });

  it('VOID pays nothing and leaves a streak as it is', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) await play(id, KICK_OFF + index * HOUR);
    await end('a', 1, 0);
    await end('b', 0, 1, 'VOID');
    await end('c', 1, 0);
    expect(await grade()).toEqual(['a', 'b', 'c']);
    expect(await gradesOf('b')).toMatchObject([
      { status: 'VOID', outcome: null, machine_correct: null, score_home: null },
    ]);
    expect(await resultsOf('b')).toEqual([]);
    expect(await userOf(ally)).toMatchObject({ stars: 2, current: 2, best: 2 });
  });

  it('VOID after FINAL takes back what was paid, and FINAL again pays it again', async () => {
    await play('a');
    await end('a', 1, 0);
    await grade();
    await end('a', 1, 0, 'VOID');
    expect(await grade()).toEqual(['a']);
    expect(await userOf(ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
    await end('a', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 1, best: 1 });
  });

  it.each(['PROVISIONAL', 'LIVE', 'POSTPONED'] as const)('%s after FINAL withdraws the grade', async (status) => {
    await play('a');
    await end('a', 1, 0);
    await grade();
    await end('a', 1, 0, status);
    expect(await grade()).toEqual(['a']);
    expect([await gradesOf('a'), await resultsOf('a')]).toEqual([[], []]);
    expect(await userOf(ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
    expect(await grade()).toEqual([]);
  });

  it('SCHEDULED again after VOID loses its grade', async () => {
    await play('a');
    await end('a', 0, 0, 'VOID');
    await grade();
    await set('a', { status: 'SCHEDULED' });
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toEqual([]);
  });

  it('with a corrected result is graded anew, and what was said about it is gone', async () => {
    await play('a');
    await end('a', 0, 1);
    await grade();
    await db.updateTable('grades').set({ post_mortem: 'Bad luck.' }).execute();
    await end('a', 2, 1);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'HOME', machine_correct: 1, post_mortem: null }]);
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 1 });
    expect(await userOf(rebel)).toMatchObject({ stars: 0, current: 0, best: 0 });
  });

  it('with a corrected score but the same outcome loses only what was said about it', async () => {
    await play('a');
    await end('a', 0, 1);
    await grade();
    await db.updateTable('grades').set({ post_mortem: 'Lost by one.' }).execute();
    await end('a', 0, 9);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ score_away: 9, post_mortem: null }]);
    expect(await userOf(rebel)).toMatchObject({ stars: 2, current: 1 });
  });

  it('with a corrected start moves in the order of streaks', async () => {
    await play('wrong', KICK_OFF);
    await play('right', KICK_OFF + HOUR);
    await end('wrong', 0, 1);
    await end('right', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ current: 1 });
    await set('wrong', { start_time: KICK_OFF + 2 * HOUR });
    expect(await grade()).toEqual(['wrong']);
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 0, best: 1 });
  });

  it('counts in its place, however late it becomes FINAL', async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await play(id, KICK_OFF + index * HOUR);
    for (const id of ['d', 'a', 'c']) {
      await end(id, 1, 0);
      await grade();
    }
    expect(await userOf(ally)).toMatchObject({ current: 3, best: 3 });
    await end('b', 0, 1);
    await grade();
    expect(await userOf(ally)).toMatchObject({ stars: 3, current: 2, best: 2 });
  });

  it('at the same start counts by the time of the pick', async () => {
    for (const id of ['early', 'late']) await addMatch(db, id, KICK_OFF);
    await addPick(db, { userId: ally, matchId: 'early', at: 2 });
    await addPick(db, { userId: ally, matchId: 'late', at: 1 });
    await end('early', 0, 1);
    await end('late', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ current: 0, best: 1 });
  });
});

describe('S84: grading', () => {
  it('twice changes nothing, and the second time only reads', async () => {
    await play('a');
    await play('b', KICK_OFF, { is_gold: 1 });
    await end('a', 1, 0);
    await end('b', 1, 0, 'VOID');
    await grade();
    const before = await dump();
    const second = recordStatements(db);
    expect(await gradeDue(second.db, KICK_OFF + HOUR)).toEqual([]);
    expect(second.kinds).toEqual(['SelectQueryNode']);
    expect(await dump()).toBe(before);
  });

  it('that fails at any statement leaves nothing behind, and the next time does it all', async () => {
    await play('a', KICK_OFF, { is_gold: 1 });
    await end('a', 0, 1);
    const before = await dump();
    const left: string[] = [];
    const attempt = () => gradeDue(failingAfter(db, left.length), KICK_OFF).then(() => 'done', messageOf);
    while ((await attempt()) === 'failed on purpose') left.push(await dump());
    expect(left.length).toBeGreaterThan(10);
    expect(new Set(left)).toEqual(new Set([before]));
    expect(await userOf(rebel)).toMatchObject({ stars: 5, current: 1 });
    expect(await newsOf(rebel, 'ACHIEVEMENT')).toContain('Achievement unlocked: Gold Digger');
  });

  it('by several at once counts everything once', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const [index, id] of ids.entries()) await play(id, KICK_OFF + index * HOUR);
    for (const id of ids) await end(id, 0, 1);
    const graded = await Promise.all([grade(), grade(), grade(), grade()]);
    expect(graded.flat().toSorted()).toEqual(ids);
    expect(await userOf(rebel)).toMatchObject({ stars: 12, current: 6, best: 6 });
    expect(await newsOf(rebel, 'ACHIEVEMENT')).toHaveLength(new Set(await newsOf(rebel, 'ACHIEVEMENT')).size);
  });

  it('never touches the picks', async () => {
    await play('a');
    const before = await allPicks();
    for (const [home, status] of [
      [1, 'FINAL'],
      [0, 'FINAL'],
      [0, 'VOID'],
      [0, 'PROVISIONAL'],
    ] as const) {
      await end('a', home, 0, status);
      await grade();
      expect(await allPicks()).toEqual(before);
    }
  });
});

describe('ranks', () => {
  it('rise with the stars, and each is told once, by the name that people see', async () => {
    await winGold(4);
    expect(await userOf(rebel)).toMatchObject({ stars: 20, rank: 'ROOKIE' });
    await play('fifth', KICK_OFF, { is_gold: 1 });
    await end('fifth', 0, 1);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 25, rank: 'APPRENTICE' });
    await end('fifth', 1, 0);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 20, rank: 'ROOKIE' });
    await end('fifth', 0, 1);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 25, rank: 'APPRENTICE' });
    expect(await newsOf(rebel, 'RANK_UP')).toEqual(['You are now a Challenger']);
  });

  it('ADMIN stays ADMIN and is told of no rank', async () => {
    await db.updateTable('users').set({ rank: 'ADMIN' }).where('id', '=', rebel).execute();
    await winGold(6);
    expect(await userOf(rebel)).toMatchObject({ stars: 30, rank: 'ADMIN' });
    expect(await newsOf(rebel, 'RANK_UP')).toEqual([]);
  });

  it.each([
    ['ranks', { notify_rank_up: 0 }, 0, 'some'],
    ['achievements', { notify_achievement: 0 }, 1, 'no'],
    ['anything, being a bot', { is_bot: 1 }, 0, 'no'],
  ] as const)(
    'who does not want to hear of %s is told nothing, and has it all the same',
    async (_, wish, ranks, tells) => {
      await db.updateTable('users').set(wish).where('id', '=', rebel).execute();
      await winGold(5);
      expect(await userOf(rebel)).toMatchObject({ rank: 'APPRENTICE' });
      expect(await newsOf(rebel, 'RANK_UP')).toHaveLength(ranks);
      expect((await newsOf(rebel, 'ACHIEVEMENT')).length > 0).toBe(tells === 'some');
      const held = await db
        .selectFrom('user_achievements')
        .select('achievement_id')
        .where('user_id', '=', rebel)
        .execute();
      expect(held).toContainEqual({ achievement_id: 'rank-apprentice' });
    },
  );
});
