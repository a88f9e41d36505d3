import { describe, expect, test } from 'vitest';
import { reliabilityBins, wilsonInterval } from './reliability.ts';

const pick = (probability: number, isCorrect: boolean) => ({ probability, isCorrect });

describe('reliability', () => {
  test('compares the stated probability of each pick with how often it is correct', () => {
    const bins = reliabilityBins([pick(0.52, true), pick(0.54, false), pick(0.55, true), pick(1, false)]);
    expect(bins).toMatchObject([
      { from: 0.5, to: 0.55, matches: 2, stated: expect.closeTo(0.53, 12), happened: 0.5 },
      { from: 0.55, to: 0.6, matches: 1, stated: 0.55, happened: 1 },
      { from: 0.95, to: 1, matches: 1, stated: 1, happened: 0 },
    ]);
  });

  test('puts every published percentage into the bin that contains it', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1) {
      const [bin] = reliabilityBins([pick(tenths / 10 / 100, true)]);
      expect([tenths, (bin?.from ?? NaN) * 1000]).toEqual([
        tenths,
        expect.closeTo(Math.min(950, tenths - (tenths % 50)), 6),
      ]);
    }
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
