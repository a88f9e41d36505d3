import type { FinishedMatch } from '../../game/match/feed.ts';

/** A club's recent form: results, oldest first, and the mean margin in points or goals. */
export type Form = { results: ('W' | 'D' | 'L')[]; margin: number };

const RECENT_MATCHES = 5;

/** Tracks the margins of every club's last five matches. */
export function createFormTracker(): { learn(match: FinishedMatch): void; formOf(club: string): Form } {
  const marginsByClub = new Map<string, number[]>();
  const add = (club: string, margin: number) =>
    marginsByClub.set(club, [...(marginsByClub.get(club) ?? []), margin].slice(-RECENT_MATCHES));
  return {
    learn: ({ homeTeam, awayTeam, score }) => {
      add(homeTeam, score.home - score.away);
      add(awayTeam, score.away - score.home);
    },
    formOf: (club) => {
      const margins = marginsByClub.get(club) ?? [];
      const sum = margins.reduce((total, margin) => total + margin, 0);
      return {
        results: margins.map((margin) => (margin > 0 ? 'W' : margin < 0 ? 'L' : 'D')),
        margin: margins.length > 0 ? sum / margins.length : 0,
      };
    },
  };
}
