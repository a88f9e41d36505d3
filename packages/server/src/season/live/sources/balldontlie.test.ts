import { describe, expect, test } from 'vitest';
import { SourceFormatError, type SourceRequest } from '../source.ts';
import { createBalldontlieSource } from './balldontlie.ts';

const source = createBalldontlieSource({ key: 'secret', injuries: true });
const at = (text: string) => Date.parse(`${text}Z`);
const DAY: SourceRequest = { kind: 'fixtures', from: at('2026-01-05T05:00'), to: at('2026-01-06T05:00') };

/** A game as the documentation of version 1 shows it. */
const documented = (changes: object = {}) => ({
  id: 15_907_925,
  date: '2026-01-05',
  season: 2025,
  status: 'Final',
  status_state: 'final',
  period: 4,
  time: 'Final',
  postseason: false,
  postponed: false,
  home_team_score: 115,
  visitor_team_score: 105,
  datetime: '2026-01-05T23:00:00.000Z',
  home_team: team(6, 'Cleveland Cavaliers', 'CLE'),
  visitor_team: team(4, 'Charlotte Hornets', 'CHA'),
  ist_stage: null,
  ...changes,
});
function team(id: number, name: unknown, abbreviation: string) {
  return { id, conference: 'East', division: 'Central', city: 'X', name: 'X', full_name: name, abbreviation };
}
/** Answers before 2026 have no `status_state`, and older ones no `datetime`. */
const old = (status: string, changes: object = {}) => ({ status_state: undefined, status, ...changes });
const live = (status: string, period: number, time: string | null, points: number | null = 74) => ({
  status,
  status_state: 'in_progress',
  period,
  time,
  home_team_score: points,
  visitor_team_score: 78,
});
const NOT_STARTED = { period: 0, time: null, home_team_score: 0, visitor_team_score: 0 };
const WITHOUT_TIME = { datetime: null, ...NOT_STARTED };
const LIVE = { status: 'LIVE', score: { home: 74, away: 78 } };

const page = (...data: unknown[]) => ({ data, meta: { next_cursor: 90, per_page: 100 } });
const parse = (...games: unknown[]) => source.parsePage(DAY, page(...games)).observed;
const EXPECTED = {
  kind: 'match',
  league: 'NBA',
  season: 2025,
  homeTeam: 'Cleveland Cavaliers',
  awayTeam: 'Charlotte Hornets',
  startTime: at('2026-01-05T23:00'),
  isStartKnown: true,
  status: 'FINISHED',
  score: { home: 115, away: 105 },
  clock: 'Final',
};
const NO_SCORE = { score: null, clock: null };
const FUTURE = { status: 'SCHEDULED', ...NO_SCORE };
const POSTPONED = { status: 'POSTPONED', ...NO_SCORE };
const CANCELLED = { status: 'CANCELLED', ...NO_SCORE };
const SUSPENDED = { ...LIVE, status: 'SUSPENDED', clock: null };
const startingAt = (time: string) => ({ ...FUTURE, startTime: at(time) });
/** Noon of the day. */
const UNKNOWN_START = { startTime: at('2026-01-05T17:00'), isStartKnown: false };

test.each<[object, object]>([
  [{}, {}],
  [{ period: 5 }, { clock: 'Final/OT' }],
  [{ period: 6 }, { clock: 'Final/2OT' }],
  [{ status: '2026-01-05T23:00:00Z', status_state: 'scheduled', ...NOT_STARTED }, FUTURE],
  [{ status_state: 'delayed', ...NOT_STARTED }, FUTURE],
  [{ ...live('2nd Qtr', 2, 'Q2 3:10'), status_state: 'delayed' }, SUSPENDED],
  [{ status_state: 'postponed', ...NOT_STARTED }, POSTPONED],
  [{ status_state: 'canceled', ...NOT_STARTED }, CANCELLED],
  [{ status_state: 'scheduled', postponed: true, ...NOT_STARTED }, POSTPONED],
  [{ postponed: true }, {}],
  [live('3rd Qtr', 3, '4:12'), { ...LIVE, clock: 'Q3 4:12' }],
  [live('4th Qtr', 4, 'Q4 :42.3'), { ...LIVE, clock: 'Q4 0:42.3' }],
  [live('2OT', 6, '0:42'), { ...LIVE, clock: '2OT 0:42' }],
  [live('Halftime', 2, 'Half'), { ...LIVE, clock: 'HT' }],
  [live('1st Qtr', 1, 'warming up'), { ...LIVE, clock: null }],
  [live('1st Qtr', 1, null, null), { ...LIVE, ...NO_SCORE }],
  [old('Final'), {}],
  [old('3rd Qtr', { ...live('3rd Qtr', 3, '4:12'), status_state: null }), { ...LIVE, clock: 'Q3 4:12' }],
  [old('Postponed', NOT_STARTED), POSTPONED],
  [old('2026-01-06T00:30:00Z', { datetime: undefined, ...NOT_STARTED }), startingAt('2026-01-06T00:30')],
  [old('7:30 pm ET', WITHOUT_TIME), startingAt('2026-01-06T00:30')],
  [old('12:30 PM ET', { date: '2026-04-05T00:00:00Z', ...WITHOUT_TIME }), startingAt('2026-04-05T16:30')],
  [old('TBD', WITHOUT_TIME), { ...FUTURE, ...UNKNOWN_START }],
  [old('Final', { datetime: null }), UNKNOWN_START],
  [{ datetime: '2026-01-05T18:00:00' }, {}],
  [{ datetime: '2026-01-05T20:00:00-03:00' }, {}],
])('reads a game with %j', (changes, expected) => {
  expect(parse(documented(changes))).toEqual([{ sourceId: '15907925', value: { ...EXPECTED, ...expected } }]);
});

test.each<[object, string]>([
  [{ status_state: 'unknown' }, 'status is "Final" and status_state is "unknown"'],
  [{ status_state: null, status: null }, 'status is "" and status_state is ""'],
  [{ date: undefined }, 'date is missing'],
  [{ date: '2026-02-30', datetime: null }, 'date is "2026-02-30" and datetime is ""'],
  [{ datetime: '2026-02-30T23:00:00Z' }, 'date is "2026-01-05" and datetime is "2026-02-30T23:00:00Z"'],
  [{ season: '2025' }, 'season is "2025"'],
  [{ visitor_team: team(6, 'Cleveland Cavaliers', 'CLE') }, 'Cleveland Cavaliers plays itself'],
  [{ home_team_score: '115' }, 'home_team_score is "115"'],
  [{ home_team_score: -1 }, 'home_team_score is -1'],
  [{ home_team_score: 401 }, 'home_team_score is 401'],
  [{ home_team_score: 105 }, 'the score is 105–105 in a game that is FINISHED'],
  [{ home_team_score: null }, 'the score is null–105 in a game that is FINISHED'],
])('reports a game with %j and reads the others', (changes, expected) => {
  expect(parse(documented(changes), documented({ id: 15_907_926 }))).toEqual([
    { sourceId: '15907925', value: { kind: 'problem', problem: expected } },
    { sourceId: '15907926', value: EXPECTED },
  ]);
});

test.each([[null], [{ data: [] }]])('rejects the page %j as a whole', (json) => {
  expect(() => source.parsePage(DAY, json)).toThrow(SourceFormatError);
});

test.each([
  [{ next_cursor: 90 }, '90'],
  [{ next_cursor: null }, null],
])('continues after a page with %j at %s', (meta, next) => {
  expect(source.parsePage(DAY, { data: [], meta }).next).toBe(next);
});

const searchBetween = (from: string, to: string) =>
  source.pageRequest({ kind: 'live', ids: [], from: at(from), to: at(to) }, '90').url.search;

describe('requests', () => {
  test('send the key in a header only', () => {
    const sent = source.pageRequest(DAY, null);
    expect(sent.url.href).toBe(
      'https://api.balldontlie.io/v1/games?start_date=2026-01-05&end_date=2026-01-05&per_page=100',
    );
    expect(sent.headers).toEqual({ Authorization: 'secret' });
  });

  test('name days in Eastern time, across summer time', () => {
    expect(searchBetween('2026-07-05T03:59', '2026-07-05T04:01')).toBe(
      '?start_date=2026-07-04&end_date=2026-07-05&per_page=100&cursor=90',
    );
    expect(searchBetween('2026-01-05T04:59', '2026-01-05T05:00')).toBe(
      '?start_date=2026-01-04&end_date=2026-01-04&per_page=100&cursor=90',
    );
  });

  test('name the page of injuries', () => {
    expect(source.pageRequest({ kind: 'injuries' }, '25').url.href).toBe(
      'https://api.balldontlie.io/v1/player_injuries?per_page=100&cursor=25',
    );
  });
});

const injured = (player: object, changes: object = {}) => ({
  player: { id: 1, first_name: 'Evan', last_name: 'Mobley', position: 'F', team_id: 6, ...player },
  return_date: 'Nov 17',
  description: 'Nov 12: Mobley (calf) will not play.',
  status: 'Out',
  ...changes,
});
const readInjuries = (...data: unknown[]) => source.parsePage({ kind: 'injuries' }, page(...data)).observed;

describe('injuries', () => {
  test('have the code of the club, by its id or its team', () => {
    const long = 'News. '.repeat(100);
    const injuries = [
      { playerName: 'Evan Mobley', team: 'CLE', status: 'Out', description: 'Nov 12: Mobley (calf) will not play.' },
      { playerName: 'Evan Allen', team: 'WAS', status: 'Out', description: '' },
      { playerName: 'Evan Mobley', team: 'ATL', status: 'Out', description: long.slice(0, 200) },
    ];
    expect(
      readInjuries(
        injured({}),
        injured({ last_name: 'Allen', team_id: undefined, team: { id: 30 } }, { description: null }),
        injured({ team_id: 31 }),
        injured({ team_id: 1 }, { description: long }),
      ),
    ).toEqual([{ sourceId: 'injuries', value: { kind: 'injuries', league: 'NBA', injuries } }]);
  });

  test('report entries in another format', () => {
    expect(readInjuries(injured({}), {}, injured({ first_name: 7 }), injured({}, { status: null }))[1]).toEqual({
      sourceId: 'page',
      value: { kind: 'problem', problem: "3 of 4 injuries can't be read" },
    });
  });
});
