import { describe, expect, test } from 'vitest';
import type { Feed } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, WEEK_MS } from '../../platform/clock/time.ts';
import { testFeedConformance } from '../../testing/feed-conformance.ts';
import { loadReplayFeed } from './replay.ts';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/after-test.ts';

const NOW = Date.UTC(2031, 5, 18, 15, 0);
const EPL_WEEKS = 36;

const seasonFiles = () =>
  temporaryFiles({
    '2023-24.json': eplFile(eplSeason('2023-08-12', 38)),
    '2024-25.json': eplFile(eplSeason('2024-08-17', EPL_WEEKS, 6)),
    'games.csv': nbaFile(nbaSeason(2023, '2023-10-24', 160), nbaSeason(2024, '2024-10-22', 160)),
  });
const replayOf = (season: unknown) => loadReplayFeed(temporaryFiles({ 'a.json': eplFile(season) }), NOW);
const load = async (now = NOW): Promise<Feed> => loadReplayFeed(await seasonFiles(), now);

const conforming = await load();
const restarted = await load(NOW + DAY_MS);
testFeedConformance('the replay', {
  open: () => conforming,
  reopen: () => restarted,
  from: NOW - 15 * DAY_MS,
  to: NOW,
});

describe('a replay started at any time', () => {
  test.each(['2001-01-01', '2025-07-04', '2031-06-18', '2044-12-25'])('is in mid-season on %s', async (date) => {
    const now = Date.parse(date);
    const feed = await load(now);
    for (const league of ['NBA', 'EPL'] as const) {
      const finished = feed.finished(league, now);
      const thisSeason = finished.filter(({ id }) => id.startsWith(`${league.toLowerCase()}-2024-`));
      expect(thisSeason.length).toBeGreaterThanOrEqual(league === 'NBA' ? 40 : 18);
      expect(finished.length).toBeGreaterThan(thisSeason.length);
      const next = feed.fixtures(now, now + 8 * DAY_MS).filter((fixture) => fixture.league === league);
      expect(next.length).toBeGreaterThan(0);
      for (const { id } of next) expect(id).toMatch(/^[a-z0-9-]+$/);
    }
  });

  test('keeps weekdays', async () => {
    const days = (await load())
      .fixtures(NOW, NOW + 20 * WEEK_MS)
      .filter(({ league }) => league === 'EPL')
      .map(({ startTime }) => new Date(startTime).toUTCString().slice(0, 3));
    expect(new Set(days)).toEqual(new Set(['Sat']));
  });
});

test('continues after a restart an hour, a day or a cycle later', async () => {
  const files = await seasonFiles();
  const first = await loadReplayFeed(files, NOW);
  for (const later of [HOUR_MS, DAY_MS, 10 * DAY_MS, 30 * WEEK_MS]) {
    const at = NOW + later;
    const second = await loadReplayFeed([...files].toReversed(), at);
    const fixtures = first.fixtures(NOW - DAY_MS, at + WEEK_MS);
    expect(second.fixtures(NOW - DAY_MS, at + WEEK_MS)).toEqual(fixtures);
    for (const { id } of fixtures) expect(second.state(id, at)).toEqual(first.state(id, at));
    expect(second.finished('NBA', at)).toEqual(first.finished('NBA', at));
  }
});

describe('replay cycles', () => {
  test('follow one another without a break or a repeated id', async () => {
    const fixtures = (await load()).fixtures(NOW, NOW + 90 * WEEK_MS).filter(({ league }) => league === 'EPL');
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
    fixtures.forEach(({ startTime }, n) => {
      expect(startTime - (fixtures[n - 1]?.startTime ?? startTime)).toBeLessThanOrEqual(2 * WEEK_MS);
    });
  });

  test('share the ids of their history', async () => {
    const feed = await load();
    for (const league of ['NBA', 'EPL'] as const) {
      const old = (at: Instant) => feed.finished(league, at).flatMap(({ id }) => (/-[rb]\d+$/.test(id) ? [] : [id]));
      expect(old(NOW).length).toBeGreaterThan(80);
      expect(old(NOW + 60 * WEEK_MS)).toEqual(old(NOW));
    }
  });

  test('keep the results of earlier cycles', async () => {
    const feed = await load();
    const [match] = feed.finished('EPL', NOW).slice(-1);
    expect(match && feed.state(match.id, NOW + 200 * WEEK_MS)).toMatchObject({ status: 'FINAL', score: match?.score });
  });
});

describe('a replayed result', () => {
  test('has the half-time score of the file', async () => {
    const score = { ht: [1, 2], ft: [3, 2] };
    const feed = await replayOf(eplSeason('2024-08-17', 20).map((match) => ({ ...match, score })));
    const fixtures = feed.fixtures(NOW, NOW + 4 * WEEK_MS);
    expect(fixtures.length).toBeGreaterThan(4);
    for (const { id, startTime } of fixtures) {
      const halfTime = feed.state(id, startTime + 55 * MINUTE_MS);
      expect(halfTime).toEqual({ status: 'LIVE', score: { home: 1, away: 2 }, clock: 'HT' });
    }
  });

  test('that is unknown leaves the match postponed and unfinished', async () => {
    const season = eplSeason('2024-08-17', EPL_WEEKS).map((match, n) => (n === 41 ? { ...match, score: {} } : match));
    const feed = await replayOf(season);
    const match = feed.fixtures(NOW, NOW + EPL_WEEKS * WEEK_MS).find(({ id }) => id.startsWith('epl-2024-42-'));
    if (!match) throw new Error('The match is not in the cycle.');
    expect(feed.state(match.id, match.startTime - DAY_MS)?.status).toBe('SCHEDULED');
    for (const after of [0, HOUR_MS, WEEK_MS]) {
      expect(feed.state(match.id, match.startTime + after)?.status).toBe('POSTPONED');
      expect(feed.finished('EPL', match.startTime + after).map(({ id }) => id)).not.toContain(match.id);
    }
  });
});

test('replays a single league and a season of one match', async () => {
  const feed = await replayOf(eplSeason('2024-08-17', 1).slice(1));
  expect(feed.fixtures(NOW, NOW + WEEK_MS)).toHaveLength(1);
  expect(feed.finished('NBA', NOW)).toEqual([]);
  expect(feed.injuries('NBA', NOW)).toEqual([]);
  for (const id of ['epl-2024-9-r1', 'nba-2024-2-r1']) expect(feed.state(id, NOW)).toBeUndefined();
});
