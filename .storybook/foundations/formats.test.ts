import { expect, test } from 'vitest';
import { FORMATS } from './formats.ts';

const modules = import.meta.glob<object>(
  ['../../packages/ui/src/format/*.ts', '!../../packages/ui/src/format/*.test.ts'],
  { eager: true },
);
const exported = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
);
const shown = Object.values(FORMATS).flat();

test('the style guide lists every format function', () => {
  expect(shown.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

test.each(shown)('$name never returns NaN, undefined or Invalid Date', ({ samples }) => {
  for (const [input, output] of samples) expect(`${input}: ${output}`).not.toMatch(/: .*(NaN|undefined|Invalid Date)/);
});
