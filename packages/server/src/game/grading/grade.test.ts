import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchStatus } from '@machine/contract';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { MatchRow } from '../../platform/db/tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { failingAfter, recordStatements } from '../../testing/failing.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { gradeDue } from './grade.ts';
import { selectFrom } from '../../testing/queries.ts';

const HOUR = 60 * 60_000;

let database: OpenDatabase;
let db: Db;
/** Players who agree and disagree with the Machine, which always predicts HOME. */
let ally: string;
let rebel: string;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  [ally = '', rebel = ''] = await addUsers(db, 2);
});

/** Adds a match on which both players pick two minutes before the start. */
async function addPickedMatch(id: string, startTime = KICK_OFF, options: Parameters<typeof addMatch>[3] = {}) {
  await addMatch(db, id, startTime, options);
  await addPick(db, { userId: ally, matchId: id, choice: 'AGREE', at: startTime - 120_000 });
  await addPick(db, { userId: rebel, matchId: id, choice: 'DISAGREE', at: startTime - 120_000 });
}
const set = (id: string, columns: Partial<Omit<MatchRow, 'id'>>) =>
  db.updateTable('matches').set(columns).where('id', '=', id).execute();
const end = (id: string, home: number, away: number, status: MatchStatus = 'FINAL') =>
  set(id, { status, score_home: home, score_away: away });
const grade = () => gradeDue(db, KICK_OFF, () => {});

const userOf = (id: string) =>
  db
    .selectFrom('users')
    .select(['stars', 'current_streak as current', 'best_streak as best', 'rank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const gradesOf = (id: string) => db.selectFrom('grades').selectAll().where('match_id', '=', id).execute();
const resultsOf = (id: string) => selectFrom(db, 'pick_results', ['user_id', 'was_correct', 'stars'], { match_id: id });
const notificationsOf = async (id: string, kind: 'RANK_UP' | 'ACHIEVEMENT') =>
  (await selectFrom(db, 'notifications', ['message'], { user_id: id, kind })).map(({ message }) => message);

const edgesOf = (id: string) => selectFrom(db, 'pick_results', ['user_id', 'edge', 'edge_variance'], { match_id: id });

/** Lets the rebel win `count` gold matches, for five stars each. */
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

describe('gradeDue', () => {
  it('awards no stars for a PROVISIONAL match, and awards them once it is FINAL', async () => {
    await addPickedMatch('a');
    await end('a', 0, 1, 'PROVISIONAL');
    expect(await grade()).toEqual([]);
    expect(await userOf(rebel)).toMatchObject({ stars: 0, current: 0 });
    await end('a', 0, 1);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([
      { status: 'FINAL', outcome: 'AWAY', machine_correct: 0, score_home: 0, score_away: 1, start_time: KICK_OFF },
    ]);
    expect(new Set(await resultsOf('a'))).toEqual(
      new Set([
        { user_id: ally, was_correct: 0, stars: 0 },
        { user_id: rebel, was_correct: 1, stars: 2 },
      ]),
    );
    expect(await userOf(ally)).toEqual({ stars: 0, current: 0, best: 0, rank: 'ROOKIE' });
    expect(await userOf(rebel)).toEqual({ stars: 2, current: 1, best: 1, rank: 'ROOKIE' });
  });

  it('grades HOME as wrong after a draw, and awards five stars for gold', async () => {
    await addPickedMatch('a', KICK_OFF, { league: 'EPL', is_gold: 1 });
    await end('a', 1, 1);
    await grade();
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'DRAW', machine_correct: 0 }]);
    expect(await userOf(rebel)).toMatchObject({ stars: 5 });
  });

  it('pays the stored stakes, and adds a DISAGREE to the edge again after a correction', async () => {
    await addPickedMatch('a', KICK_OFF, { probabilities: { home: 63.4, draw: 0, away: 36.6 } });
    await end('a', 0, 1);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 3 });
    const variance = expect.closeTo(0.634 * 0.366, 12);
    expect(new Set(await edgesOf('a'))).toEqual(
      new Set([
        { user_id: ally, edge: null, edge_variance: null },
        { user_id: rebel, edge: expect.closeTo(0.634, 12), edge_variance: variance },
      ]),
    );
    await end('a', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ stars: 2 });
    expect(await edgesOf('a')).toContainEqual({
      user_id: rebel,
      edge: expect.closeTo(-0.366, 12),
      edge_variance: variance,
    });
    await end('a', 1, 0, 'VOID');
    await grade();
    expect(await edgesOf('a')).toEqual([]);
  });

  it.each(['SCHEDULED', 'LIVE', 'PROVISIONAL', 'POSTPONED'] as const)(
    'does not grade a match that is %s',
    async (status) => {
      await addPickedMatch('a');
      await end('a', 3, 0, status);
      expect(await grade()).toEqual([]);
      expect(await gradesOf('a')).toEqual([]);
    },
  );

  it('does not grade a FINAL match without a score or a prediction', async () => {
    await addPickedMatch('a', KICK_OFF, { status: 'FINAL', score_home: 1, score_away: null });
    await addPickedMatch('b', KICK_OFF, { status: 'FINAL', score_home: 1, score_away: 0, hasPrediction: false });
    expect(await grade()).toEqual([]);
  });

  it('awards nothing for a VOID match and does not affect streaks', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) await addPickedMatch(id, KICK_OFF + index * HOUR);
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

  it('revokes the stars when a FINAL match becomes VOID, and awards them when it is FINAL again', async () => {
    await addPickedMatch('a');
    await end('a', 1, 0);
    await grade();
    await end('a', 1, 0, 'VOID');
    expect(await grade()).toEqual(['a']);
    expect(await userOf(ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
    await end('a', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 1, best: 1 });
  });

  it.each(['PROVISIONAL', 'LIVE', 'POSTPONED'] as const)(
    'withdraws the grade when a FINAL match becomes %s',
    async (status) => {
      await addPickedMatch('a');
      await end('a', 1, 0);
      await grade();
      await end('a', 1, 0, status);
      expect(await grade()).toEqual(['a']);
      expect([await gradesOf('a'), await resultsOf('a')]).toEqual([[], []]);
      expect(await userOf(ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
      expect(await grade()).toEqual([]);
    },
  );

  it('withdraws the grade when a VOID match is SCHEDULED again', async () => {
    await addPickedMatch('a');
    await end('a', 0, 0, 'VOID');
    await grade();
    await set('a', { status: 'SCHEDULED' });
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toEqual([]);
  });

  it('regrades a match with a corrected result and clears its post-mortem', async () => {
    await addPickedMatch('a');
    await end('a', 0, 1);
    await grade();
    await db.updateTable('grades').set({ post_mortem: 'Bad luck.' }).execute();
    await end('a', 2, 1);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'HOME', machine_correct: 1, post_mortem: null }]);
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 1 });
    expect(await userOf(rebel)).toMatchObject({ stars: 0, current: 0, best: 0 });
  });

  it('only clears the post-mortem when the score is corrected but not the outcome', async () => {
    await addPickedMatch('a');
    await end('a', 0, 1);
    await grade();
    await db.updateTable('grades').set({ post_mortem: 'Lost by one.' }).execute();
    await end('a', 0, 9);
    expect(await grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ score_away: 9, post_mortem: null }]);
    expect(await userOf(rebel)).toMatchObject({ stars: 2, current: 1 });
  });

  it('reorders streaks when a start time is corrected', async () => {
    await addPickedMatch('wrong', KICK_OFF);
    await addPickedMatch('right', KICK_OFF + HOUR);
    await end('wrong', 0, 1);
    await end('right', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ current: 1 });
    await set('wrong', { start_time: KICK_OFF + 2 * HOUR });
    expect(await grade()).toEqual(['wrong']);
    expect(await userOf(ally)).toMatchObject({ stars: 1, current: 0, best: 1 });
  });

  it('counts streaks in the order of starts, however late a match becomes FINAL', async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await addPickedMatch(id, KICK_OFF + index * HOUR);
    for (const id of ['d', 'a', 'c']) {
      await end(id, 1, 0);
      await grade();
    }
    expect(await userOf(ally)).toMatchObject({ current: 3, best: 3 });
    await end('b', 0, 1);
    await grade();
    expect(await userOf(ally)).toMatchObject({ stars: 3, current: 2, best: 2 });
  });

  it('counts matches with the same start in the order of picks', async () => {
    for (const id of ['early', 'late']) await addMatch(db, id, KICK_OFF);
    await addPick(db, { userId: ally, matchId: 'early', at: 2 });
    await addPick(db, { userId: ally, matchId: 'late', at: 1 });
    await end('early', 0, 1);
    await end('late', 1, 0);
    await grade();
    expect(await userOf(ally)).toMatchObject({ current: 0, best: 1 });
  });
});

describe('gradeDue, repeated, interrupted or concurrent (S84)', () => {
  it('only reads and changes nothing on a second run', async () => {
    await addPickedMatch('a');
    await addPickedMatch('b', KICK_OFF, { is_gold: 1 });
    await end('a', 1, 0);
    await end('b', 1, 0, 'VOID');
    await grade();
    const before = await dump();
    const second = recordStatements(db);
    expect(await gradeDue(second.db, KICK_OFF + HOUR, () => {})).toEqual([]);
    expect(second.kinds).toEqual(['SelectQueryNode']);
    expect(await dump()).toBe(before);
  });

  it('leaves nothing behind when any statement fails, and completes on the next run', async () => {
    await addPickedMatch('a', KICK_OFF, { is_gold: 1 });
    await end('a', 0, 1);
    const before = await dump();
    const dumps: string[] = [];
    const notified: string[] = [];
    const attempt = () =>
      gradeDue(failingAfter(db, dumps.length), KICK_OFF, (ids) => notified.push(...ids)).then(() => 'done', messageOf);
    while ((await attempt()) === 'failed on purpose') dumps.push(await dump());
    expect(dumps.length).toBeGreaterThan(10);
    expect(new Set(dumps)).toEqual(new Set([before]));
    const stored = await db.selectFrom('notifications').select('user_id').execute();
    expect(notified.toSorted()).toEqual(stored.map((row) => row.user_id).toSorted());
    expect(await userOf(rebel)).toMatchObject({ stars: 5, current: 1 });
    expect(await notificationsOf(rebel, 'ACHIEVEMENT')).toEqual([
      'Achievements unlocked: First Pick, On the Board, Dissent, Gold Digger and Last Orders',
    ]);
  });

  it('counts everything once in concurrent runs', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const [index, id] of ids.entries()) await addPickedMatch(id, KICK_OFF + index * HOUR);
    for (const id of ids) await end(id, 0, 1);
    const graded = await Promise.all([grade(), grade(), grade(), grade()]);
    expect(graded.flat().toSorted()).toEqual(ids);
    expect(await userOf(rebel)).toMatchObject({ stars: 12, current: 6, best: 6 });
    expect(await notificationsOf(rebel, 'ACHIEVEMENT')).toHaveLength(
      new Set(await notificationsOf(rebel, 'ACHIEVEMENT')).size,
    );
  });

  it('never changes picks', async () => {
    await addPickedMatch('a');
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
  it('rise with the stars, and each notifies once, with its display name', async () => {
    await winGold(6);
    expect(await userOf(rebel)).toMatchObject({ stars: 30, rank: 'ROOKIE' });
    await addPickedMatch('last', KICK_OFF, { is_gold: 1 });
    await end('last', 0, 1);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 35, rank: 'APPRENTICE' });
    await end('last', 1, 0);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 30, rank: 'ROOKIE' });
    await end('last', 0, 1);
    await grade();
    expect(await userOf(rebel)).toMatchObject({ stars: 35, rank: 'APPRENTICE' });
    expect(await notificationsOf(rebel, 'RANK_UP')).toEqual(['You are now a Challenger']);
  });

  it('do not change for ADMIN', async () => {
    await db.updateTable('users').set({ rank: 'ADMIN' }).where('id', '=', rebel).execute();
    await winGold(8);
    expect(await userOf(rebel)).toMatchObject({ stars: 40, rank: 'ADMIN' });
    expect(await notificationsOf(rebel, 'RANK_UP')).toEqual([]);
  });

  it.each([
    ['a player who turned off rank notifications', { notify_rank_up: 0 }, 0, true],
    ['a player who turned off achievement notifications', { notify_achievement: 0 }, 1, false],
    ['a bot', { is_bot: 1 }, 0, false],
  ] as const)(
    'are awarded to %s without the unwanted notifications',
    async (_, columns, rankNotifications, notifiesAchievements) => {
      await db.updateTable('users').set(columns).where('id', '=', rebel).execute();
      await winGold(7);
      expect(await userOf(rebel)).toMatchObject({ rank: 'APPRENTICE' });
      expect(await notificationsOf(rebel, 'RANK_UP')).toHaveLength(rankNotifications);
      expect((await notificationsOf(rebel, 'ACHIEVEMENT')).length > 0).toBe(notifiesAchievements);
      const unlocked = await selectFrom(db, 'user_achievements', ['achievement_id'], { user_id: rebel });
      expect(unlocked).toContainEqual({ achievement_id: 'rank-apprentice' });
    },
  );
});
