import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../platform/random.ts';
import { edgeOf, edgeScore, type EdgeTotals, luckBound, luckOdds, verdictOf } from './edge.ts';

/** For each strategy. */
const PLAYERS = process.env.NIGHTLY ? 10_000 : 400;
const DISAGREEMENTS = 1_000;

/** Chooses the probability of the next prediction to disagree with, knowing everything but its outcome. */
type Strategy = (random: Random, totals: EdgeTotals) => number;

const STRATEGIES = {
  'even odds': () => 0.5,
  'any NBA prediction': (random) => 0.5 + 0.4 * random.next(),
  'any EPL prediction': (random) => 0.36 + 0.4 * random.next(),
  'only below 50 %': (random) => 0.34 + 0.16 * random.next(),
  'only strong favorites': (random) => 0.8 + 0.15 * random.next(),
  'long shots to recover losses': (_, { wins }) => (wins < 0 ? 0.9 : 0.4),
  'long shots close to the bound': (_, totals) => (Math.abs(edgeScore(totals)) > 0.6 ? 0.9 : 0.5),
  'safe until ahead, then long shots': (_, totals) => (edgeScore(totals) > 0.6 ? 0.9 : 0.3),
} satisfies Record<string, Strategy>;

/**
 * Plays until the edge is beyond luck, looking after each disagreement. Returns after how many that is, or null if it
 * never is. The player is right more often than the Machine thinks by `skill`.
 */
function playUntilBeyondLuck(random: Random, strategy: Strategy, limit: number, skill = 0): number | null {
  const totals: EdgeTotals = { disagreements: 0, wins: 0, variance: 0 };
  while (totals.disagreements < limit) {
    const probability = strategy(random, totals);
    totals.disagreements += 1;
    totals.wins += random.next() < 1 - probability + skill ? probability : probability - 1;
    totals.variance += probability * (1 - probability);
    const verdict = verdictOf(totals);
    if (verdict === 'BETTER' || (verdict === 'WORSE' && skill === 0)) return totals.disagreements;
  }
  return null;
}

describe('luck', () => {
  it.for<[string, Strategy]>(Object.entries<Strategy>(STRATEGIES))(
    'explains the edge of 95 % of players who know no more than the Machine, at every look: %s',
    async ([, strategy], { annotate }) => {
      const random = createRandom('edge');
      let beyond = 0;
      for (let player = 0; player < PLAYERS; player += 1) {
        if (playUntilBeyondLuck(random, strategy, DISAGREEMENTS) !== null) beyond += 1;
      }
      await annotate(`${((beyond / PLAYERS) * 100).toFixed(2)} % of players are ever beyond luck`);
      // At least some are, or the bound would be too wide to find anyone.
      expect(beyond).toBeGreaterThan(PLAYERS * 0.005);
      expect(beyond).toBeLessThanOrEqual(PLAYERS * 0.05);
    },
  );

  it.for(['even odds', 'any NBA prediction', 'any EPL prediction', 'only below 50 %'] as const)(
    'does not explain 10 points more than the Machine after a median of 250 disagreements: %s',
    async (name, { annotate }) => {
      const random = createRandom('edge');
      const found = Array.from({ length: 401 }, () => playUntilBeyondLuck(random, STRATEGIES[name], 5_000, 0.1)).map(
        (count) => count ?? Infinity,
      );
      const median = found.toSorted((a, b) => a - b)[200] ?? Infinity;
      await annotate(`found after a median of ${median} disagreements`);
      expect(median).toBeLessThanOrEqual(250);
    },
  );

  it('grows with the variance, but slower than any skill', () => {
    const bounds = [0, 5, 60, 250, 10_000].map(luckBound);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(luckBound(60)).toBeCloseTo(23.51, 2);
    // The share of wins that luck explains falls with more disagreements.
    expect(luckBound(250) / 1_000).toBeLessThan(luckBound(25) / 100);
  });
});

it.each([
  [{ disagreements: 19, wins: 19, variance: 0.2 }, 'TOO_FEW'],
  [{ disagreements: 20, wins: 1, variance: 5 }, 'WITHIN_LUCK'],
  [{ disagreements: 240, wins: 23.5, variance: 60 }, 'WITHIN_LUCK'],
  [{ disagreements: 240, wins: 23.6, variance: 60 }, 'BETTER'],
  [{ disagreements: 240, wins: -23.6, variance: 60 }, 'WORSE'],
] as const)('verdictOf %o: %s', (totals, verdict) => {
  expect(verdictOf(totals)).toBe(verdict);
});

it('sends no number until there are 20 disagreements, and then stars and the odds of luck', () => {
  const unknown = { ahead: null, luck: null, odds: null };
  const few = edgeOf({ edge: 3.2, edge_variance: 4.6, edge_count: 19 });
  expect(few).toEqual({ disagreements: 19, ...unknown, verdict: 'TOO_FEW' });
  const enough = edgeOf({ edge: 3.216, edge_variance: 4.8, edge_count: 20 });
  expect(enough).toEqual({ disagreements: 20, ahead: 16.1, luck: 44.7, odds: 7, verdict: 'WITHIN_LUCK' });
});

it.each([
  [0, 1],
  [1, 1 / 0.317_310_5],
  [-1.959_964, 20],
  [3.290_527, 1_000],
])('luckOdds at %f deviations are %f', (deviations, odds) => {
  expect(luckOdds({ disagreements: 25, wins: deviations * 2.5, variance: 6.25 }) / odds).toBeCloseTo(1, 3);
});

it.for([3, 9, 30])('of players without knowledge, 1 in %i reads at least these odds', (odds, { annotate }) => {
  const random = createRandom('odds');
  let found = 0;
  for (let player = 0; player < 10 * PLAYERS; player += 1) {
    const totals: EdgeTotals = { disagreements: 0, wins: 0, variance: 0 };
    while (totals.disagreements < 100) {
      const probability = STRATEGIES['any EPL prediction'](random);
      totals.disagreements += 1;
      totals.wins += random.next() < probability ? probability - 1 : probability;
      totals.variance += probability * (1 - probability);
    }
    if (luckOdds(totals) >= odds) found += 1;
  }
  const share = found / (10 * PLAYERS);
  void annotate(`1 in ${(1 / share).toFixed(1)}`);
  // Three standard errors.
  expect(Math.abs(share - 1 / odds)).toBeLessThan(3 * Math.sqrt((1 / odds) * (1 - 1 / odds) * (1 / (10 * PLAYERS))));
});
