import { expect, it } from 'vitest';
import { rankFor, rankIndex, rankMessage } from './rank.ts';

it.each([
  [0, 'ROOKIE', 'You are now a Rookie'],
  [34, 'ROOKIE', 'You are now a Rookie'],
  [35, 'APPRENTICE', 'You are now a Challenger'],
  [139, 'APPRENTICE', 'You are now a Challenger'],
  [140, 'CHALLENGER', 'You are now Elite'],
  [350, 'MASTER', 'You are now a Master'],
  [839, 'MASTER', 'You are now a Master'],
  [840, 'SLAYER', 'You are now a Legend'],
  [2_100, 'ORACLE', 'You are now an Oracle'],
  [1_000_000, 'ORACLE', 'You are now an Oracle'],
] as const)('%i stars give rank %s: %s', (stars, rank, message) => {
  expect(rankFor(stars)).toBe(rank);
  expect(rankMessage(rank)).toBe(message);
});

it('rankIndex orders ranks, with ADMIN below all that can be earned', () => {
  const ranks = ['ADMIN', 'ROOKIE', 'APPRENTICE', 'CHALLENGER', 'MASTER', 'SLAYER', 'ORACLE'];
  expect(ranks.map(rankIndex)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
});
