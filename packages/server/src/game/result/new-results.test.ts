import { NEW_RESULTS_MAX } from '@machine/contract';
import { expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import { gradeAndNotify } from '../../testing/run-jobs.ts';

const HOUR = 60 * 60_000;
const START = KICK_OFF - 10 * HOUR;

const game = gameBeforeEach();
const ann = userBeforeEach(game, 'ann');

/** Adds a match that the Machine predicts HOME for and grades it. */
async function play(id: string, { choice = 'DISAGREE' as 'AGREE' | 'DISAGREE', home = 0, at = game.now() } = {}) {
  await addMatch(game.db, id, START, { status: 'FINAL', score_home: home, score_away: 1 });
  await addPick(game.db, { userId: ann.id, matchId: id, choice, at: START - HOUR });
  await gradeAndNotify(game.db, at);
}
const read = async () => (await ann.get('/api/results/new')).body as Record<string, unknown> & { results: object[] };
const countOf = async (user: TestUser) =>
  ((await user.get('/api/auth/user')).body as { newResultsCount: number }).newResultsCount;
const see = (until: unknown) => ann.post('/api/results/seen', { until });

it('new results are counted for the current user and returned with totals, newest first', async () => {
  await play('a');
  await play('b', { choice: 'AGREE' });
  await play('c', { home: 2 });
  expect(await countOf(ann)).toBe(3);
  const { results, ...totals } = await read();
  expect(totals).toEqual({
    since: new Date(START).toISOString(),
    until: new Date(KICK_OFF).toISOString(),
    totalCount: 3,
    correctCount: 1,
    stars: 2,
    disagreementCount: 2,
    beatenCount: 1,
  });
  expect(results).toMatchObject([
    { id: 'a', choice: 'DISAGREE', wasCorrect: true, starsDelta: 2, scoreHome: 0, scoreAway: 1, machinePick: 'HOME' },
    { id: 'b', choice: 'AGREE', wasCorrect: false, starsDelta: 0 },
    { id: 'c', choice: 'DISAGREE', wasCorrect: false, starsDelta: 0 },
  ]);
});

it('new results are none without results, and never those of others', async () => {
  await play('a');
  const bob = await signUpUser(game, 'bob');
  expect(await countOf(bob)).toBe(0);
  const counts = { totalCount: 0, correctCount: 0, stars: 0, disagreementCount: 0, beatenCount: 0 };
  expect((await bob.get('/api/results/new')).body).toEqual({ since: null, until: null, ...counts, results: [] });
});

it('results are no longer new once seen; what was graded later still is', async () => {
  await play('a');
  const { until } = await read();
  game.setTime(KICK_OFF + HOUR);
  await play('b');
  expect((await see(until)).status).toBe(200);
  expect((await read()).results).toMatchObject([{ id: 'b' }]);
  await see((await read()).until);
  expect(await countOf(ann)).toBe(0);
  // Another tab that was opened earlier.
  await see(until);
  expect(await countOf(ann)).toBe(0);
});

it('new results include a corrected result again, and leave out a match that became VOID', async () => {
  await play('a');
  await play('b');
  await see((await read()).until);
  await updateTable(game.db, 'matches', { score_home: 3 }, { id: 'a' });
  await updateTable(game.db, 'matches', { status: 'VOID' }, { id: 'b' });
  game.setTime(KICK_OFF + HOUR);
  await gradeAndNotify(game.db, game.now());
  expect((await read()).results).toMatchObject([{ id: 'a', wasCorrect: false }]);
});

it('new results are limited, while the totals count all of them', async () => {
  for (let index = 0; index < NEW_RESULTS_MAX + 2; index += 1) await play(`match-${index}`);
  const { results, totalCount } = await read();
  expect([results.length, totalCount]).toEqual([NEW_RESULTS_MAX, NEW_RESULTS_MAX + 2]);
});
