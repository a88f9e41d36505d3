import { type EarnedAchievement, TIERS } from '@machine/contract';
import { parseTime } from '../../format/countdown.ts';

const ORDER: readonly string[] = TIERS;

/** Sorts achievements by tier, BRONZE first, then the newest first. Unknown tiers and dates come last. */
export const byTier = (achievements: readonly EarnedAchievement[]) =>
  achievements.toSorted((a, b) => positionOf(a) - positionOf(b) || timeOf(b) - timeOf(a));

const positionOf = ({ tier }: EarnedAchievement) => (ORDER.includes(tier) ? ORDER.indexOf(tier) : ORDER.length);

const timeOf = ({ unlockedAt }: EarnedAchievement) => parseTime(unlockedAt)?.getTime() ?? 0;
