import { expect, test } from 'vitest';
import { FORMATS } from './formats.ts';

const sources = import.meta.glob<string>(['../format/*.ts', '!../format/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FUNCTION = /^export (?:function|const) ([a-z]\w*)/gm;
const exported = Object.values(sources).flatMap((source) => [...source.matchAll(FUNCTION)].map(([, name]) => name));
const shown = Object.values(FORMATS).flat();

test('every function that makes words of data is on the sheet', () => {
  expect(shown.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

test.each(shown)('2.8: no answer of $name breaks, whatever it is given', ({ samples }) => {
  for (const [given, answer] of samples) expect(`${given}: ${answer}`).not.toMatch(/: .*(NaN|undefined|Invalid Date)/);
});
