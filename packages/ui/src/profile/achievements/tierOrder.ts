import { type EarnedAchievement, TIERS } from '@machine/contract';

const ORDER: readonly string[] = TIERS;

const orderOf = ({ tier }: EarnedAchievement) => {
  const index = ORDER.indexOf(tier);
  return index === -1 ? ORDER.length : index;
};

/** Sorts by tier, with unknown tiers at the end. Keeps the original order within a tier. */
export const sortByTier = (achievements: readonly EarnedAchievement[]) =>
  achievements.toSorted((a, b) => orderOf(a) - orderOf(b));
