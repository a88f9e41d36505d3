import { type EarnedAchievement, TIERS } from '@machine/contract';

const ORDER: readonly string[] = TIERS;

const placeOf = ({ tier }: EarnedAchievement) => {
  const place = ORDER.indexOf(tier);
  return place === -1 ? ORDER.length : place;
};

/** By tier, a tier that nobody knows at the end; within a tier as sent (SPEC.md §9). */
export const byTier = (achievements: readonly EarnedAchievement[]) =>
  achievements.toSorted((a, b) => placeOf(a) - placeOf(b));
