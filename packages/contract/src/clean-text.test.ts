import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newChatMessage } from './chat.ts';
import { cleanText } from './clean-text.ts';
import { newDmMessage } from './message.ts';

const tagCharacters = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const flag = (region: string) => `\u{1F3F4}${tagCharacters(region)}\u{E007F}`;

test.each([
  ['  Hello  ', 'Hello'],
  ['two\r\nlines\nand more', 'two\nlines\nand more'],
  ['a\ttab', 'a tab'],
  ['\u001B[31mred\u001B[0m', '[31mred[0m'],
  ['nu\u0000ll, be\u0007ll, de\u007Fl, ne\u0085xt', 'null, bell, del, next'],
  ['e\u0301', '\u00E9'],
  ['half a \uD800 character', 'half a \uFFFD character'],
  ['\u202Eturned\u202C \u2066isolated\u2069 and\u200F more\u061C', 'turned isolated and more'],
  [`hid${tagCharacters('a message')}den`, 'hidden'],
  [`\u{1F600}${tagCharacters('us')}\u{E007F}`, '\u{1F600}'],
  [`${flag('ustx')} is not a real flag`, '\u{1F3F4} is not a real flag'],
  [`${flag('gbeng')}${tagCharacters('x')}`, flag('gbeng')],
  ['', ''],
])('cleans %j to %j', (input, cleaned) => {
  expect(cleanText(input)).toBe(cleaned);
});

test.each([
  ['a family emoji', '👩‍👩‍👧‍👦'],
  ['a heart with a variation selector', '❤\uFE0F'],
  ['the flag of England', flag('gbeng')],
  ['the flag of Scotland', flag('gbsct')],
  ['the flag of Wales, twice', flag('gbwls').repeat(2)],
  ['Persian with a zero-width non-joiner', 'می\u200Cخواهم'],
  ['a zero-width space inside a word', 'zero\u200Bwidth'],
  ['a combination without a composed form', 'q\u0307'],
  ['a private-use character', '\uE000'],
  ['an unassigned emoji', '\u{1FAFF}'],
  ['a full stop', '.'],
])('keeps %s', (_, text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'));
});

describe.each([
  ['a chat message', newChatMessage, 500],
  ['a direct message', newDmMessage, 2000],
] as const)('%s', (_, schema, maxLength) => {
  const messageOf = (text: string) => z.safeParse(schema, { text }).error?.issues[0]?.message;

  test('is cleaned', () => expect(z.parse(schema, { text: '  Hi \n' })).toEqual({ text: 'Hi' }));

  test.each([
    ['nothing', ''],
    ['control characters', '\u0000 \u0007'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['exotic spaces', '\u00A0\u2003\u202F\u3000\u1680'],
    ['only combining marks', '\u0301\u0489\u20E3'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['a blank Braille pattern', '\u2800'],
    ['tag characters', tagCharacters('hello')],
    ['a musical null notehead', '\u{1D159}'],
  ])('is rejected when it only contains %s', (_, text) => {
    expect(messageOf(text)).toBe('Write something first.');
    expect(messageOf(` ${text}\n${text} `)).toBe('Write something first.');
    expect(messageOf(`${text}a`)).toBeUndefined();
  });

  test(`may have ${maxLength} characters, counted after cleaning`, () => {
    expect(messageOf('e\u0301'.repeat(maxLength))).toBeUndefined();
    expect(messageOf('\u202Ex\u202C'.repeat(maxLength))).toBeUndefined();
    expect(messageOf(`${' '.repeat(maxLength)}x`)).toBeUndefined();
    // U+0958 normalizes to two characters.
    for (const text of ['\u0958'.repeat(maxLength / 2 + 1), 'x'.repeat(maxLength + 1)]) {
      expect(messageOf(text)).toBe(`At most ${maxLength} characters.`);
    }
    expect(messageOf('\u0958'.repeat(maxLength / 2))).toBeUndefined();
  });
});
