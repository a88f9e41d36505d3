import { type Credit, type League, type MatchStatus, SCORE_DELAY_MS } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import type { DelayedSince } from '../../game/match/match-facts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { HOUR_MS } from '../../platform/clock/time.ts';
import type { SourceName } from './observation.ts';
import type { SourceHealth } from './source-health.ts';

export type LiveSources = {
  sources: readonly { name: SourceName; league: League; credit?: Credit | null }[];
  /** Returns the last answers of each source to each kind of request. */
  sourceStates(): readonly SourceHealth[];
};

type DelayedSinceDeps = LiveSources & { feed: Feed; clock: Clock };

/** A match that started longer ago can no longer be under way, whatever its last known status says. */
const MATCH_MAX_MS = 12 * HOUR_MS;
const SETTLED: readonly (MatchStatus | undefined)[] = ['FINAL', 'VOID', 'POSTPONED', undefined];

/**
 * Creates a function that returns since when a league's live scores are delayed: since its source hasn't answered a
 * request for them, if that is `SCORE_DELAY_MS` or longer and a match is under way. Null otherwise, as between
 * matches, when a failure that was seen last says nothing about now.
 */
export function createDelayedSince({ feed, clock, sources, sourceStates }: DelayedSinceDeps): DelayedSince {
  const isUnderWay = (league: League) => {
    const now = clock.now();
    return feed
      .fixtures(now - MATCH_MAX_MS, now + 1)
      .some((fixture) => fixture.league === league && !SETTLED.includes(feed.state(fixture.id, now)?.status));
  };
  return (league) => {
    const own = sources.find((source) => source.league === league);
    const health = sourceStates().find(({ source, request }) => source === own?.name && request === 'live');
    const since = health?.failingSince ?? Infinity;
    return since <= clock.now() - SCORE_DELAY_MS && isUnderWay(league) ? since : null;
  };
}
