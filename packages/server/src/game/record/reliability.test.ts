import { expect, test } from 'vitest';
import { reliabilityBins, wilsonInterval } from './reliability.ts';

test('puts every published percentage into the bin that contains it', () => {
  for (let tenths = 0; tenths <= 1000; tenths += 1) {
    const [bin] = reliabilityBins([{ probability: tenths / 10 / 100, isCorrect: true }]);
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
