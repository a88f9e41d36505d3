import type { FormMatch } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';

/** A club's recent form: its last matches of the season, oldest first, and the mean margin in points or goals. */
export type Form = { matches: FormMatch[]; margin: number };

const RECENT_MATCHES = 5;

/**
 * Tracks every club's last five matches. Those before a break longer than `offSeasonMs` don't count: the results in
 * between may be unknown, and then they wouldn't be the last ones.
 */
export function createFormTracker(offSeasonMs: number) {
  const matchesByClub = new Map<string, FinishedMatch[]>();
  const recentOf = (club: string, at: Instant) => {
    const matches = matchesByClub.get(club) ?? [];
    const beforeBreak = matches.findLastIndex(
      ({ startTime }, index) => (matches[index + 1]?.startTime ?? at) - startTime > offSeasonMs,
    );
    return matches.slice(beforeBreak + 1);
  };
  const add = (club: string, match: FinishedMatch) =>
    matchesByClub.set(club, [...(matchesByClub.get(club) ?? []), match].slice(-RECENT_MATCHES));
  return {
    learn: (match: FinishedMatch): void => {
      add(match.homeTeam, match);
      add(match.awayTeam, match);
    },
    /** Returns the form before a match at `at`. */
    formOf: (club: string, at: Instant): Form => {
      const matches = recentOf(club, at);
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
