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
    formOf: (club: string, at: Instant): Form => {
      const matches = recentOf(club, at).map((match) => formMatch(club, match));
      const sum = matches.reduce((total, { scoreFor, scoreAgainst }) => total + scoreFor - scoreAgainst, 0);
      return { matches, margin: matches.length > 0 ? sum / matches.length : 0 };
    },
  };
}

function formMatch(club: string, { homeTeam, awayTeam, score, startTime }: FinishedMatch) {
  const isHome = club === homeTeam;
  const [scoreFor, scoreAgainst] = isHome ? [score.home, score.away] : [score.away, score.home];
  return {
    result: scoreFor > scoreAgainst ? 'W' : scoreFor < scoreAgainst ? 'L' : 'D',
    opponent: isHome ? awayTeam : homeTeam,
    isHome,
    scoreFor,
    scoreAgainst,
    startTime: new Date(startTime).toISOString(),
  } satisfies FormMatch;
}
