import type { Score } from '../game/match/feed.ts';
import { createLiveFeed, type LiveFeed } from '../season/live/live-feed.ts';
import type { Observation, Observed, ObservedMatch, SourceName } from '../season/live/observation.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../platform/clock/time.ts';

/** The start of a match in tests, unless they say otherwise: a Sunday. */
export const MATCH_START = Date.UTC(2026, 10, 22, 15);
export const MATCH_ID = 'epl-2026-11-22-ars-liv';

export const score = (home: number, away: number): Score => ({ home, away });

/** Arsenal at home against Liverpool, as football-data.org says it before the start. */
export const observedMatch = (rest: Partial<ObservedMatch> = {}): ObservedMatch => ({
  kind: 'match',
  league: 'EPL',
  season: 2026,
  homeTeam: 'Arsenal FC',
  awayTeam: 'Liverpool FC',
  startTime: MATCH_START,
  isStartKnown: true,
  status: 'SCHEDULED',
  score: null,
  clock: null,
  ...rest,
});

/** Returns what the source of the NBA says about a game. `points` is the score of the home team. */
export const observedGame = (
  sourceId: string,
  points: number | null,
  changes: Partial<ObservedMatch> = {},
): Observed => ({
  sourceId,
  value: observedMatch({
    league: 'NBA',
    homeTeam: 'Los Angeles Lakers',
    awayTeam: 'Phoenix Suns',
    startTime: Date.UTC(2026, 10, 21, 15),
    ...(points !== null && { status: 'LIVE', score: score(points, 0) }),
    ...changes,
  }),
});

export const observedProblem = (sourceId: string, problem: string): Observed => ({
  sourceId,
  value: { kind: 'problem', problem },
});

export type ObservedRow = { at: Instant; value: Observation['value']; source?: SourceName; sourceId?: string };

/** Numbers what was observed, in this order. */
export const toObservations = (rows: readonly ObservedRow[], firstId = 1): Observation[] =>
  rows.map(({ at, value, source = 'football-data', sourceId = '1' }, index) => ({
    id: firstId + index,
    source,
    sourceId,
    seenAt: at,
    value,
  }));

/** The observations of a match, by minutes since its announced start. */
export const seen = (
  minutes: number,
  rest: Partial<ObservedMatch> = {},
  from: Pick<ObservedRow, 'source' | 'sourceId'> = {},
): ObservedRow => ({ at: MATCH_START + minutes * MINUTE_MS, value: observedMatch(rest), ...from });

/** The usual observations of a match that ends with this score: a day before, at the start, later, and at the end. */
export const usualMatch = (final: Score, rest: Partial<ObservedMatch> = {}): ObservedRow[] => [
  seen(-24 * 60, rest),
  seen(1, { ...rest, status: 'LIVE', score: score(0, 0), clock: "1'" }),
  seen(50, { ...rest, status: 'LIVE', score: score(Math.min(1, final.home), 0), clock: 'HT' }),
  seen(115, { ...rest, status: 'FINISHED', score: final, clock: null }),
];

export const minutesAfterStart = (minutes: number): Instant => MATCH_START + minutes * MINUTE_MS;
export const hoursAfterStart = (hours: number): Instant => MATCH_START + hours * HOUR_MS;

/** The sources of both leagues. */
export const LIVE_SOURCES = [
  { name: 'football-data', league: 'EPL' },
  { name: 'balldontlie', league: 'NBA' },
] as const;
/** Creates a live feed with these observations, and returns the problems in them. */
export function liveFeedOf(rows: readonly ObservedRow[]) {
  const feed = createLiveFeed({ history: [], sources: LIVE_SOURCES });
  const problems = feed.apply(toObservations(rows)).map(({ problem }) => problem);
  return { feed, problems };
}

export const live = (home: number, away: number, clock = "60'") => ({
  status: 'LIVE' as const,
  score: score(home, away),
  clock,
});
export const finished = (home: number, away: number) => ({ status: 'FINISHED' as const, score: score(home, away) });

/** Returns what a feed shows of a match, by minutes since its announced start: 'LIVE 1–0 HT'. */
export function shownAt(feed: LiveFeed, minutes: number, id = MATCH_ID): string | undefined {
  const state = feed.state(id, minutesAfterStart(minutes));
  const points = state?.score && `${state.score.home}–${state.score.away}`;
  return state && [state.status, points, state.clock].filter(Boolean).join(' ');
}

/** Returns what a feed with these observations shows of the match, by minutes since its announced start. */
export const shown = (rows: readonly ObservedRow[], ...minutes: number[]) =>
  minutes.map((each) => shownAt(liveFeedOf(rows).feed, each));

/** Returns the rules by which a match was decided, in order. */
export const rulesOf = (feed: LiveFeed, id = MATCH_ID) => feed.explain(id).map(({ rule }) => rule);

export const DAY_BEFORE_MINUTES = -24 * 60;
export const announced = seen(DAY_BEFORE_MINUTES);

const fixturesOf = (feed: LiveFeed) => feed.fixtures(-Infinity, Infinity);
export const idsOf = (feed: LiveFeed) => fixturesOf(feed).map(({ id }) => id);
export const startOf = (feed: LiveFeed, id = MATCH_ID) =>
  fixturesOf(feed).find((fixture) => fixture.id === id)?.startTime;
export const startsAt = (hours: number) => ({ startTime: hoursAfterStart(hours) });
