import { leaderboard, RANKS } from '@machine/contract';
import { expect, test } from 'vitest';
import { leaderboardEntries, manyLeaderboardEntries } from './leaderboard.ts';

test.each([
  ['twelve', leaderboardEntries],
  ['a thousand', manyLeaderboardEntries(1_000)],
])('a board of %s matches the schema', (_, entries) => {
  expect(leaderboard.parse(entries)).toEqual(entries);
});

test('a board is sorted, and ties share a position', () => {
  for (const entries of [leaderboardEntries, manyLeaderboardEntries(1_000)]) {
    const byStars = entries.map(({ stars }) => entries.filter((other) => other.stars > stars).length + 1);
    expect(entries.map(({ position }) => position)).toEqual(byStars);
    expect(new Set(byStars).size).toBeLessThan(entries.length);
  }
});

test('the board has a player of every rank', () => {
  expect(new Set(leaderboardEntries.map(({ rank }) => rank))).toEqual(new Set(RANKS));
});
