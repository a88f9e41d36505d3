import { expect, test } from 'vitest';
import { nextDisplayedTime } from './useNow.ts';

const at = (seconds: number) => new Date(1_760_000_000_000 + seconds * 1_000);

test.each([
  [0, 0],
  [59, 0],
  [60, 60],
  [3_600, 3_600],
  [-26 * 3_600, -26 * 3_600],
])('%i s later, a time updated every minute shows %i s', (now, displayed) => {
  expect(nextDisplayedTime(at(0), at(now))).toEqual(at(displayed));
});

test('returns the same Date while it is not due, to avoid a render', () => {
  const displayed = at(0);
  expect(nextDisplayedTime(displayed, at(1))).toBe(displayed);
});
