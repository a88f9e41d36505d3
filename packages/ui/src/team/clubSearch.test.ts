import { expect, test } from 'vitest';
import { clubsMatching } from './clubSearch.ts';

test.each([
  ['', []],
  ['lakers', ['LAL']],
  ["nott'm", ['NFO']],
  ['wolves', ['MIN', 'WOL']],
])('clubsMatching(%j)', (text, codes) => {
  expect(clubsMatching(text).map(({ code }) => code)).toEqual(codes);
});
