import { beforeAll, describe, expect, test } from 'vitest';
import type { Feed, Fixture, Play } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { CORRECTABLE_MS, PROVISIONAL_MS } from './match-state.ts';
import { createRandom } from '../../platform/random.ts';
import { loadReplayFeed } from './replay.ts';
import { createSimulatedFeed } from './simulated.ts';
import { eplFile, eplSeason, nbaFile, nbaSeason } from '../../testing/small-seasons.ts';
import { temporaryFiles } from '../../testing/after-test.ts';

const NOW = Date.UTC(2026, 2, 4, 20, 30);
const SETTLED_MS = 4 * HOUR_MS;

const simulated = async () => createSimulatedFeed({ seed: 7 });
const replayed = async () =>
  loadReplayFeed(
    temporaryFiles({
      'epl.json': eplFile(eplSeason('2024-08-17', 38)),
      'games.csv': nbaFile(nbaSeason(2024, '2024-10-22', 160)),
    }),
    NOW,
  );

const LIVE_CLOCK = {
  NBA: /^(Q[1-4] \d{1,2}:[0-5]\d|HT|OT [0-5]:[0-5]\d)$/,
  EPL: /^(\d{1,2}'|45\+[1-3]'|90\+[1-6]'|HT)$/,
};
const all = (feed: Feed, { id, startTime }: Fixture): Play[] => feed.plays(id, startTime + SETTLED_MS);

describe.each([
  ['simulated', simulated],
  ['replayed', replayed],
] as const)('play-by-play of the %s season', (_, open) => {
  let feed: Feed;
  let matches: Fixture[];
  beforeAll(async () => {
    feed = await open();
    matches = feed.fixtures(NOW - 40 * DAY_MS, NOW - DAY_MS).slice(0, 90);
  });

  test('ends with the official score and gives each play its own id', () => {
    expect(new Set(matches.map(({ league }) => league)).size).toBe(2);
    for (const match of matches) {
      const plays = all(feed, match);
      expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length);
      const state = feed.state(match.id, match.startTime + SETTLED_MS);
      expect(plays.length === 0).toBe(state?.status === 'POSTPONED');
      // A void match keeps its plays but has no score.
      const official = state?.status === 'VOID' ? undefined : (state?.score ?? undefined);
      expect(plays.at(-1)?.score).toEqual(official ?? plays.at(-1)?.score);
    }
  });

  test('starts at 0–0, and changes one side at a time, downwards only for overturned points', () => {
    for (const match of matches) {
      let before = { home: 0, away: 0 };
      for (const { score, description } of all(feed, match)) {
        const [home, away] = [score.home - before.home, score.away - before.away];
        expect(home === 0 || away === 0).toBe(true);
        expect(home + away < 0).toBe(/ (overturned|disallowed)$/.test(description));
        expect(Math.abs(home + away)).toBeLessThanOrEqual(match.league === 'EPL' ? 1 : 3);
        before = score;
      }
    }
  });

  test('reveals plays one by one, consistent with the score at each instant, and has a clock while it is live', () => {
    for (const match of matches.slice(0, 25)) {
      const plays = all(feed, match);
      const random = createRandom(match.id);
      for (let n = 0; n < 25; n += 1) {
        const at: Instant = match.startTime + Math.floor(random.next() * SETTLED_MS);
        const known = feed.plays(match.id, at);
        expect(known).toEqual(plays.slice(0, known.length));
        const now = known.at(-1)?.score;
        const state = feed.state(match.id, at);
        expect(state?.score ?? now).toEqual(now);
        expect(state?.status === 'LIVE' ? state.clock : 'HT').toMatch(LIVE_CLOCK[match.league]);
      }
    }
  });

  test('has periods in order and valid clocks', () => {
    for (const match of matches) {
      const periods = all(feed, match).map(({ period }) => period);
      expect(periods).toEqual(periods.toSorted((a, b) => a - b));
      expect(periods.at(-1) ?? 1).toBeLessThanOrEqual(match.league === 'NBA' ? 5 : 2);
      for (const { clock } of all(feed, match)) {
        expect(clock).toMatch(match.league === 'NBA' ? /^(\d{1,2}:[0-5]\d|HT)$/ : /^(\d{1,2}'|45\+\d'|90\+\d'|HT|FT)$/);
      }
    }
  });
});

describe('play descriptions', () => {
  test.each([
    [
      'NBA',
      /^(Tip-off|End of the \w+ ?\w*|Halftime|Tied after regulation: overtime|.+ (free throw|jump shot|layup|dunk|hook shot|three-pointer)( overturned)?)$/,
    ],
    ['EPL', /^(Kick-off|Half-time|Full time|Goal for [\w &]+|[\w &]+ goal disallowed)$/],
  ] as const)('in the %s are plain sentences', async (league, sentence) => {
    const feed = await simulated();
    const own = feed.fixtures(NOW - 40 * DAY_MS, NOW - DAY_MS).filter((match) => match.league === league);
    const descriptions = own.flatMap(({ id }) => feed.plays(id, NOW).map(({ description }) => description));
    for (const description of descriptions) expect(description).toMatch(sentence);
    const club = league === 'NBA' ? 'Lakers three-pointer' : 'Goal for Arsenal';
    expect(descriptions).toContain(club);
  });
});

describe('overturned points', () => {
  const feed = createSimulatedFeed({ seed: 7 });
  const played = feed
    .fixtures(NOW - 160 * DAY_MS, NOW - DAY_MS)
    .filter(({ id }) => feed.state(id, NOW)?.status === 'FINAL');
  const lengthOf = ({ id, startTime }: Fixture) => {
    let minutes = 115;
    while (feed.state(id, startTime + minutes * MINUTE_MS)?.status === 'LIVE') minutes += 1;
    return minutes * MINUTE_MS;
  };
  const scores = played.map((match) => {
    const end = match.startTime + lengthOf(match);
    const at = (sinceEnd: number) => feed.state(match.id, end + sinceEnd);
    return {
      match,
      end,
      whistle: at(0),
      provisional: at(PROVISIONAL_MS - 1),
      final: at(PROVISIONAL_MS),
      correctable: at(PROVISIONAL_MS + CORRECTABLE_MS - 1),
      settled: at(PROVISIONAL_MS + CORRECTABLE_MS),
    };
  });

  test('are overturned in about 1 of 25 matches before the result is final, and in about 1 of 100 later', () => {
    const differs = (one: 'provisional' | 'correctable', other: 'final' | 'settled') =>
      scores.filter((match) => JSON.stringify(match[one]?.score) !== JSON.stringify(match[other]?.score));
    const reviewed = differs('provisional', 'final').length / scores.length;
    const corrected = differs('correctable', 'settled').length / scores.length;
    expect(reviewed).toBeGreaterThan(1 / 40);
    expect(reviewed).toBeLessThan(1 / 18);
    expect(corrected).toBeGreaterThan(1 / 200);
    expect(corrected).toBeLessThan(1 / 60);
  });

  test('change no score in between, and never leave an NBA game tied', () => {
    for (const { match, whistle, provisional, final, correctable } of scores) {
      expect([whistle?.status, provisional?.status, final?.status]).toEqual(['PROVISIONAL', 'PROVISIONAL', 'FINAL']);
      expect(provisional).toEqual(whistle);
      expect(correctable).toEqual(final);
      const isTied = whistle?.score?.home === whistle?.score?.away;
      expect(isTied && match.league === 'NBA').toBe(false);
    }
  });

  test('are never learned: a match counts as finished only once its result can no longer change', () => {
    for (const { match, end, settled } of scores.slice(-40)) {
      const known = (at: Instant) => feed.finished(match.league, at).find(({ id }) => id === match.id);
      const settledAt = end + PROVISIONAL_MS + CORRECTABLE_MS;
      expect(known(settledAt - 1)).toBeUndefined();
      expect(known(settledAt)).toMatchObject({ score: settled?.score });
      expect(known(NOW)).toEqual(known(settledAt));
    }
  });
});
