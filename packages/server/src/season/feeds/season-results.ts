import type { Score } from '../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { createSecretSource } from './random-source.ts';
import { simulationOf } from './seasons.ts';
import { createFeedFromEras } from './simulated.ts';
import type { SeasonEntry } from './season-entry.ts';

/** The end of a match of an ended season. Without a score, it doesn't count. */
export type SeasonResult = {
  matchId: string;
  startTime: Instant;
  status: 'FINAL' | 'VOID' | 'POSTPONED';
  score: Score | null;
};

/**
 * Recomputes what the matches of a season have come to, by start, from its entry in the log and its secret (32 bytes as
 * base64url), which must be the one that the entry names the hash of.
 */
export function resultsOfSeason({ season, league, from, until, seed }: SeasonEntry, secret: string): SeasonResult[] {
  const source = createSecretSource(secret);
  const simulation = simulationOf(season);
  const feed = createFeedFromEras([{ from: 0, seed, secret, simulation }], () => () => source);
  const afterwards = until + DAY_MS;
  return feed.fixtures(from, until).flatMap((fixture): SeasonResult[] => {
    const state = fixture.league === league ? feed.state(fixture.id, afterwards) : undefined;
    if (state === undefined) return [];
    const { status, score } = state;
    if (status !== 'FINAL' && status !== 'VOID' && status !== 'POSTPONED') {
      throw new Error(`${fixture.id} is ${status} after the season.`);
    }
    return [{ matchId: fixture.id, startTime: fixture.startTime, status, score }];
  });
}
