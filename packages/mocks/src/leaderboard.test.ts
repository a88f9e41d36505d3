import { leaderboard, RANKS } from '@machine/contract';
import { expect, test } from 'vitest';
import { leaderboardEntries, leaderboardOf } from './leaderboard.ts';

test.each([
  ['twelve', leaderboardEntries],
  ['a thousand', leaderboardOf(1_000)],
])('a board of %s speaks the wire', (_, entries) => {
  expect(leaderboard.parse(entries)).toEqual(entries);
});

test('a board is sorted, and whoever ties shares a position', () => {
  for (const entries of [leaderboardEntries, leaderboardOf(1_000)]) {
    const byStars = entries.map(({ stars }) => entries.filter((other) => other.stars > stars).length + 1);
    expect(entries.map(({ position }) => position)).toEqual(byStars);
    expect(new Set(byStars).size).toBeLessThan(entries.length);
  }
});

test('the board has a player of each rank', () => {
  expect(new Set(leaderboardEntries.map(({ rank }) => rank))).toEqual(new Set(RANKS));
});
