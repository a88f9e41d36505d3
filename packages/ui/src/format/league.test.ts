import { expect, test } from 'vitest';
import { leagueNames } from './league.ts';

test.each([
  [[], 'NBA and Premier League'],
  [['EPL'], 'Premier League'],
  [['NBA', 'EPL'], 'NBA and Premier League'],
  [['constructor'], 'constructor'],
])('names the leagues that are played: %j', (leagues, names) => {
  expect(leagueNames(leagues)).toBe(names);
});
