import { expect, it } from 'vitest';
import { starsOf, streaksOf } from './history.ts';

/** R: correct, w: wrong. */
const historyOf = (letters: string) =>
  [...letters].map((letter, index) => ({
    isCorrect: letter === 'R',
    tenths: letter === 'R' ? 21 : 0,
    startTime: index,
  }));

it.each([
  ['', { current: 0, best: 0, worst: 0, comebacks: 0 }],
  ['RRRw', { current: 0, best: 3, worst: 1, comebacks: 0 }],
  ['RRwRRR', { current: 3, best: 3, worst: 1, comebacks: 0 }],
  ['wwR', { current: 1, best: 1, worst: 2, comebacks: 0 }],
  ['wwwR', { current: 1, best: 1, worst: 3, comebacks: 1 }],
  ['wwwwRRwwwR', { current: 1, best: 2, worst: 4, comebacks: 2 }],
])('streaksOf "%s"', (letters, streaks) => {
  expect(streaksOf(historyOf(letters))).toEqual(streaks);
});

it('starsOf adds up the stars', () => {
  expect(starsOf(historyOf('RwRR'))).toBe(6.3);
  expect(starsOf([])).toBe(0);
});
