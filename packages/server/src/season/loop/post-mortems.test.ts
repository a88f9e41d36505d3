import { expect, it } from 'vitest';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { gradeDue } from '../../game/grading/grade.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type FakeMatch, fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { POST_MORTEM_AFTER_MS, writePostMortems } from './post-mortems.ts';

const database = openedBeforeEach(openTestDatabase);

const GRADED = KICK_OFF + 3 * HOUR;
const DUE = GRADED + POST_MORTEM_AFTER_MS;

/** Ends and grades a match for which the Machine predicted HOME. */
const end = async (id: string, home: number, away: number, startTime = KICK_OFF) => {
  await addMatch(database.db, id, startTime, { status: 'FINAL', score_home: home, score_away: away });
  await gradeDue(database.db, GRADED);
};
const write = (at: number, matches: FakeMatch[] = [fakeMatch('a', KICK_OFF), fakeMatch('b', KICK_OFF)]) =>
  writePostMortems({ db: database.db, feed: fakeFeed(matches), machineFor: fakeMachine }, at);
const played = (id: string, startTime: number) => fakeMatch(id, startTime, { score: { home: 90, away: 99 } });
const texts = async () => {
  const rows = await database.db.selectFrom('grades').select(['match_id', 'post_mortem']).orderBy('match_id').execute();
  return Object.fromEntries(rows.map(({ match_id, post_mortem }) => [match_id, post_mortem]));
};

it('explains a wrong prediction ten minutes of game time after grading, and a correct one never', async () => {
  await end('a', 98, 101);
  await end('b', 101, 98);
  await write(DUE - 1);
  expect(await texts()).toEqual({ a: null, b: null });
  await write(DUE);
  expect(await texts()).toEqual({
    a: expect.stringMatching(
      /^The Machine picked Los Angeles Lakers with 60% confidence.*\n\nPhoenix Suns won 101–98, by 3/,
    ),
    b: null,
  });
});

it('uses only what was known at the start of the match', async () => {
  const early = [1, 2, 3].map((n) => played(`before-${n}`, KICK_OFF - n * 5 * HOUR));
  const late = [played('overlapping', KICK_OFF - HOUR), played('after', KICK_OFF + 3 * HOUR)];
  await end('b', 98, 101, KICK_OFF - 12 * HOUR);
  await end('a', 98, 101);
  await write(DUE, [...early, ...late, fakeMatch('a', KICK_OFF), fakeMatch('b', KICK_OFF - 12 * HOUR)]);
  // The fake machine rates clubs 1500 plus one point for each match it has learned; for `a` that includes `b`.
  expect(await texts()).toEqual({
    a: expect.stringContaining('Los Angeles Lakers were rated 1504'),
    b: expect.stringContaining('Los Angeles Lakers were rated 1501'),
  });
});

it('writes a post-mortem once, and again after a regrade', async () => {
  await end('a', 98, 101);
  await write(DUE);
  const first = await texts();
  await write(DUE + HOUR);
  expect(await texts()).toEqual(first);

  await database.db.updateTable('matches').set({ score_away: 110 }).where('id', '=', 'a').execute();
  await gradeDue(database.db, DUE + HOUR);
  expect(await texts()).toEqual({ a: null });
  await write(DUE + HOUR + POST_MORTEM_AFTER_MS);
  expect((await texts()).a).toContain('Phoenix Suns won 110–98, by 12 points');
});

it('writes none for a void match or a match of another feed', async () => {
  await end('a', 98, 101);
  await addMatch(database.db, 'b', KICK_OFF, { status: 'VOID' });
  await gradeDue(database.db, GRADED);
  await write(DUE, []);
  expect(await texts()).toEqual({ a: null, b: null });
});
