import type { League } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { dateOf, readBundledResults } from '../feeds/bundled-results.ts';

/** Reads the results of a league that a live feed starts with, oldest first: those that come with the server. */
export const liveHistory = (league: League): Promise<FinishedMatch[]> => readBundledResults(league);

export type History = {
  /**
   * Returns the history and a feed's own finals, each match once, by end. A match that both have (same clubs, same date)
   * has the feed's result and times, and the id of the history: a model that has already learned it doesn't again.
   */
  withFinals(finals: readonly FinishedMatch[]): FinishedMatch[];
};

/** Prepares the history of one or both leagues for `withFinals`. */
export function createHistory(history: readonly FinishedMatch[]): History {
  const known = new Map(history.map((match) => [keyOf(match), match]));
  return {
    withFinals: (finals) => {
      const own = new Map(
        finals.map((final) => {
          const key = keyOf(final);
          return [key, { ...final, id: known.get(key)?.id ?? final.id }];
        }),
      );
      const rest = [...known].flatMap(([key, match]) => (own.has(key) ? [] : [match]));
      return [...rest, ...own.values()].toSorted((a, b) => a.endTime - b.endTime || (a.id < b.id ? -1 : 1));
    },
  };
}

const keyOf = ({ league, homeTeamAbbr, awayTeamAbbr, startTime }: FinishedMatch): string =>
  [league, dateOf(league, startTime), homeTeamAbbr, awayTeamAbbr].join(' ');
