import { type EarnedAchievement, TIERS } from '@machine/contract';
import { parseTime } from '../../format/countdown.ts';

const ORDER: readonly string[] = TIERS;

/** Returns the best achievements first: the highest tier, then the newest. Unknown tiers and dates come last. */
export const bestFirst = (achievements: readonly EarnedAchievement[]) =>
  achievements.toSorted((a, b) => ORDER.indexOf(b.tier) - ORDER.indexOf(a.tier) || timeOf(b) - timeOf(a));

const timeOf = ({ unlockedAt }: EarnedAchievement) => parseTime(unlockedAt)?.getTime() ?? 0;
