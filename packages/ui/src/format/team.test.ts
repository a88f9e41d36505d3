import { expect, test } from 'vitest';
import { matchTitle, pickedTeam } from './team.ts';

const match = { homeTeam: 'Arsenal', awayTeam: 'Fulham' };

test.each([
  ['HOME', 'Arsenal'],
  ['AWAY', 'Fulham'],
  ['DRAW', 'Draw'],
  ['POSTPONE', 'POSTPONE'],
  ['', '-'],
])('the pick %s is shown as %s', (pick, words) => {
  expect(pickedTeam(pick, match)).toBe(words);
});

test('a match is titled home first, and a missing name is said so', () => {
  expect(matchTitle(match)).toBe('Arsenal @ Fulham');
  expect(matchTitle({ ...match, awayTeam: '' })).toBe('Arsenal @ TBD');
});
