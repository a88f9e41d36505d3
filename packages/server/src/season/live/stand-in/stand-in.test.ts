import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../../platform/clock/time.ts';
import { BOTH, findPlayed, FREE, HOUR, isMatch, openStandIn, START, WEEK } from '../../../testing/open-stand-in.ts';
import { clubsOf } from '../../feeds/clubs.ts';
import { fetchPage, type PageResult } from '../fetch-page.ts';
import type { SourceName } from '../observation.ts';
import type { SourceRequest } from '../source.ts';
import { createBalldontlieSource } from '../sources/balldontlie.ts';
import { createFootballDataSource } from '../sources/football-data.ts';
import { STAND_IN_KEYS } from './stand-in.ts';

describe('without faults', () => {
  test('plays a week that both sources read without a problem, to the true results', async () => {
    const opened = await openStandIn();
    const states = new Set<string>();
    for (let hour = 0; hour <= 8 * 24; hour += 7) {
      opened.setTime(START + hour * HOUR_MS);
      for (const name of BOTH) {
        for (const { value } of await opened.observe(name, WEEK)) {
          expect(value).toMatchObject({ kind: 'match', isStartKnown: true });
          if (isMatch(value)) states.add(`${value.league} ${value.status}`);
        }
      }
    }
    expect([...states].toSorted()).toEqual(
      expect.arrayContaining([
        'EPL FINISHED',
        'EPL LIVE',
        'EPL SCHEDULED',
        'NBA FINISHED',
        'NBA LIVE',
        'NBA SCHEDULED',
      ]),
    );

    const truth = await opened.truth(START, START + WEEK_MS);
    expect(truth.length).toBe(80);
    for (const [index, match] of truth.entries()) {
      // Each request counts against the budget of its minute.
      opened.setTime(START + 9 * DAY_MS + index * MINUTE_MS);
      const { league, firstStartTime: startTime, score } = match;
      expect(await opened.find(match)).toMatchObject({ kind: 'match', league, startTime, score });
    }
  });

  test('names every club as the provider does', async () => {
    const { observe, setTime } = await openStandIn();
    const names = new Set<string>();
    for (let week = 0; week < 2; week += 1) {
      setTime(START + week * WEEK_MS);
      const request: SourceRequest = {
        kind: 'fixtures',
        from: START + week * WEEK_MS,
        to: START + (week + 1) * WEEK_MS,
      };
      for (const name of BOTH) {
        for (const { value } of await observe(name, request)) if (isMatch(value)) names.add(value.homeTeam);
      }
    }
    expect(names.size).toBe(clubsOf('EPL').length + clubsOf('NBA').length);
    for (const name of ['AFC Bournemouth', 'Sunderland AFC', 'Brighton & Hove Albion FC', 'LA Clippers']) {
      expect(names).toContain(name);
    }
  });

  test('lists injuries with the codes of their clubs', async () => {
    const { observe } = await openStandIn();
    const codes = new Set(clubsOf('NBA').map(({ abbr }) => abbr));
    const [list] = await observe('balldontlie', { kind: 'injuries' });
    if (list?.value.kind !== 'injuries') throw new Error('No injuries');
    expect(list.value.injuries.length).toBeGreaterThan(5);
    for (const { team } of list.value.injuries) expect(codes).toContain(team);
  });

  test('shows scores late and without a minute in the free plan', async () => {
    const paid = await openStandIn();
    const free = await openStandIn({ plan: FREE });
    const match = await findPlayed(paid, 'EPL');
    paid.setTime(match.startTime + 30 * MINUTE_MS);
    expect(await paid.find(match)).toMatchObject({ status: 'LIVE', clock: "31'" });
    free.setTime(match.startTime + 4 * MINUTE_MS);
    expect(await free.find(match)).toMatchObject({ status: 'SCHEDULED', score: null });
    free.setTime(match.startTime + 6 * MINUTE_MS);
    expect(await free.find(match)).toMatchObject({ status: 'LIVE', clock: null, score: { home: expect.any(Number) } });
  });

  test('is the same for the same seed', async () => {
    const [one, same, other] = await Promise.all([
      openStandIn({ seed: 4 }),
      openStandIn({ seed: 4 }),
      openStandIn({ seed: 5 }),
    ]);
    const week = await one.observe('balldontlie', WEEK);
    expect(await same.observe('balldontlie', WEEK)).toEqual(week);
    expect(await other.observe('balldontlie', WEEK)).not.toEqual(week);
  });

  test('answers that a page is unchanged', async () => {
    const { fetchFrom } = await openStandIn();
    for (const name of BOTH) {
      const first = await fetchFrom(name, WEEK);
      if (first.kind !== 'page') throw new Error('No page');
      expect(await fetchFrom(name, WEEK, { etag: first.etag })).toMatchObject({ kind: 'unchanged' });
    }
  });
});

describe('the plan of a key', () => {
  test.each<[string, SourceName, string, PageResult]>([
    ['no key', 'football-data', '', { kind: 'rejected', problem: expect.stringContaining('403: The resource') }],
    ['no key', 'balldontlie', '', { kind: 'rejected', problem: '401: Unauthorized' }],
    ['a wrong key', 'football-data', 'x', { kind: 'rejected', problem: '400: Your API token is invalid.' }],
    ['a wrong key', 'balldontlie', 'x', { kind: 'rejected', problem: '401: Unauthorized' }],
  ])('rejects %s for %s', async (_, name, key, expected) => {
    const { url, requests } = await openStandIn();
    const create = name === 'football-data' ? createFootballDataSource : createBalldontlieSource;
    const page = create({ key, baseUrl: url }).pageRequest(WEEK, null);
    if (!page) throw new Error('No request');
    const headers = key === '' ? {} : page.headers;
    expect(await fetchPage({ ...page, headers }, { now: START })).toEqual(expected);
    expect(await requests()).toMatchObject({ minutes: [] });
  });

  test('has no injuries for free', async () => {
    const { fetchFrom } = await openStandIn({ plan: FREE });
    expect(await fetchFrom('balldontlie', { kind: 'injuries' })).toEqual({
      kind: 'rejected',
      problem: '401: Unauthorized',
    });
  });

  test.each([
    ['football-data', 10],
    ['balldontlie', 5],
  ] as const)('allows %s %i requests in a minute of game time', async (name, limit) => {
    const { fetchFrom, setTime, requests } = await openStandIn({ plan: FREE });
    await fetchFrom(name, HOUR);
    setTime(START + 50_000);
    for (let i = 1; i < limit; i += 1) expect((await fetchFrom(name, HOUR)).kind).toBe('page');
    expect(await fetchFrom(name, HOUR)).toEqual({ kind: 'limited', retryAfterMs: 10_000 });
    setTime(START + MINUTE_MS);
    expect(await fetchFrom(name, HOUR)).toMatchObject({ kind: 'page' });
    expect(await requests()).toEqual({
      minutes: [
        { source: name, minute: '2026-11-21T12:00', requests: limit + 1 },
        { source: name, minute: '2026-11-21T12:01', requests: 1 },
      ],
      exceeded: { 'football-data': 0, balldontlie: 0, [name]: 1 },
    });
  });

  test('says what is left of the budget of football-data.org', async () => {
    const { fetchFrom } = await openStandIn({ plan: FREE });
    expect(await fetchFrom('football-data', HOUR)).toMatchObject({ budget: { remaining: 9, resetMs: 60_000 } });
  });
});

test.each([
  [
    'v4/competitions/PL/matches?dateFrom=2026-11-21&dateTo=2026-12-02',
    '400: Specified period must not exceed 10 days.',
  ],
  ['v4/competitions/PL/matches?dateFrom=2026-11-21', '400: Specified period is invalid.'],
  ['v4/competitions/PL/matches?dateFrom=2026-11-21&dateTo=2026-11-20', '400: Specified period is invalid.'],
  ['v4/competitions/XX/matches', '404: The resource you are looking for does not exist.'],
  ['v1/games?start_date=today&end_date=2026-11-20', '400: Bad Request'],
  ['v1/games?start_date=2026-11-20&end_date=2026-11-20&per_page=101', '400: Bad Request'],
  ['v1/teams', '404: Not Found'],
])('answers %s with %s', async (path, problem) => {
  const { url } = await openStandIn();
  const headers = { 'X-Auth-Token': STAND_IN_KEYS['football-data'], Authorization: STAND_IN_KEYS.balldontlie };
  expect(await fetchPage({ url: new URL(path, url), headers }, { now: START })).toMatchObject({ problem });
});

test('runs with a hurried clock', async () => {
  const { observe } = await openStandIn({ scale: { origin: START, realOrigin: Date.now(), speed: 36_000 } });
  const live = async () => {
    const observed = await observe('balldontlie', { kind: 'live', ids: [], from: START, to: START + 10 * HOUR_MS });
    return observed.filter(({ value }) => isMatch(value) && value.status === 'FINISHED').length;
  };
  // 36,000 times as fast, ten hours take a second.
  await expect.poll(live, { timeout: 10_000 }).toBeGreaterThan(0);
});
