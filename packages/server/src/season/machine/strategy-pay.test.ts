import { describe, expect, test } from 'vitest';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { createMachine } from './elo.ts';
import { type StatedResult, statedResults, strategyPay } from './strategy-pay.ts';

/** Four matches at 40 %, of which the Machine gets two right, and four at 80 %, of which it gets three right. */
const results: StatedResult[] = [
  [0.4, 2],
  [0.8, 3],
].flatMap(([probability = 0, correct = 0]) =>
  Array.from({ length: 4 }, (_, n) => ({ probability, isMachineCorrect: n < correct })),
);

/** Stars for 100 picks, from the stars without gold and the number of correct picks. */
const per100 = (ordinary: number, correct: number) => (100 * ((7 / 8) * ordinary + (1 / 8) * 5 * correct)) / 8;

describe('strategyPay', () => {
  // At 40 %, AGREE pays 3 and DISAGREE 2; at 80 %, 1 and 4. One in eight is gold and pays 5.
  const { strategies } = strategyPay(['EPL'], results);

  test.each([
    ['alwaysAgree', 5, 2 * 3 + 3 * 1, 5],
    ['alwaysDisagree', 2 * 3, 2 * 2 + 1 * 4, 3],
    ['coin', (5 + 2 * 3) / 2, (9 + 8) / 2, 4],
    ['agreeFrom50', 2 * 2 + 3, 2 * 2 + 3 * 1, 5],
  ] as const)('%s earns %f without stakes and %f with them, and %f golds', (name, byDefault, stakes, correct) => {
    expect(strategies[name].picks).toBe(8);
    expect(strategies[name].default).toBeCloseTo(per100(byDefault, correct), 9);
    expect(strategies[name].stakes).toBeCloseTo(per100(stakes, correct), 9);
  });

  test('bestStake chooses by what both choices are expected to pay', () => {
    // Without stakes, disagreeing is better at 40 % (1.2 and 0.4) and agreeing at 80 % (0.8 and 0.4).
    expect(strategies.bestStake.default).toBeCloseTo(per100(2 * 2 + 3, 5), 9);
    // With stakes, both choices are equal at 40 % (1.2), and agreeing is equal at 80 % (0.8): it then agrees.
    const gold = 2 + 3;
    expect(strategies.bestStake.stakes).toBeCloseTo(per100(2 * 3 + 3 * 1, gold), 9);
  });

  test('onlyUnder50 picks only the matches below 50 %', () => {
    expect(strategies.onlyUnder50).toMatchObject({ picks: 4 });
    expect(strategies.onlyUnder50.stakes).toBeCloseTo((100 * ((7 / 8) * 4 + (1 / 8) * 10)) / 4, 9);
  });
});

test('in real seasons, no strategy without knowledge earns 15 % more than a coin', async () => {
  const matches = await readBundledSeasons();
  const leagues = ['NBA', 'EPL'] as const;
  const byLeague = leagues.map((league) => statedResults(league, matches, createMachine(league)));
  for (const [index, results] of [...byLeague, byLeague.flat()].entries()) {
    const { strategies } = strategyPay([leagues[index] ?? 'NBA'], results);
    expect(results.length).toBeGreaterThan(2_500);
    const { coin, onlyUnder50: _, ...others } = strategies;
    expect(Math.max(...Object.values(others).map(({ stakes }) => stakes)) / coin.stakes).toBeLessThan(1.15);
  }
});
