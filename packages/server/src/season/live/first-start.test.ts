import type { League } from '@machine/contract';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { fixturesSince } from './phases.ts';
import { isEndless, type Page } from './poll-state.ts';
import type { Source, SourceRequest } from './source.ts';
import { createBalldontlieSource } from './sources/balldontlie.ts';
import { createFootballDataSource } from './sources/football-data.ts';
import { createFaults } from './stand-in/faults.ts';
import { createProviders } from './stand-in/providers.ts';
import { createRequestLog } from './stand-in/request-log.ts';
import { STAND_IN_KEYS } from './stand-in/stand-in.ts';
import { createStandInSeason } from './stand-in/stand-in-season.ts';

const faults = createFaults(1);
const season = createStandInSeason(1, faults);
const providers = createProviders({
  season,
  faults,
  requests: createRequestLog({ 'football-data': 1_000, balldontlie: 1_000 }),
  keys: STAND_IN_KEYS,
});
const SOURCES: readonly Source[] = [
  createFootballDataSource({ key: STAND_IN_KEYS['football-data'] }),
  createBalldontlieSource({ key: STAND_IN_KEYS.balldontlie }),
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
