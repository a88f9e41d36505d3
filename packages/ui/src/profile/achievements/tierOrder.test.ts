import { earnedAchievements } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { sortByTier } from './tierOrder.ts';

test('sorts achievements by tier, with unknown tiers after SPECIAL', () => {
  expect(sortByTier(earnedAchievements).map(({ tier }) => tier)).toEqual([
    'BRONZE',
    'BRONZE',
    'SILVER',
    'GOLD',
    'PLATINUM',
    'SPECIAL',
    'DIAMOND',
  ]);
});

test('keeps the original order within a tier', () => {
  expect(
    sortByTier(earnedAchievements)
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['a-ring', 'a-regular']);
});
