import { type Achievement, TIERS } from '@machine/contract';

export type TierGroup = { tier: string; achievements: readonly Achievement[]; unlocked: number };

/** By tier in the order of SPEC.md §9, tiers that nobody knows behind them as they come; within a tier as sent. */
export function byTier(achievements: readonly Achievement[]): TierGroup[] {
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
