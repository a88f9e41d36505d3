import { expect, test } from 'vitest';
import { amount, percent, plural, signed } from './number.ts';

test.each([
  [62.16, '62.2%'],
  [62, '62%'],
  [0, '0%'],
  [100, '100%'],
  [-5, '0%'],
  [250, '100%'],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
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
  [-1, '-1'],
  [1234, '+1,234'],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('signed(%s) is %s', (value, expected) => {
  expect(signed(value)).toBe(expected);
});

test.each([
  [0, '0'],
  [1_612, '1,612'],
  [999_999, '999,999'],
  [1_250_000, '1.3M'],
  [-5, '-5'],
  [1e9, '1B'],
  [Number.NaN, '-'],
  [Number.POSITIVE_INFINITY, '-'],
  [null, '-'],
  [undefined, '-'],
])('amount(%s) is %s', (value, expected) => {
  expect(amount(value)).toBe(expected);
});
