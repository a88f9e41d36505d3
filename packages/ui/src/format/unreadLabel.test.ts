import { expect, test } from 'vitest';
import { unreadLabel } from './unreadLabel.ts';

test.each([
  [0, null],
  [1, '1'],
  [2.5, '2'],
  [9, '9'],
  [10, '9+'],
  [1e9, '9+'],
  [Number.POSITIVE_INFINITY, '9+'],
  [-1, null],
  [0.5, null],
  [Number.NaN, null],
])('unreadLabel(%s) is %s', (count, expected) => {
  expect(unreadLabel(count)).toBe(expected);
});
