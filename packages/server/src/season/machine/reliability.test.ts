import { describe, expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { reliabilityBins, wilsonInterval } from './reliability.ts';

const forecast = (home: number, outcome: Outcome) => ({ forecast: { home, draw: 0, away: 1 - home }, outcome });

describe('reliability', () => {
  test('compares the stated probability of each pick with how often it is correct', () => {
    const bins = reliabilityBins([
      forecast(0.52, 'home'),
      forecast(0.46, 'home'),
      forecast(0.55, 'home'),
      forecast(1, 'away'),
    ]);
    expect(bins).toMatchObject([
      { from: 0.5, to: 0.55, matches: 2, stated: expect.closeTo(0.53, 12), happened: 0.5 },
      { from: 0.55, to: 0.6, matches: 1, stated: 0.55, happened: 1 },
      { from: 0.95, to: 1, matches: 1, stated: 1, happened: 0 },
    ]);
  });

  // The bounds are those of R's binom::binom.wilson.
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [620, 1000, 0.5895, 0.6496],
  ])('of %i in %i is between %f and %f', (correct, all, low, high) => {
    expect(wilsonInterval(correct, all)).toMatchObject({
      happened: correct / all,
      low: expect.closeTo(low, 3),
      high: expect.closeTo(high, 3),
    });
  });
});
