import { expect, test } from 'vitest';
import { percent, plural } from './number.ts';

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
])('%s percent reads %s', (value, words) => {
  expect(percent(value)).toBe(words);
});

test.each([
  [0, '0 picks'],
  [1, '1 pick'],
  [1234, '1,234 picks'],
])('%i picks read %s', (count, words) => {
  expect(plural(count, 'pick')).toBe(words);
});
