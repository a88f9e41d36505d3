import { expect, test } from 'vitest';
import { FORMATS } from './formats.ts';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/format/*.ts', '!../../packages/ui/src/format/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const FUNCTION = /^export (?:function|const) ([a-z]\w*)/gm;
const exported = Object.values(sources).flatMap((source) => [...source.matchAll(FUNCTION)].map(([, name]) => name));
const shown = Object.values(FORMATS).flat();

test('the style guide lists every format function', () => {
  expect(shown.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

test.each(shown)('$name never returns NaN, undefined or Invalid Date', ({ samples }) => {
  for (const [input, output] of samples) expect(`${input}: ${output}`).not.toMatch(/: .*(NaN|undefined|Invalid Date)/);
});
