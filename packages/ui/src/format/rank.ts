import type { Rank } from '@machine/contract';

export type RankNames = { wide: string; short: string };

/** Server value to display name, and the short tag of narrow screens (SPEC.md §3). */
const NAMES: Record<Rank, RankNames> = {
  ROOKIE: { wide: 'Rookie', short: 'RKE' },
  APPRENTICE: { wide: 'Challenger', short: 'CHL' },
  CHALLENGER: { wide: 'Elite', short: 'ELT' },
  MASTER: { wide: 'Master', short: 'MTR' },
  SLAYER: { wide: 'Legend', short: 'LGD' },
  ORACLE: { wide: 'Oracle', short: 'ORC' },
  ADMIN: { wide: 'ADMIN', short: 'ADM' },
};

/** Unknown ranks are shown as given; none is Rookie. */
export function rankNames(rank: string | null | undefined): RankNames {
  if (!rank) return NAMES.ROOKIE;
  return Object.hasOwn(NAMES, rank) ? NAMES[rank as Rank] : { wide: rank, short: rank };
}
