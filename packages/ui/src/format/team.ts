import type { PredictionMatch } from '@machine/contract';

/** What stands in for a team whose name was not sent. */
const UNKNOWN_TEAM = 'TBD';

export const teamName = (name: string) => name || UNKNOWN_TEAM;

/** 'home team @ away team' (SPEC.md §2). */
export const matchTitle = ({ homeTeam, awayTeam }: Pick<PredictionMatch, 'homeTeam' | 'awayTeam'>) =>
  `${teamName(homeTeam)} @ ${teamName(awayTeam)}`;

/** The Machine's pick in words: a team, 'Draw', an unknown value as given, '-' when there is none. */
export function pickedTeam(machinePick: string, match: Pick<PredictionMatch, 'homeTeam' | 'awayTeam'>): string {
  switch (machinePick) {
    case 'HOME':
      return teamName(match.homeTeam);
    case 'AWAY':
      return teamName(match.awayTeam);
    case 'DRAW':
      return 'Draw';
    default:
      return machinePick || '-';
  }
}
