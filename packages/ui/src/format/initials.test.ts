import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

/** RELIABILITY.md 2.8: nothing is cut inside a sign. */
test.each([
  ['mira_calls_it', 'MC'],
  ['SwiftFalcon482', 'S'],
  ['ada', 'A'],
  ['contrarian (bot)', 'CB'],
  ['(!)', '?'],
  ['Åsa Öberg', 'ÅÖ'],
  ['山田 太郎', '山太'],
  ['__init__', 'I'],
  ['', '?'],
  ['  ', '?'],
  ['\u200B\uFEFF', '?'],
  ['👩‍👩‍👧‍👦🇬🇧', '👩‍👩‍👧‍👦'],
  ['🇬🇧 🇬🇧 🇬🇧', '🇬🇧🇬🇧'],
  ['e\u0301clair', 'E\u0301'],
  [HOSTILE_TEXTS.emoji, '👩‍👩‍👧‍👦'],
  [HOSTILE_TEXTS.zalgo, 'Z'],
  [HOSTILE_TEXTS.bidi, 'A'],
  [HOSTILE_TEXTS.long, 'W'],
])('%j begins with %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
