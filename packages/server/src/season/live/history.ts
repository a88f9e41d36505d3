import type { FinishedMatch } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { dateOf } from '../feeds/bundled-results.ts';

export function createHistory(history: readonly FinishedMatch[]) {
  const known = history.toSorted(compareEnds).map((match) => ({ key: keyOf(match), match }));
  const byKey = new Map(known.map(({ key, match }) => [key, match]));
  return {
    /**
     * Returns what ended by `at` in the history and in a feed's own finals, each match once, by end. A match that both have
     * (same clubs, same date) has the feed's result and times, and the id of the history: a model that has already learned
     * it doesn't again. `finals`: those of the feed that are known at `at`.
     */
    withFinals(finals: readonly FinishedMatch[], at: Instant): FinishedMatch[] {
      const own = new Map(
        finals.map((final) => {
          const key = keyOf(final);
          return [key, { ...final, id: byKey.get(key)?.id ?? final.id }];
        }),
      );
      const earlier = known.flatMap(({ key, match }) => (match.endTime <= at && !own.has(key) ? [match] : []));
      return [...earlier, ...own.values()].toSorted(compareEnds);
    },
  };
}

export const compareEnds = (a: FinishedMatch, b: FinishedMatch) => a.endTime - b.endTime || (a.id < b.id ? -1 : 1);

/** Not within some days of each other: NBA clubs meet on consecutive days, also in the same place. */
const keyOf = ({ league, homeTeamAbbr, awayTeamAbbr, startTime }: FinishedMatch): string =>
  [league, dateOf(league, startTime), homeTeamAbbr, awayTeamAbbr].join(' ');
