import type { LeagueInjury } from '../../game/match/feed.ts';
import type { LeagueNews } from './machine.ts';

/** Whom a club is expected to miss. */
export type Absences = {
  /** The listed players who may miss the match, by chance. */
  players: readonly LeagueInjury[];
  /** The number of missing regular starters, as an expected value. */
  starters: number;
};

/**
 * The chance that a listed player misses the match: what the NBA defines for the statuses of its injury report. "Probable"
 * and unknown statuses count as playing.
 */
const MISS_CHANCES: ReadonlyMap<string, number> = new Map([
  ['out', 1],
  ['out for season', 1],
  ['doubtful', 0.75],
  ['questionable', 0.5],
  ['day-to-day', 0.5],
]);

/** The share of regular starters among all listed players: five of the fifteen players of a roster start. */
const STARTER_SHARE = 1 / 3;

/** A longer list is one of players without whom the club has already been rated. */
const MOST_STARTERS = 3;

export function expectedAbsences(club: string, { injuries, hasOnlyStarters = false }: LeagueNews): Absences {
  const players = injuries
    .filter((injury) => injury.team === club && missChance(injury) > 0)
    .toSorted((a, b) => missChance(b) - missChance(a));
  const expected = players.reduce((sum, injury) => sum + missChance(injury), 0);
  return { players, starters: Math.min(MOST_STARTERS, expected * (hasOnlyStarters ? 1 : STARTER_SHARE)) };
}

const missChance = ({ status }: LeagueInjury): number => MISS_CHANCES.get(status.trim().toLowerCase()) ?? 0;
