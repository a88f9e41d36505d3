import { earnedAchievements } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { byTier } from './tierOrder.ts';

test('achievements stand in the order of their tiers, a tier nobody knows comes after SPECIAL', () => {
  expect(byTier(earnedAchievements).map(({ tier }) => tier)).toEqual([
    'BRONZE',
    'BRONZE',
    'SILVER',
    'GOLD',
    'PLATINUM',
    'SPECIAL',
    'DIAMOND',
  ]);
});

test('within a tier the order is the one that was sent', () => {
  expect(
    byTier(earnedAchievements)
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['a-ring', 'a-regular']);
});
