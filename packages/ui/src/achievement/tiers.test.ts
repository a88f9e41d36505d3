import { earnedAchievements } from '@machine/mocks/profile.ts';
import { expect, test } from 'vitest';
import { byTier, groupByTier } from './tiers.ts';

test('groups in tier order, with unknown tiers after SPECIAL, and keeps the order within a tier', () => {
  const sent = ['DIAMOND', 'SPECIAL', 'constructor', 'BRONZE', 'PLATINUM', 'GOLD', 'SILVER', 'DIAMOND'];
  const groups = groupByTier(sent.map((tier, id) => ({ id, tier })));
  const tiers = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL', 'DIAMOND', 'constructor'];
  expect(groups.map(({ tier }) => tier)).toEqual(tiers);
  expect(groups[5]?.achievements.map(({ id }) => id)).toEqual([0, 7]);
});

test('sorts the newest first within a tier, without a valid date last', () => {
  const dates = ['2025-10-02T12:00:00Z', undefined, '2025-10-03T12:00:00+02:00', 'yesterday'];
  const [earned] = earnedAchievements.slice(0, 1);
  const achievements = dates.flatMap((unlockedAt, id) => (earned ? { ...earned, id: String(id), unlockedAt } : []));
  expect(byTier(achievements).map(({ id }) => id)).toEqual(['2', '0', '1', '3']);
});
