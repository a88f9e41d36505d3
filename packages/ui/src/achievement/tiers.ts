import { type Achievement, TIERS } from '@machine/contract/achievement.ts';
import type { EarnedAchievement } from '@machine/contract/profile.ts';
import { parseTime } from '../format/countdown.ts';

export type TierGroup<Row = Achievement> = { tier: string; achievements: readonly Row[] };

/** Groups by tier, with unknown tiers at the end. Keeps the original order within a tier. */
export function groupByTier<Row extends { tier: string }>(achievements: readonly Row[]): TierGroup<Row>[] {
  const groups = Map.groupBy(achievements, ({ tier }) => tier);
  const tiers = new Set<string>([...TIERS, ...groups.keys()]);
  return [...tiers].flatMap((tier) => ({ tier, achievements: groups.get(tier) ?? [] })).filter(hasAny);
}

const hasAny = ({ achievements }: TierGroup<unknown>) => achievements.length > 0;

/** Sorts what a player has earned by tier, then the newest first. Unknown dates come last. */
export const byTier = (achievements: readonly EarnedAchievement[]) =>
  groupByTier(achievements).flatMap((group) => group.achievements.toSorted((a, b) => timeOf(b) - timeOf(a)));

const timeOf = ({ unlockedAt }: EarnedAchievement) => parseTime(unlockedAt)?.getTime() ?? 0;

export const countUnlocked = (achievements: readonly Achievement[]) =>
  achievements.filter(({ unlocked }) => unlocked).length;
