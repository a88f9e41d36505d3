import { expect, test } from 'vitest';
import { nextDisplayedTime } from './useNow.ts';

const at = (seconds: number) => new Date(1_760_000_000_000 + seconds * 1_000);

test.each([
  [0, 0],
  [59, 0],
  [60, 60],
  [3_600, 3_600],
  [-26 * 3_600, -26 * 3_600],
])('AF1, AF10: %i s after it was told, a time of every minute stands at %i s', (now, told) => {
  expect(nextDisplayedTime(at(0), at(now), 60_000)).toEqual(at(told));
});

test('what stands is the same value, so that nothing is drawn again', () => {
  const told = at(0);
  expect(nextDisplayedTime(told, at(1), 60_000)).toBe(told);
});
