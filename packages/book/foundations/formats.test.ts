import { expect, test } from 'vitest';
import { FORMATS, FUNCTION_NAMES } from './formats.ts';

const shown = FORMATS.flatMap(({ formats }) => formats);

test('the style guide lists every format function with its rule', () => {
  expect(shown.map(({ name }) => name).toSorted()).toEqual(FUNCTION_NAMES.toSorted());
  expect(shown.filter(({ rule }) => rule === '')).toEqual([]);
});

test.each(shown)('$name never returns NaN, undefined or Invalid Date', ({ samples }) => {
  for (const { input, output } of samples)
    expect(`${input}: ${output}`).not.toMatch(/: .*(NaN|undefined|Invalid Date)/);
});
