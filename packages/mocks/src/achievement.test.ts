import { achievements, TIERS } from '@machine/contract';
import { expect, test } from 'vitest';
import { achievementList, malformedAchievements } from './achievement.ts';

test.each([
  ['usual', achievementList],
  ['malformed', malformedAchievements],
])('%s achievements match the schema', (_, list) => {
  expect(achievements.parse(list)).toEqual(list);
});

test('the list has every tier and an unknown one', () => {
  const tiers = new Set<string>(achievementList.map(({ tier }) => tier));
  expect(tiers).toEqual(new Set([...TIERS, 'DIAMOND']));
});
