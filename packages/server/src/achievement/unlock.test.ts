import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../db/open.ts';
import { gradeDue } from '../grading/grade.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordStatements } from '../testing/failing.ts';
import { KICK_OFF } from '../testing/game.ts';
import { addMatch, addPick, addUsers } from '../testing/rows.ts';
import { unlockAchievements } from './unlock.ts';

const MINUTE = 60_000;

let database: OpenDatabase;
let db: Db;
let user: string;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  [user = ''] = await addUsers(db, 1);
});
afterEach(() => database.close());

const held = async (id = user) => {
  const rows = await db.selectFrom('user_achievements').selectAll().where('user_id', '=', id).execute();
  return rows.map(({ achievement_id }) => achievement_id).toSorted();
};
const news = async (id = user) => {
  const rows = await db.selectFrom('notifications').selectAll().where('user_id', '=', id).orderBy('message').execute();
  return rows.map(({ message }) => message);
};

/** Matches that the Machine calls for HOME and that end as the letters say: R is right for who disagrees, w wrong. */
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
  it('is given once and told once, at a first pick as at a first follow', async () => {
    await addMatch(db, 'a', KICK_OFF);
    await addPick(db, { userId: user, matchId: 'a' });
    await unlockAchievements(db, [user], KICK_OFF);
    await unlockAchievements(db, [user], KICK_OFF + 1);
    expect(await held()).toEqual(['first-pick']);
    const [other = ''] = await addUsers(db, 1);
    await db.insertInto('follows').values({ follower_id: user, followee_id: other, created_at: 0 }).execute();
    await unlockAchievements(db, [user, other], KICK_OFF + 2);
    expect(await held()).toEqual(['first-follow', 'first-pick']);
    expect(await held(other)).toEqual([]);
    expect(await news()).toEqual(['Achievement unlocked: Company', 'Achievement unlocked: First Word']);
    const rows = await db.selectFrom('user_achievements').select('unlocked_at').orderBy('unlocked_at').execute();
    expect(rows).toEqual([{ unlocked_at: KICK_OFF }, { unlocked_at: KICK_OFF + 2 }]);
  });

  it('writes nothing when nothing is new', async () => {
    const { db: quiet, kinds } = recordStatements(db);
    await unlockAchievements(quiet, [user], KICK_OFF);
    expect(new Set(kinds)).toEqual(new Set(['SelectQueryNode']));
  });

  it('for nobody asks nothing', async () => {
    const { db: quiet, kinds } = recordStatements(db);
    await unlockAchievements(quiet, [], KICK_OFF);
    expect(kinds).toEqual([]);
  });

  it('stays when a correction takes away what it was given for', async () => {
    await playDay('RRR');
    await gradeDue(db, KICK_OFF);
    expect(await held()).toContain('streak-3');
    await db.updateTable('matches').set({ score_home: 5 }).execute();
    await gradeDue(db, KICK_OFF);
    expect(await held()).toContain('streak-3');
    await db.updateTable('matches').set({ score_home: 0 }).execute();
    await gradeDue(db, KICK_OFF);
    expect(new Set(await news()).size).toBe((await news()).length);
  });

  it('is given to many at once', async () => {
    const many = [...(await addUsers(db, 400)), ...(await addUsers(db, 400))];
    await addMatch(db, 'a', KICK_OFF);
    for (const userId of many) await addPick(db, { userId, matchId: 'a' });
    await unlockAchievements(db, many, KICK_OFF);
    const rows = await db.selectFrom('user_achievements').selectAll().execute();
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set(many));
  });
});

describe('a feat', () => {
  it.each([
    ['a right DISAGREE', 'R', {}, ['first-disagree', 'first-right'], ['upset', 'draw', 'first-gold']],
    ['a Machine that was 70% sure', 'R', { confidence: 70 }, ['upset'], []],
    ['a Machine that was not quite', 'R', { confidence: 69.9 }, [], ['upset']],
    ['a sure Machine that was right', 'w', { confidence: 90 }, [], ['upset', 'first-right']],
    ['a draw', 'R', { league: 'EPL', score_home: 1, score_away: 1 }, ['draw'], []],
    ['gold', 'R', { is_gold: 1 }, ['first-gold'], []],
    ['lost gold', 'w', { is_gold: 1 }, [], ['first-gold']],
    ['three wrong, then right', 'wwwR', {}, ['comeback'], []],
    ['two wrong, then right', 'wwR', {}, [], ['comeback']],
    ['ten wrong', 'wwwwwwwwww', {}, ['wrongs-10'], ['comeback']],
    ['three right on one day', 'RRR', {}, ['perfect-day', 'streak-3'], []],
    ['two right on one day', 'RR', {}, [], ['perfect-day']],
    ['three right and one wrong on one day', 'RRRw', {}, ['streak-3'], ['perfect-day']],
  ] as const)('%s', async (_, letters, options, given, kept) => {
    await playDay(letters, options);
    await gradeDue(db, KICK_OFF);
    expect(await held()).toEqual(expect.arrayContaining([...given]));
    for (const id of kept) expect(await held()).not.toContain(id);
  });

  it.each([
    ['SCHEDULED', false],
    ['LIVE', false],
    ['PROVISIONAL', false],
    ['VOID', true],
    ['POSTPONED', true],
  ] as const)('a day with three right and one %s: perfect %s', async (status, isPerfect) => {
    await addMatch(db, 'fourth', KICK_OFF + 30 * MINUTE, { status });
    await addPick(db, { userId: user, matchId: 'fourth', choice: 'DISAGREE', at: KICK_OFF - 60 * MINUTE });
    await playDay('RRR');
    await gradeDue(db, KICK_OFF);
    expect((await held()).includes('perfect-day')).toBe(isPerfect);
  });

  it.each([
    [5, true],
    [5.01, false],
  ])('a right pick locked %d minutes before the start: Last Orders %s', async (minutes, isGiven) => {
    await addMatch(db, 'a', KICK_OFF, { status: 'FINAL', score_home: 2, score_away: 1 });
    await addPick(db, { userId: user, matchId: 'a', at: KICK_OFF - minutes * MINUTE });
    await gradeDue(db, KICK_OFF);
    expect((await held()).includes('last-minutes')).toBe(isGiven);
  });
});
