import { describe, expect, test } from 'vitest';
import { SourceFormatError, type SourceRequest } from '../source.ts';
import { createFootballDataSource } from './football-data.ts';

const source = createFootballDataSource({ key: 'secret' });
const at = (text: string) => Date.parse(`${text}Z`);
const WEEK: SourceRequest = { kind: 'fixtures', from: at('2026-02-21T09:30'), to: at('2026-02-28T09:30') };

/** A match as the documentation of version 4 shows it. */
const documented = (changes: object = {}) => ({
  area: { id: 2072, name: 'England', code: 'ENG', flag: 'https://crests.football-data.org/770.svg' },
  competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: null },
  season: { id: 2403, startDate: '2025-08-15', endDate: '2026-05-24', currentMatchday: 27, winner: null },
  id: 538_050,
  utcDate: '2026-02-23T20:00:00Z',
  status: 'TIMED',
  matchday: 27,
  stage: 'REGULAR_SEASON',
  group: null,
  lastUpdated: '2026-02-23T00:20:57Z',
  homeTeam: { id: 62, name: 'Everton FC', shortName: 'Everton', tla: 'EVE', crest: null },
  awayTeam: { id: 66, name: 'Manchester United FC', shortName: 'Man United', tla: 'MUN', crest: null },
  score: {
    winner: null,
    duration: 'REGULAR',
    fullTime: { home: null, away: null },
    halfTime: { home: null, away: null },
  },
  odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
  referees: [],
  ...changes,
});
const score = (home: unknown, away: unknown) => ({ score: { fullTime: { home, away } } });
const page = (...matches: unknown[]) => ({
  filters: { dateFrom: '2026-02-21', dateTo: '2026-03-01', permission: 'TIER_ONE' },
  resultSet: { count: matches.length, first: '2026-02-23', last: '2026-02-23', played: 0 },
  competition: { id: 2021, code: 'PL' },
  matches,
});
const parse = (...matches: unknown[]) => source.parsePage(WEEK, page(...matches)).observed;
const EXPECTED = {
  kind: 'match',
  league: 'EPL',
  season: 2025,
  homeTeam: 'Everton FC',
  awayTeam: 'Manchester United FC',
  startTime: at('2026-02-23T20:00'),
  isStartKnown: true,
  status: 'SCHEDULED',
  score: null,
  clock: null,
};

const unknownStart = (time: string) => ({ isStartKnown: false, startTime: at(time) });
const said = (status: string, home: number, away: number, clock: string | null = null) => ({
  status,
  score: { home, away },
  clock,
});

test.each<[object, object]>([
  [{}, {}],
  [{ status: 'SCHEDULED', utcDate: '2026-02-23T00:00:00Z' }, unknownStart('2026-02-23T00:00')],
  [{ status: 'IN_PLAY', ...score(1, 0) }, said('LIVE', 1, 0)],
  [{ status: 'IN_PLAY' }, { status: 'LIVE' }],
  [{ status: 'IN_PLAY', minute: 67, injuryTime: null, ...score(1, 0) }, said('LIVE', 1, 0, "67'")],
  [{ status: 'IN_PLAY', minute: '90', injuryTime: 4, ...score(2, 2) }, said('LIVE', 2, 2, "90+4'")],
  [{ status: 'IN_PLAY', minute: '45+2', ...score(1, 0) }, said('LIVE', 1, 0, "45+2'")],
  [{ status: 'IN_PLAY', minute: 'soon', injuryTime: -1, ...score(1, 0) }, said('LIVE', 1, 0)],
  [{ status: 'PAUSED', minute: 45, ...score(1, 0) }, said('LIVE', 1, 0, 'HT')],
  [{ status: 'EXTRA_TIME', ...score(1, 1) }, said('LIVE', 1, 1)],
  [{ status: 'FINISHED', ...score(3, 1) }, said('FINISHED', 3, 1, 'FT')],
  [{ status: 'SUSPENDED', ...score(0, 1) }, said('SUSPENDED', 0, 1)],
  [{ status: 'AWARDED', ...score(3, 0) }, said('AWARDED', 3, 0)],
  [{ status: 'POSTPONED' }, { status: 'POSTPONED' }],
  [{ status: 'CANCELLED', ...score(0, 0) }, { status: 'CANCELLED' }],
  [{ utcDate: '2026-02-23T20:00:00+01:00' }, { startTime: at('2026-02-23T19:00') }],
  [{ lastUpdated: null, matchday: null, stage: undefined }, {}],
])('reads a match with %j', (changes, expected) => {
  expect(parse(documented(changes))).toEqual([{ sourceId: '538050', value: { ...EXPECTED, ...expected } }]);
});

test.each<[object, string]>([
  [{ status: 'WEATHER_DELAY' }, 'status is "WEATHER_DELAY"'],
  [{ utcDate: '2026-02-30T20:00:00Z' }, 'utcDate is "2026-02-30T20:00:00Z"'],
  [{ season: { startDate: '2025' } }, 'season.startDate is "2025"'],
  [{ awayTeam: { id: null, name: null } }, 'awayTeam.name is null'],
  [{ awayTeam: { name: 'Everton FC' } }, 'Everton FC plays itself'],
  [{ status: 'FINISHED', ...score('2', 1) }, 'score.fullTime.home is "2"'],
  [{ status: 'FINISHED', ...score(2, -1) }, 'score.fullTime.away is -1'],
  [{ status: 'FINISHED', ...score(2, 51) }, 'score.fullTime.away is 51'],
  [{ status: 'FINISHED' }, 'score.fullTime is null–null in a match that is FINISHED'],
  [{ status: 'IN_PLAY', ...score(1, null) }, 'score.fullTime is 1–null in a match that is IN_PLAY'],
  [{ homeTeam: { name: 'x\n'.repeat(80) } }, `homeTeam.name is "${'x\\n'.repeat(20).slice(0, 59)}`],
])('reports a match with %j and reads the others', (changes, expected) => {
  const other = documented({ id: 538_051 });
  expect(parse(documented(changes), other)).toEqual([
    { sourceId: '538050', value: { kind: 'problem', problem: expected } },
    { sourceId: '538051', value: EXPECTED },
  ]);
});

test('reports a match without an id for the page', () => {
  expect(parse(documented({ id: 'a' }))).toMatchObject([{ sourceId: 'page', value: { kind: 'problem' } }]);
});

test('reads a match once that is listed twice, and reports one with different values', () => {
  expect(parse(documented(), documented())).toEqual([{ sourceId: '538050', value: EXPECTED }]);
  expect(parse(documented({ status: 'POSTPONED' }), documented())).toEqual([
    { sourceId: '538050', value: { kind: 'problem', problem: 'is listed twice with different values' } },
  ]);
});

test.each([['<html>'], [{ matches: {} }]])('rejects the page %j as a whole', (json) => {
  expect(() => source.parsePage(WEEK, json)).toThrow(SourceFormatError);
});

const queryOf = (request: SourceRequest, cursor: string | null) => source.pageRequest(request, cursor).url.search;

describe('requests', () => {
  const TWO_WEEKS: SourceRequest = { ...WEEK, to: at('2026-03-07T00:00') };
  test('send the key in a header only, and include the last day by the first instant of the next', () => {
    const sent = source.pageRequest(WEEK, null);
    expect(sent.url.href).toBe(
      'https://api.football-data.org/v4/competitions/PL/matches?dateFrom=2026-02-21&dateTo=2026-03-01',
    );
    expect(sent.headers).toEqual({ 'X-Auth-Token': 'secret' });
  });

  test('need one page for up to ten days, and split a longer period', () => {
    expect(source.parsePage(WEEK, page()).next).toBeNull();
    const read = (dateTo: string) => source.parsePage(TWO_WEEKS, { filters: { dateTo }, matches: [] }).next;
    expect(queryOf(TWO_WEEKS, null)).toBe('?dateFrom=2026-02-21&dateTo=2026-03-03');
    expect(read('2026-03-03')).toBe('2026-03-03');
    expect(queryOf(TWO_WEEKS, '2026-03-03')).toBe('?dateFrom=2026-03-03&dateTo=2026-03-07');
    expect(read('2026-03-07')).toBeNull();
    expect(() => source.parsePage(TWO_WEEKS, { matches: [] })).toThrow('filters.dateTo is missing');
  });

  test('ask for whole seasons in a period of months, and leave out what is far ahead', () => {
    const spring: SourceRequest = { kind: 'fixtures', from: at('2025-07-15T00:00'), to: at('2026-02-23T00:00') };
    expect(queryOf(spring, null)).toBe('?season=2025');
    const far = documented({ utcDate: '2026-03-01T15:00:00Z' });
    expect(source.parsePage(spring, { matches: [far] })).toEqual({ observed: [], next: null });
    const summer: SourceRequest = { kind: 'fixtures', from: at('2026-05-01T00:00'), to: at('2026-08-20T00:00') };
    expect([queryOf(summer, null), queryOf(summer, '2026')]).toEqual(['?season=2025', '?season=2026']);
    const next = (season: string) => source.parsePage(summer, { filters: { season }, matches: [] }).next;
    expect([next('2025'), next('2026')]).toEqual(['2026', null]);
    expect(() => source.parsePage(summer, { matches: [] })).toThrow('filters.season is missing');
  });

  test('keep the path of a base URL', () => {
    const proxied = createFootballDataSource({ key: 'k', baseUrl: 'http://localhost:1/football' });
    expect(proxied.pageRequest(WEEK, null).url.pathname).toBe('/football/v4/competitions/PL/matches');
  });
});
