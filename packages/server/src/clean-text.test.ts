import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { HOSTILE_TEXTS } from './testing/hostile.ts';

it.each([
  ['  Hello  ', 'Hello'],
  ['two\r\nlines\nand more', 'two\nlines\nand more'],
  ['a\ttab', 'a tab'],
  ['\u001B[31mred\u001B[0m', '[31mred[0m'],
  ['nu\u0000ll, be\u0007ll, de\u007Fl, ne\u0085xt', 'null, bell, del, next'],
  ['e\u0301', '\u00E9'],
  ['half a \uD800 character', 'half a \uFFFD character'],
])('S100: %j is kept as %j', (written, kept) => {
  expect(cleanText(written)).toBe(kept);
});

it('S100: of control characters alone nothing is left', () => {
  expect(() => cleanText('\u0000 \u0007')).toThrow('Write something first.');
});

it('S100: what is clean stays as it is', () => {
  expect(HOSTILE_TEXTS.map(cleanText)).toEqual(HOSTILE_TEXTS);
});
