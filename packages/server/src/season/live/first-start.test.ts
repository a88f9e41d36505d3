import type { League } from '@machine/contract';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { fixturesSince } from './phases.ts';
import { isEndless, type Page } from './poll-state.ts';
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
  requests: createRequestLog({ 'football-data': 1_000, balldontlie: 1_000 }),
  keys: SIMULATOR_KEYS,
});
const SOURCES: readonly Source[] = [
  createFootballDataSource({ key: SIMULATOR_KEYS['football-data'] }),
  createBalldontlieSource({ key: SIMULATOR_KEYS.balldontlie }),
];

/** Asks for all pages, as the poller does. Returns the ids of the matches. */
function ask(source: Source, request: SourceRequest, at: Instant): Set<string> {
  const ids = new Set<string>();
  let page: Page = { request, cursor: null, number: 1, earlier: [] };
  for (;;) {
    const sent = source.pageRequest(request, page.cursor);
    if (sent === null) throw new Error('No request');
    const headers = Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const answer = providers[source.name](sent.url, headers, at);
    expect(answer.status).toBe(200);
    const { observed, next } = source.parsePage(request, answer.json);
    for (const { sourceId } of observed) ids.add(sourceId);
    expect(isEndless(page, next)).toBe(false);
    if (next === null) return ids;
    page = { ...page, cursor: next, number: page.number + 1 };
  }
}

const idsOf = (league: League, from: Instant, to: Instant, at: Instant) =>
  season.matches(league, { from, to }, at).map(({ id }) => String(id));

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1, 12));

it.each(MONTHS.map((at) => [new Date(at).toISOString().slice(0, 10), at] as const))(
  'a first start on %s learns what the season has had, and the fixtures of a week',
  (_, at) => {
    for (const source of SOURCES) {
      const request = fixturesSince(null, at);
      const expected = idsOf(source.league, request.from, request.to - DAY_MS, at);
      const known = ask(source, request, at);
      expect(expected.filter((id) => !known.has(id))).toEqual([]);
    }
  },
);

it('learns every result after ten days without an answer', () => {
  for (const source of SOURCES) {
    const at = Date.UTC(2026, 10, 21, 12);
    const request = fixturesSince(at - 10 * DAY_MS - HOUR_MS, at);
    const expected = idsOf(source.league, at - 13 * DAY_MS, at, at);
    expect(expected.length).toBeGreaterThan(10);
    const known = ask(source, request, at);
    expect(expected.filter((id) => !known.has(id))).toEqual([]);
  }
});
