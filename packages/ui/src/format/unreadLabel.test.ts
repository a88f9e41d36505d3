import { expect, test } from 'vitest';
import { unreadLabel } from './unreadLabel.ts';

test.each([
  [1, '1'],
  [2.5, '2'],
  [9, '9'],
  [10, '9+'],
  [0.5, null],
  [Number.NaN, null],
])('unreadLabel(%s) is %s', (count, expected) => {
  expect(unreadLabel(count)).toBe(expected);
});
