import { describe, expect, it, test } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { testFeedConformance } from '../../testing/feed-conformance.ts';
import { observeStandIn } from '../../testing/observe-stand-in.ts';
import {
  liveFeedOf,
  MATCH_ID,
  MATCH_START,
  minutesAfterStart,
  observedMatch,
  score,
  seen,
  toObservations,
  usualMatch,
} from '../../testing/observations.ts';
import { createLiveFeed } from './live-feed.ts';
import type { Observation } from './observation.ts';

const SOURCES = [
  { name: 'football-data', league: 'EPL' },
  { name: 'balldontlie', league: 'NBA' },
] as const;
/** A Friday. */
const FROM = Date.UTC(2026, 10, 20);
const TO = FROM + 4 * DAY_MS;

const feedOf = (observations: readonly Observation[], history: readonly FinishedMatch[] = []) => {
  const feed = createLiveFeed({ history, sources: SOURCES });
  feed.apply(observations);
  return feed;
};

const { observations } = observeStandIn({ from: FROM - DAY_MS, to: TO });
const inPieces = () => {
  const feed = createLiveFeed({ history: [], sources: SOURCES });
  for (let index = 0; index < observations.length; index += 7) feed.apply(observations.slice(index, index + 9));
  return feed;
};

testFeedConformance('the live feed on the stand-in', {
  open: () => feedOf(observations),
  reopen: inPieces,
  from: FROM,
  to: TO - DAY_MS,
});
