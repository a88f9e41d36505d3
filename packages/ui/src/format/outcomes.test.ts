import { expect, it, test } from 'vitest';
import { areDrawable, confidenceText } from './outcomes.ts';

const EPL = { home: 33.8, draw: 27, away: 39.2 };

test.each([
  ['AWAY', EPL, '39.2% — most likely of three outcomes', 'about 4 times'],
  ['HOME', EPL, '33.8% — not the most likely of three outcomes', 'about 3 times'],
  ['HOME', { home: 63.4, draw: 0, away: 36.6 }, '63.4% — most likely of two outcomes', 'about 6 times'],
  ['HOME', { home: 100, draw: 0, away: 0 }, '100% — the only outcome', 'nearly every time'],
  ['DRAW', { home: 50, draw: 12, away: 38 }, '12% — not the most likely of three outcomes', 'about once'],
])('confidenceText explains %s in %j', (pick, probabilities, rank, times) => {
  expect(confidenceText(probabilities, pick)).toBe(
    `${rank}. In ten matches like this, the Machine expects to be right ${times}.`,
  );
});

it('has no text for a pick that it does not know', () => {
  expect(confidenceText(EPL, 'OVERTIME')).toBeNull();
});

test.each([
  [true, EPL],
  [true, { home: 33.3, draw: 33.3, away: 33.3 }],
  [false, { home: 0, draw: 0, away: 0 }],
  [false, { home: 400, draw: -5, away: 0 }],
  [false, { home: Number.NaN, draw: 50, away: 50 }],
])('areDrawable is %s for %j', (expected, probabilities) => {
  expect(areDrawable(probabilities)).toBe(expected);
});
