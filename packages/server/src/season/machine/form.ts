import type { FormMatch } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';

/** A club's recent form: its last matches, oldest first, and the mean margin in points or goals. */
export type Form = { matches: FormMatch[]; margin: number };

const RECENT_MATCHES = 5;

/** Tracks every club's last five matches. */
export function createFormTracker(): { learn(match: FinishedMatch): void; formOf(club: string): Form } {
  const matchesByClub = new Map<string, FinishedMatch[]>();
  const add = (club: string, match: FinishedMatch) =>
    matchesByClub.set(club, [...(matchesByClub.get(club) ?? []), match].slice(-RECENT_MATCHES));
  return {
    learn: (match) => {
      add(match.homeTeam, match);
      add(match.awayTeam, match);
    },
    formOf: (club) => {
      const matches = matchesByClub.get(club) ?? [];
      const sum = matches.reduce((total, match) => total + marginFor(club, match), 0);
      return {
        matches: matches.map((match) => formMatch(club, match)),
        margin: matches.length > 0 ? sum / matches.length : 0,
      };
    },
  };
}

const scoresFor = (club: string, { homeTeam, score: { home, away } }: FinishedMatch) =>
  club === homeTeam ? { scoreFor: home, scoreAgainst: away } : { scoreFor: away, scoreAgainst: home };

const marginFor = (club: string, match: FinishedMatch): number => {
  const { scoreFor, scoreAgainst } = scoresFor(club, match);
  return scoreFor - scoreAgainst;
};

function formMatch(club: string, match: FinishedMatch): FormMatch {
  const isHome = club === match.homeTeam;
  const margin = marginFor(club, match);
  return {
    result: margin > 0 ? 'W' : margin < 0 ? 'L' : 'D',
    opponent: isHome ? match.awayTeam : match.homeTeam,
    isHome,
    ...scoresFor(club, match),
    startTime: new Date(match.startTime).toISOString(),
  };
}
