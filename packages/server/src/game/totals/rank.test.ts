import { expect, it } from 'vitest';
import { rankFor, rankIndex, rankMessage } from './rank.ts';

it.each([
  [0, 'ROOKIE', 'You are now a Rookie'],
  [24, 'ROOKIE', 'You are now a Rookie'],
  [25, 'APPRENTICE', 'You are now a Challenger'],
  [99, 'APPRENTICE', 'You are now a Challenger'],
  [100, 'CHALLENGER', 'You are now Elite'],
  [250, 'MASTER', 'You are now a Master'],
  [599, 'MASTER', 'You are now a Master'],
  [600, 'SLAYER', 'You are now a Legend'],
  [1_500, 'ORACLE', 'You are now an Oracle'],
  [1_000_000, 'ORACLE', 'You are now an Oracle'],
] as const)('%i stars give rank %s: %s', (stars, rank, message) => {
  expect(rankFor(stars)).toBe(rank);
  expect(rankMessage(rank)).toBe(message);
});

it('rankIndex orders ranks, with ADMIN below all that can be earned', () => {
  const ranks = ['ADMIN', 'ROOKIE', 'APPRENTICE', 'CHALLENGER', 'MASTER', 'SLAYER', 'ORACLE'];
  expect(ranks.map(rankIndex)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
});
