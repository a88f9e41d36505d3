import { expect, test } from 'vitest';
import { amount, percent, plural, signed } from './number.ts';

test.each([
  [62.16, '62.2%'],
  [62, '62%'],
  [-5, '0%'],
  [250, '100%'],
  [Number.NaN, null],
  [undefined, null],
])('percent(%s) is %s', (value, expected) => {
  expect(percent(value)).toBe(expected);
});

test.each([
  [0, '0 picks'],
  [1, '1 pick'],
  [1234, '1,234 picks'],
])('plural(%i) is %s', (count, expected) => {
  expect(plural(count, 'pick')).toBe(expected);
});

test.each([
  [5, '+5'],
  [0, '0'],
  [1234, '+1,234'],
  [Number.NaN, null],
  [undefined, null],
])('signed(%s) is %s', (value, expected) => {
  expect(signed(value)).toBe(expected);
});

test.each([
  [0, '0'],
  [999_999, '999,999'],
  [1_250_000, '1.3M'],
  [-5, '-5'],
  [1e9, '1B'],
  [Number.POSITIVE_INFINITY, '-'],
  [null, '-'],
])('amount(%s) is %s', (value, expected) => {
  expect(amount(value)).toBe(expected);
});
