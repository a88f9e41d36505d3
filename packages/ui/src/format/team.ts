import type { PredictionMatch } from '@machine/contract/prediction.ts';

/** Returns the name of a team, or 'TBD' for one without a name. */
export const teamName = (name: string) => name || 'TBD';

/** Returns "home team vs away team". */
export const matchName = ({ homeTeam, awayTeam }: Pick<PredictionMatch, 'homeTeam' | 'awayTeam'>) =>
  `${teamName(homeTeam)} vs ${teamName(awayTeam)}`;

/** Returns "home team @ away team", as on a prediction card and in recent picks. */
export const matchTitle = ({ homeTeam, awayTeam }: Pick<PredictionMatch, 'homeTeam' | 'awayTeam'>) =>
  `${teamName(homeTeam)} @ ${teamName(awayTeam)}`;

/** Returns the picked team's name, 'Draw', an unknown value unchanged, or '-' without a pick. */
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
