import type { Rank } from '@machine/contract/user.ts';

export type RankNames = { wide: string; short: string };

/** Display name and short tag of each server value. */
const NAMES: Record<Rank, RankNames> = {
  ROOKIE: { wide: 'Rookie', short: 'RKE' },
  APPRENTICE: { wide: 'Challenger', short: 'CHL' },
  CHALLENGER: { wide: 'Elite', short: 'ELT' },
  MASTER: { wide: 'Master', short: 'MTR' },
  SLAYER: { wide: 'Legend', short: 'LGD' },
  ORACLE: { wide: 'Oracle', short: 'ORC' },
  ADMIN: { wide: 'ADMIN', short: 'ADM' },
};

/** Returns the names of a rank. An unknown rank is returned unchanged; no rank means Rookie. */
export function rankNames(rank: string | null | undefined): RankNames {
  if (!rank) return NAMES.ROOKIE;
  return Object.hasOwn(NAMES, rank) ? NAMES[rank as Rank] : { wide: rank, short: rank };
}
