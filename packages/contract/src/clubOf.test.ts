import { expect, test } from 'vitest';
import { clubOf } from './clubOf.ts';
import { CLUB_ROWS } from './clubs.ts';

test('lists both leagues with unique codes', () => {
  expect(CLUB_ROWS.NBA).toHaveLength(30);
  expect(CLUB_ROWS.EPL.length).toBeGreaterThanOrEqual(26);
  const codes = [...CLUB_ROWS.NBA, ...CLUB_ROWS.EPL].map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['Boston Celtics', 'BOS', 'BOS'],
  ['boston celtics', null, 'BOS'],
  ['Celtics', undefined, 'BOS'],
  ['Brighton and Hove Albion', null, 'BHA'],
  ['Anything', 'lal', 'LAL'],
  ['Llanfair Athletic', null, 'LLA'],
  ['Ñublense', null, 'ÑUB'],
  ['<svg/onload=1>', '<svg/onload=1>', 'SVG'],
  ['👩‍👩‍👧‍👦', '', '?'],
  ['', null, '?'],
  ['constructor', '__proto__', 'PRO'],
])('clubOf(%s, %s) has the code %s', (name, code, shown) => {
  expect(clubOf(name, code).code).toBe(shown);
});
