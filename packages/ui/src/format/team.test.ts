import { expect, test } from 'vitest';
import { matchName, matchTitle, pickedTeam } from './team.ts';

const match = { homeTeam: 'Arsenal', awayTeam: 'Fulham' };

test.each([
  ['HOME', 'Arsenal'],
  ['AWAY', 'Fulham'],
  ['DRAW', 'Draw'],
  ['POSTPONE', 'POSTPONE'],
  ['', '-'],
])('shows the pick %s as %s', (pick, expected) => {
  expect(pickedTeam(pick, match)).toBe(expected);
});

test('titles a match home team first, with TBD for a missing name', () => {
  expect(matchTitle(match)).toBe('Arsenal @ Fulham');
  expect(matchName(match)).toBe('Arsenal vs Fulham');
  expect(matchTitle({ ...match, awayTeam: '' })).toBe('Arsenal @ TBD');
});
