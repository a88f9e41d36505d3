import { lockedAchievement, unlockedAchievement } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { groupByTier } from './tiers.ts';

const of = (id: string, tier: string) => ({ ...lockedAchievement, id, tier });

test('groups in tier order, with unknown tiers after SPECIAL in order of appearance', () => {
  const sent = ['DIAMOND', 'SPECIAL', 'constructor', 'BRONZE', 'PLATINUM', 'GOLD', 'SILVER', 'DIAMOND'];
  const tiers = groupByTier(sent.map((tier, index) => of(`a-${index}`, tier))).map(({ tier }) => tier);
  expect(tiers).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL', 'DIAMOND', 'constructor']);
});

test('keeps the original order within a tier and counts the unlocked achievements', () => {
  const [bronze, ...others] = groupByTier([
    of('late', 'BRONZE'),
    { ...unlockedAchievement, id: 'early' },
    of('last', 'BRONZE'),
  ]);
  expect(bronze?.achievements.map(({ id }) => id)).toEqual(['late', 'early', 'last']);
  expect(bronze?.unlocked).toBe(1);
  expect(others).toEqual([]);
});
