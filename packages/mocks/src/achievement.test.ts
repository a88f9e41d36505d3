import { achievements, TIERS } from '@machine/contract';
import { expect, test } from 'vitest';
import { achievementList, oddAchievements } from './achievement.ts';

test.each([
  ['usual', achievementList],
  ['odd', oddAchievements],
])('%s achievements speak the wire', (_, list) => {
  expect(achievements.parse(list)).toEqual(list);
});

test('the list has every tier, and one that nobody knows', () => {
  const tiers = new Set<string>(achievementList.map(({ tier }) => tier));
  expect(tiers).toEqual(new Set([...TIERS, 'DIAMOND']));
});
