import { describe, expect, test } from 'vitest';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { type StatedResult, statedResults, strategyPay } from './strategy-pay.ts';

/** Four matches at 40 %, of which the Machine gets two right, and four at 80 %, of which it gets three right. */
const results: StatedResult[] = [
  [40, 2],
  [80, 3],
].flatMap(([percent = 0, correct = 0]) =>
  Array.from({ length: 4 }, (_, n) => ({ league: 'EPL' as const, percent, isMachineCorrect: n < correct })),
);

describe('strategyPay', () => {
  // At 40 %, AGREE pays 3 and DISAGREE 2; at 80 %, 1 and 4.
  const { strategies } = strategyPay(['EPL'], results);

  test.each([
    ['alwaysAgree', 2 * 3 + 3 * 1],
    ['alwaysDisagree', 2 * 2 + 1 * 4],
    ['byLeague', 2 * 2 + 1 * 4],
    ['coin', (9 + 8) / 2],
    ['agreeFrom50', 2 * 2 + 3 * 1],
    // Both choices are equal at 40 % (1.2), and at 80 % (0.8): it then agrees.
    ['bestStake', 2 * 3 + 3 * 1],
    // It agrees exactly if the hint says so, which is right 57 times in 100.
    ['bookmaker', 0.57 * (2 * 3 + 2 * 2 + 3 * 1 + 1 * 4)],
  ] as const)('%s earns %f for eight picks', (name, stars) => {
    expect(strategies[name]).toMatchObject({ picks: 8, stars: expect.closeTo((100 * stars) / 8, 9) });
  });

  test('onlyUnder50 picks only the matches below 50 %', () => {
    expect(strategies.onlyUnder50).toEqual({ picks: 4, stars: 100, coin: 125 });
  });
});

test('in real seasons, knowledge beats a coin by 10 %, and no strategy without it by more than 3 %', async () => {
  const matches = await readBundledSeasons();
  const results = (['NBA', 'EPL'] as const).flatMap((league) => statedResults(league, matches));
  expect(results.length).toBeGreaterThan(6_000);
  const { bookmaker, ...blind } = strategyPay(['NBA', 'EPL'], results).strategies;
  expect(bookmaker.stars / bookmaker.coin).toBeGreaterThan(1.1);
  expect(Math.max(...Object.values(blind).map(({ stars, coin }) => stars / coin))).toBeLessThan(1.03);
});
