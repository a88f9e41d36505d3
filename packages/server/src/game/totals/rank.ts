import { RANK_STARS } from '@machine/contract';

export type EarnedRank = keyof typeof RANK_STARS;

const ASCENDING = Object.keys(RANK_STARS) as EarnedRank[];

/** Returns the position of a rank; -1 for one that can't be earned. */
export const rankIndex = (rank: string) => ASCENDING.findIndex((known) => known === rank);

export const rankFor = (stars: number): EarnedRank =>
  ASCENDING.findLast((rank) => RANK_STARS[rank] <= stars) ?? 'ROOKIE';

/** Uses the display names of the ranks. */
const MESSAGES: Record<EarnedRank, string> = {
  ROOKIE: 'You are now a Rookie',
  APPRENTICE: 'You are now a Challenger',
  CHALLENGER: 'You are now Elite',
  MASTER: 'You are now a Master',
  SLAYER: 'You are now a Legend',
  ORACLE: 'You are now an Oracle',
};

export const rankMessage = (rank: EarnedRank) => MESSAGES[rank];
