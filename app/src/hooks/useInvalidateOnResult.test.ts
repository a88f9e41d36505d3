import { expect, test } from 'vitest';
import { isNewResult, lastKnown } from './useInvalidateOnResult.ts';

const LOADING = undefined;

test.each([
  ['the same results', ['a:1', 'a:1'], 0],
  ['a new result', ['a:1', 'a:1 b:2'], 1],
  ['a corrected result', ['a:1', 'a:2'], 1],
  ['the first results', [LOADING, 'a:1'], 0],
  ['a reload', ['a:1', LOADING, 'a:1'], 0],
  ['a new result after a reload', ['a:1', LOADING, 'a:1 b:2'], 1],
])('of one list, %s: %j has %i changes', (_, all, count) => {
  let before = { of: 'today', results: all[0] };
  let changes = 0;
  for (const results of all) {
    const now = { of: 'today', results };
    changes += Number(isNewResult(before, now));
    before = lastKnown(before, now);
  }
  expect(changes).toBe(count);
});

test('another list is not a change', () => {
  expect(isNewResult({ of: 'today', results: 'a:1' }, { of: 'tomorrow', results: 'b:2' })).toBe(false);
  expect(lastKnown({ of: 'today', results: 'a:1' }, { of: 'tomorrow', results: LOADING })).toEqual({
    of: 'tomorrow',
    results: LOADING,
  });
});
