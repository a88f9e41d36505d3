import { lockedAchievement, unlockedAchievement } from '@machine/mocks/fixtures';
import { expect, test } from 'vitest';
import { byTier } from './tiers.ts';

const of = (id: string, tier: string) => ({ ...lockedAchievement, id, tier });

test('tiers stand in the order of the specification, what nobody knows behind SPECIAL as it comes', () => {
  const sent = ['DIAMOND', 'SPECIAL', 'constructor', 'BRONZE', 'PLATINUM', 'GOLD', 'SILVER', 'DIAMOND'];
  const tiers = byTier(sent.map((tier, index) => of(`a-${index}`, tier))).map(({ tier }) => tier);
  expect(tiers).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL', 'DIAMOND', 'constructor']);
});

test('a tier keeps the order it was sent in and counts what is unlocked', () => {
  const [bronze] = byTier([of('late', 'BRONZE'), { ...unlockedAchievement, id: 'early' }, of('last', 'BRONZE')]);
  expect(bronze?.achievements.map(({ id }) => id)).toEqual(['late', 'early', 'last']);
  expect(bronze?.unlocked).toBe(1);
});

test('a tier without achievements is not there', () => {
  expect(byTier([])).toEqual([]);
});
