import type { League } from '@machine/contract';
import { expect, it } from 'vitest';
import type { FinishedMatch } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import { testFeedConformance } from '../../testing/feed-conformance.ts';
import {
  LIVE_SOURCES,
  liveFeedOf,
  MATCH_ID,
  MATCH_START,
  minutesAfterStart,
  type ObservedRow,
  score,
  seen,
  toObservations,
  usualMatch,
} from '../../testing/observations.ts';
import { createLiveFeed } from './live-feed.ts';
import type { Observation, Observed } from './observation.ts';
import { fixturesSince } from './phases.ts';
import { isEndless, type Page } from './poll-state.ts';
import { resolve } from './resolve.ts';
import { createMemory } from './resolver-memory.ts';
import type { Source, SourceRequest } from './source.ts';
import { createBalldontlieSource } from './sources/balldontlie.ts';
import { createFootballDataSource } from './sources/football-data.ts';
import { createFaults } from './simulator/faults.ts';
import { createProviders } from './simulator/providers.ts';
import { createRequestLog } from './simulator/request-log.ts';
import { SIMULATOR_KEYS } from './simulator/simulator.ts';
import { createSimulatorSeason } from './simulator/simulator-season.ts';

const faults = createFaults(1);
const season = createSimulatorSeason(1, faults);
const providers = createProviders({
  season,
  faults,
  requests: createRequestLog({ 'football-data': Infinity, balldontlie: Infinity }),
  keys: SIMULATOR_KEYS,
});
const sources: Source[] = [
  createFootballDataSource({ key: SIMULATOR_KEYS['football-data'] }),
  createBalldontlieSource({ key: SIMULATOR_KEYS.balldontlie, injuries: true }),
];
const STEP_MS = 20 * MINUTE_MS;
/** A Friday. */
const FROM = Date.UTC(2026, 10, 20);
const TO = FROM + 4 * DAY_MS;

const feedOf = (observations: readonly Observation[], history: readonly FinishedMatch[] = []) => {
  const feed = createLiveFeed({ history, sources: LIVE_SOURCES });
  feed.apply(observations);
  return feed;
};

const observations = observeSimulator({ from: FROM - DAY_MS, to: TO });
const inPieces = () => {
  const feed = createLiveFeed({ history: [], sources: LIVE_SOURCES });
  for (let index = 0; index < observations.length; index += 7) feed.apply(observations.slice(index, index + 9));
  return feed;
};

testFeedConformance('the live feed on the simulator', {
  open: () => feedOf(observations),
  reopen: inPieces,
  from: FROM,
  to: TO - DAY_MS,
});

const past = (id: string, league: League): FinishedMatch => {
  const startTime = MATCH_START - 200 * DAY_MS;
  return { ...fakeMatch(id, startTime, { league }), score: score(1, 1), endTime: startTime + 2 * HOUR_MS };
};

const SETTLED = minutesAfterStart(115) + 25 * HOUR_MS + 10 * MINUTE_MS;

it('tells which observations decided a match, and which corrected it', () => {
  const rows = [...usualMatch(score(2, 1)), seen(300, { status: 'FINISHED', score: score(2, 2) })];
  const feed = feedOf(toObservations(rows));
  // The third one changed only the clock.
  expect(feed.decidedBy?.(MATCH_ID, minutesAfterStart(200))).toEqual([1, 2, 4]);
  expect(feed.decidedBy?.(MATCH_ID, minutesAfterStart(400))).toEqual([1, 2, 4, 5]);
  expect(feed.decidedBy?.('epl-2026-11-22-che-liv', minutesAfterStart(400))).toEqual([]);
  expect(feed.finished('EPL', SETTLED)).toMatchObject([{ score: score(2, 2) }]);
});

it('finished matches start with the history, and adds a result once it can no longer change', () => {
  const feed = feedOf(toObservations(usualMatch(score(2, 1))), [past('epl-2025-1', 'EPL'), past('nba-2025-1', 'NBA')]);
  const idsAt = (at: Instant) => feed.finished('EPL', at).map(({ id }) => id);
  expect(idsAt(MATCH_START - 201 * DAY_MS)).toEqual([]);
  expect(idsAt(SETTLED - 1)).toEqual(['epl-2025-1']);
  expect(idsAt(SETTLED)).toEqual(['epl-2025-1', MATCH_ID]);
  expect(feed.finished('EPL', SETTLED)[1]).toMatchObject({ score: score(2, 1), endTime: minutesAfterStart(115) });
  expect(feed.finished('NBA', SETTLED).map(({ id }) => id)).toEqual(['nba-2025-1']);
});

it('says when a score was last confirmed: by what was seen, or by an answer that did not change it', () => {
  const { feed } = liveFeedOf(usualMatch(score(2, 1)).slice(0, 3));
  const at = minutesAfterStart(60);
  const answeredAt = (minutes: number, request: 'live' | 'fixtures' = 'live') =>
    feed.applyHealth([
      { source: 'football-data', request, answeredAt: minutesAfterStart(minutes), failingSince: null, failure: null },
    ]);
  const asOf = () => ((feed.asOf?.(MATCH_ID, at) ?? 0) - MATCH_START) / MINUTE_MS;
  expect(asOf()).toBe(50);
  answeredAt(57, 'fixtures');
  expect(asOf()).toBe(57);
  answeredAt(58);
  expect(asOf()).toBe(58);
  answeredAt(61);
  expect(asOf()).toBe(50);
});

it('keeps only what is needed of matches that are settled', () => {
  const rows = ['AVL', 'BOU', 'BRE', 'BHA', 'BUR', 'CHE', 'CRY', 'EVE', 'FUL', 'LIV'].flatMap((awayTeam, number) => {
    const startTime = MATCH_START + number * 2 * DAY_MS;
    const match = usualMatch(score(2, 1), { awayTeam, startTime });
    return match.map(({ value, at }) => ({ at: startTime + (at - MATCH_START), value, sourceId: awayTeam }));
  });
  const some = toObservations(rows.toSorted((a, b) => a.at - b.at));
  const memory = createMemory();
  resolve(memory, some);
  expect(memory.matches.size).toBe(10);
  const settled = [...memory.matches.values()].filter(({ fixture }) => !memory.open.has(fixture.id));
  expect(settled.length).toBeGreaterThan(7);
  for (const { claim, steps } of settled) {
    expect(claim).toBeUndefined();
    expect(steps.map(({ state }) => state.status)).toEqual(['SCHEDULED', 'LIVE', 'PROVISIONAL', 'FINAL']);
  }
  const before = structuredClone(memory);
  expect(resolve(memory, some)).toEqual([]);
  expect(memory).toEqual(before);
});

/** Returns what a source says on all pages, as the poller asks for them, without a network. */
function ask(source: Source, request: SourceRequest, at: Instant): Observed[] {
  const all: Observed[] = [];
  let page: Page = { request, cursor: null, number: 1, earlier: [] };
  for (;;) {
    const sent = source.pageRequest(request, page.cursor);
    const answer = providers[source.name](sent.url, Object.fromEntries(new Headers(sent.headers)), at);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    const { observed, next } = source.parsePage(request, answer.json);
    all.push(...observed);
    expect(isEndless(page, next)).toBe(false);
    if (next === null) return all;
    page = { ...page, cursor: next, number: page.number + 1 };
  }
}

/** Observes the simulator's season regularly, as the poller stores it: what has changed. */
function observeSimulator({ from, to }: { from: Instant; to: Instant }): Observation[] {
  const rows: ObservedRow[] = [];
  const latest = new Map<string, string>();
  function observe(source: Source, request: SourceRequest, at: Instant): void {
    for (const { sourceId, value } of ask(source, request, at)) {
      const [key, text] = [`${source.name} ${sourceId}`, JSON.stringify(value)];
      if (latest.get(key) !== text) rows.push({ at, value, source: source.name, sourceId });
      latest.set(key, text);
    }
  }
  for (let at = from; at < to; at += STEP_MS) {
    for (const source of sources) {
      observe(source, { kind: 'fixtures', from: at - 1.5 * DAY_MS, to: at + 2 * DAY_MS }, at);
      if (source.hasInjuries && at % HOUR_MS === 0) observe(source, { kind: 'injuries' }, at);
    }
  }
  return toObservations(rows);
}

/** Returns the matches of an answer that the season has, and those that it lacks. */
function learnedBy(source: Source, request: SourceRequest & { kind: 'fixtures' }, [from, to]: Instant[], at: Instant) {
  const known = new Set(ask(source, request, at).map(({ sourceId }) => sourceId));
  const ids = season.matches(source.league, { from: from ?? 0, to: to ?? 0 }, at).map(({ id }) => String(id));
  return Object.groupBy(ids, (id) => (known.has(id) ? 'known' : 'missing'));
}

it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1, 12)).toISOString()))(
  'a first start at %s learns what the season has had, and the fixtures of a week',
  (time) => {
    const at = Date.parse(time);
    const request = fixturesSince(null, at);
    for (const source of sources) {
      expect(learnedBy(source, request, [request.from, request.to - DAY_MS], at)).not.toHaveProperty('missing');
    }
  },
);

it('learns every result after ten days without an answer', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const request = fixturesSince(at - 10 * DAY_MS - HOUR_MS, at);
  for (const source of sources) {
    const { known, missing } = learnedBy(source, request, [at - 13 * DAY_MS, at], at);
    expect(known?.length).toBeGreaterThan(10);
    expect(missing).toBeUndefined();
  }
});
