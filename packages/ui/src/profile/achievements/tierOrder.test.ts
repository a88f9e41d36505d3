import { earnedAchievements } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { byTier } from './tierOrder.ts';

const idsOf = (achievements: readonly { id: string }[]) => achievements.map(({ id }) => id);
const [earned] = earnedAchievements;
if (earned === undefined) throw new Error('There is no achievement.');

test('sorts by tier, with unknown tiers last', () => {
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

test('sorts the newest first within a tier, without a valid date last', () => {
  const dates = ['2025-10-02T12:00:00Z', undefined, '2025-10-03T12:00:00+02:00', 'yesterday'];
  const achievements = dates.map((unlockedAt, index) => ({ ...earned, id: `a-${index}`, unlockedAt }));
  expect(idsOf(byTier(achievements))).toEqual(['a-2', 'a-0', 'a-1', 'a-3']);
});
