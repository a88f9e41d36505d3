import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { gradeDue } from '../grading/grade.ts';

const NBA = { home: 60, draw: 0, away: 40 };

const game = gameBeforeEach();

type Result = readonly [home: number, away: number];
const HOME: Result = [1, 0];
const AWAY: Result = [0, 1];

/** Adds matches with these results, an hour apart, the last one an hour before the kick-off, and grades them. */
async function addResults(
  results: readonly Result[],
  options: Parameters<typeof addMatch>[3] = {},
  prefix = 'sim-nba',
) {
  for (const [index, [score_home, score_away]] of results.entries()) {
    const startTime = KICK_OFF - (results.length - index) * HOUR_MS;
    const scores = { status: 'FINAL', score_home, score_away } as const;
    await addMatch(game.db, `${prefix}-${index}`, startTime, { ...scores, probabilities: NBA, ...options });
  }
  await gradeDue(game.db, game.now());
}

const recordOf = (league = 'NBA') =>
  readExactly(game.visitor(), endpoints.machineRecord, `/api/machine/record?league=${league}`);

it.each(['NBA', 'EPL'])('knows the model of the %s before the first graded match', async (league) => {
  const { versions, evaluation, ...record } = await recordOf(league);
  expect(record).toEqual({ league, seasons: [] });
  expect(versions[0]).toEqual({ version: evaluation?.modelVersion, change: expect.any(String), uses: [] });
  expect(evaluation?.heldOut.matches).toBeGreaterThan(500);
});

it('compares the Machine with base rates, always home and a coin in the same matches', async () => {
  await addResults([HOME, HOME, AWAY, HOME]);
  const { seasons } = await recordOf();
  expect(seasons).toHaveLength(1);
  const [{ season, matches, scores }] = seasons as [(typeof seasons)[0]];
  expect([season, matches]).toEqual(['SIMULATED', 4]);
  expect(scores.machine).toEqual({
    accuracy: 75,
    brier: (3 * 0.16 + 0.36) / 4,
    logLoss: expect.closeTo(-(3 * Math.log(0.6) + Math.log(0.4)) / 4, 4),
  });
  expect(scores.alwaysHome).toEqual({ accuracy: 75, brier: 0.25, logLoss: expect.closeTo(Math.log(1_000) / 4, 4) });
  expect(scores.coin).toEqual({ accuracy: 50, brier: 0.25, logLoss: expect.closeTo(Math.log(2), 4) });
  // Only the first match had ended three hours before the last one: its rate was 2 of 3.
  const before = [1 / 2, 1 / 2, 1 / 2, 1 / 3];
  expect(scores.baseRates.brier).toBeCloseTo(before.reduce((sum, error) => sum + error ** 2, 0) / 4, 4);
});

it('states a share of ten matches or more only', async () => {
  await addResults(Array.from({ length: 9 }, () => HOME));
  await addResults(
    Array.from({ length: 10 }, (_, n) => (n < 7 ? HOME : AWAY)),
    { probabilities: { home: 70, draw: 0, away: 30 } },
    'sim-sure',
  );
  const [record] = (await recordOf()).seasons;
  expect(record?.reliability).toEqual([
    { from: 60, to: 65, matches: 9, stated: null, happened: null, low: null, high: null },
    { from: 70, to: 75, matches: 10, stated: 70, happened: 70, low: 39.7, high: 89.2 },
  ]);
  expect(record?.months).toEqual([
    { month: '2026-11', matches: 19, accuracy: 84.2, alwaysHome: 84.2, brier: expect.any(Number) },
  ]);
});

it('follows a corrected result', async () => {
  await addResults([HOME]);
  expect((await recordOf()).seasons[0]?.scores.machine.accuracy).toBe(100);
  await updateTable(game.db, 'matches', { score_away: 2 }, { id: 'sim-nba-0' });
  game.setTime(KICK_OFF + 1);
  await gradeDue(game.db, game.now());
  game.bus.publish({ type: 'score_update', data: { matchId: 'sim-nba-0' } });
  await expect.poll(async () => (await recordOf()).seasons[0]?.scores.machine.accuracy).toBe(0);
});

it('is read once a minute without new grades', async () => {
  await addResults([HOME]);
  await recordOf();
  await game.db.deleteFrom('grades').execute();
  expect((await recordOf()).seasons).toHaveLength(1);
  game.setTime(KICK_OFF + MINUTE_MS);
  expect((await recordOf()).seasons).toEqual([]);
});
