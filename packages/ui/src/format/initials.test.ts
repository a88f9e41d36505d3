import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['mira_calls_it', 'MC'],
  ['SwiftFalcon482', 'S'],
  ['contrarian (bot)', 'CB'],
  ['(!)', '?'],
  ['Åsa Öberg', 'ÅÖ'],
  ['山田 太郎', '山太'],
  ['__init__', 'I'],
  ['', '?'],
  ['\u200B\uFEFF', '?'],
  ['👩‍👩‍👧‍👦🇬🇧', '👩‍👩‍👧‍👦'],
  ['e\u0301clair', 'E\u0301'],
  [HOSTILE_TEXTS.zalgo, 'Z'],
  [HOSTILE_TEXTS.long, 'W'],
])('initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
