import { type Achievement, TIERS } from '@machine/contract';

export type TierGroup = { tier: string; achievements: readonly Achievement[]; unlocked: number };

/** Groups by tier, with unknown tiers at the end. Keeps the original order within a tier. */
export function groupByTier(achievements: readonly Achievement[]): TierGroup[] {
  const groups = new Map<string, Achievement[]>(TIERS.map((tier) => [tier, []]));
  for (const achievement of achievements) {
    const group = groups.get(achievement.tier);
    if (group) group.push(achievement);
    else groups.set(achievement.tier, [achievement]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([tier, group]) => ({ tier, achievements: group, unlocked: countUnlocked(group) }));
}

const countUnlocked = (achievements: readonly Achievement[]) => achievements.filter(({ unlocked }) => unlocked).length;
