import type { FinishedMatch } from '../feed/feed.ts';

/** How a club did lately: results oldest first, and the mean margin in points or goals. */
export type Form = { results: ('W' | 'D' | 'L')[]; margin: number };

const LATELY = 5;

/** Remembers the last five margins of every club. */
export function createForms(): { learn(match: FinishedMatch): void; of(club: string): Form } {
  const margins = new Map<string, number[]>();
  const add = (club: string, margin: number) =>
    margins.set(club, [...(margins.get(club) ?? []), margin].slice(-LATELY));
  return {
    learn: ({ homeTeam, awayTeam, score }) => {
      add(homeTeam, score.home - score.away);
      add(awayTeam, score.away - score.home);
    },
    of: (club) => {
      const lately = margins.get(club) ?? [];
      const sum = lately.reduce((total, margin) => total + margin, 0);
      return {
        results: lately.map((margin) => (margin > 0 ? 'W' : margin < 0 ? 'L' : 'D')),
        margin: lately.length > 0 ? sum / lately.length : 0,
      };
    },
  };
}
