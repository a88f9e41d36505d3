import { describe, expect, it, test } from 'vitest';
import type { Feed } from '../../game/match/feed.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import { createSecretSource } from './random-source.ts';
import { createFeedFromEras, createSimulatedFeed } from './simulated.ts';
import { resultsOfSeason } from './season-results.ts';
import { seasonAt, seasonSecret, secretHashOf } from './seasons.ts';

const LEAGUES = ['NBA', 'EPL'] as const;
const SERVER_SECRET = Buffer.alloc(32, 7).toString('base64url');
const NOW = Date.UTC(2026, 10, 20, 18);
const feed = createSimulatedFeed({ seed: 1, secret: SERVER_SECRET });

const dateOf = (at: number) => new Date(at).toISOString();

const ERA = { from: 0, simulation: 2 } as const;

describe('seasonAt', () => {
  const ERA_FROM = Date.UTC(2026, 10, 1, 9);
  const NEXT = NOW + 182 * DAY_MS;
  const OWN = 'era 2026-11-01T09:00:00.000Z';
  test.each([
    ['NBA', NOW, 0, 'NBA 2026-10-19, simulation 2', '2026-10-19T00', '2027-04-19T00'],
    ['EPL', NOW, 0, 'EPL 2026-10-19, simulation 2', '2026-10-19T00', '2027-07-12T00'],
    ['NBA', NOW, ERA_FROM, `NBA 2026-10-19, ${OWN}, simulation 2`, '2026-11-01T09', '2027-04-19T00'],
    ['NBA', NEXT, ERA_FROM, `NBA 2027-04-19, ${OWN}, simulation 2`, '2027-04-19T00', '2027-10-18T00'],
  ] as const)('%s at %i in the era from %i is %s', (league, at, eraFrom, ...expected) => {
    const { name, from, until } = seasonAt(league, at, { ...ERA, from: eraFrom });
    expect([name, dateOf(from).slice(0, 13), dateOf(until).slice(0, 13)]).toEqual(expected);
  });

  it.each(LEAGUES)('puts the end of one %s season at the start of the next', (league) => {
    const season = seasonAt(league, NOW, ERA);
    expect(seasonAt(league, season.until - 1, ERA)).toEqual(season);
    expect(seasonAt(league, season.until, ERA).from).toBe(season.until);
    expect(seasonAt(league, season.from, ERA)).toEqual(season);
  });
});

describe('the secret of a season', () => {
  // Computed by `openssl`: other versions of the server have to derive the same secrets.
  it('is the HMAC-SHA256 of its name', () => {
    expect(Buffer.from(seasonSecret(SERVER_SECRET, 'NBA 2026-10-19'), 'base64url').toString('hex')).toBe(
      'db6a79329b4e62584e321386b663ca714debeaa84471f8bf48d470800921eea8',
    );
    expect(secretHashOf(SERVER_SECRET)).toBe('S7Bvjk46dxXSAdVz0KpCN2LlXavWGiwCJ4+lbMbSlOA=');
  });
});

/** The statements of a feed about the matches of a league in some days, after they have been played. */
const storyOf = (source: Feed, league: 'NBA' | 'EPL', from: number, until: number) =>
  source
    .fixtures(from, until)
    .filter((match) => match.league === league)
    .map(({ id }) => JSON.stringify([id, source.state(id, until + DAY_MS), source.plays(id, until + DAY_MS)]));

describe.each(LEAGUES)('a %s season with a secret', (league) => {
  const season = seasonAt(league, NOW, ERA);
  const secret = seasonSecret(SERVER_SECRET, season.name);
  const source = createSecretSource(secret);
  const revealed = createFeedFromEras([{ ...ERA, seed: 1, secret }], () => () => source);
  const span = 21 * DAY_MS;

  it('can be recomputed from its entry in the log and its secret', () => {
    const { from, until } = season;
    const results = resultsOfSeason(
      { kind: 'season', season: season.name, league, from, until, seed: 1, secretHash: secretHashOf(secret) },
      secret,
    );
    expect(results).toHaveLength(league === 'NBA' ? 26 * 70 : 38 * 10);
    for (const { matchId, status, score } of results) {
      expect(feed.state(matchId, until + DAY_MS)).toMatchObject({ status, score });
    }
  });

  it('says nothing about the results of the next season', () => {
    const [first, last] = [season.until, season.until + span];
    const known = storyOf(revealed, league, first, last);
    const played = storyOf(feed, league, first, last);
    expect(played.filter((text, index) => text === known[index]).length).toBeLessThan(0.1 * played.length);
  });
});

it('says since when the clubs of a season have had their strengths', () => {
  const { from, until } = seasonAt('NBA', NOW, ERA);
  expect(feed.strengthsSince?.('NBA', until - 1)).toBe(from);
  expect(feed.strengthsSince?.('NBA', until)).toBe(until);
  // Without secrets, clubs stay as they are.
  expect(createSimulatedFeed({ seed: 1 }).strengthsSince?.('NBA', until)).toBe(-Infinity);
});

it('applies a new era to the matches that start after it and to no earlier one, in the middle of a season', () => {
  const [before, after] = [
    { from: 0, seed: 1, secret: null, simulation: 1 },
    { from: NOW, seed: 2, secret: SERVER_SECRET, simulation: 2 },
  ] as const;
  const both = createFeedFromEras([before, after]);
  const [old, next] = [createFeedFromEras([before]), createFeedFromEras([after])];
  const span = 9 * DAY_MS;
  for (const league of LEAGUES) {
    expect(seasonAt(league, NOW, after).from).toBe(NOW);
    expect(storyOf(both, league, NOW - span, NOW)).toEqual(storyOf(old, league, NOW - span, NOW));
    expect(storyOf(both, league, NOW, NOW + span)).toEqual(storyOf(next, league, NOW, NOW + span));
    expect(both.strengthsSince?.(league, NOW - 1)).toBe(-Infinity);
    expect(both.strengthsSince?.(league, NOW)).toBe(NOW);
    const finished = both.finished(league, NOW + span).map(({ id }) => id);
    expect(new Set(finished).size).toBe(finished.length);
  }
});
