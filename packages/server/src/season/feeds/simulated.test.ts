import { describe, expect, test } from 'vitest';
import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, weekOf } from '../../platform/clock/time.ts';
import { createRandom } from '../../platform/random.ts';
import { commentaryLines } from '../../social/chat/commentary-lines.ts';
import { testFeedConformance } from '../../testing/feed-conformance.ts';
import { createSeededSource } from './random-source.ts';
import { createResults } from './simulated-results.ts';
import { createSchedule } from './simulated-schedule.ts';
import { createSimulatedFeed } from './simulated.ts';

const SEED = 7;
const feed = createSimulatedFeed({ seed: SEED });
const FROM = Date.UTC(2025, 0, 1);
const YEARS_MS = 11 * 365 * DAY_MS;

/** 120 instants over eleven years, some of them exactly at the start of a match. */
const INSTANTS: Instant[] = Array.from({ length: 120 }, (_, i) => {
  const at = Math.floor(FROM + createRandom(`instants/${i}`).next() * YEARS_MS);
  return i % 5 === 0 ? (feed.fixtures(at, at + 6 * HOUR_MS)[0]?.startTime ?? at) : at;
});
const NOW = Date.UTC(2026, 2, 4, 20, 30);

const around = (at: Instant): Fixture[] => feed.fixtures(at - 4 * HOUR_MS, at + 1);
const statusAt = (id: string, at: Instant) => feed.state(id, at)?.status;

testFeedConformance('the simulated feed', {
  open: () => feed,
  reopen: () => createSimulatedFeed({ seed: SEED }),
  from: NOW - 5 * DAY_MS,
  to: NOW,
});

test.each(INSTANTS)('has a live match at %i, and ten or more scheduled ones in the next 36 hours', (at) => {
  expect(around(at).map(({ id }) => statusAt(id, at))).toContain('LIVE');
  const open = feed.fixtures(at + 1, at + 36 * HOUR_MS).filter(({ id }) => statusAt(id, at) === 'SCHEDULED');
  expect(open.length).toBeGreaterThanOrEqual(10);
});

test.each([
  ['NBA', 14 * HOUR_MS, 60 * HOUR_MS],
  ['EPL', 3.5 * DAY_MS, 11 * DAY_MS],
] as const)('gives each %s club plausible rest between matches', (league, least, most) => {
  const last = new Map<string, Instant>();
  const fixtures = feed.fixtures(NOW - 180 * DAY_MS, NOW).filter((each) => each.league === league);
  for (const { homeTeam, awayTeam, startTime } of fixtures) {
    for (const club of [homeTeam, awayTeam]) {
      const rest = startTime - (last.get(club) ?? startTime - least);
      expect(rest).toBeGreaterThanOrEqual(least);
      expect(rest).toBeLessThanOrEqual(most);
      last.set(club, startTime);
    }
  }
});

test('has scores like real seasons', () => {
  const nba = feed.finished('NBA', NOW);
  expect(nba.some(({ score }) => score.home === score.away)).toBe(false);
  const points = nba.flatMap(({ score }) => [score.home, score.away]);
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  expect(mean).toBeGreaterThan(108);
  expect(mean).toBeLessThan(117);
  const epl = feed.finished('EPL', NOW);
  const drawShare = epl.filter(({ score }) => score.home === score.away).length / epl.length;
  expect(drawShare).toBeGreaterThan(0.18);
  expect(drawShare).toBeLessThan(0.3);
});

test('postpones some EPL matches and annuls some NBA matches, which do not count', () => {
  const past = feed.fixtures(NOW - 180 * DAY_MS, NOW - DAY_MS);
  const uncounted = past.filter(({ id }) => statusAt(id, NOW) !== 'FINAL');
  expect(new Set(uncounted.map(({ id, league }) => `${league} ${statusAt(id, NOW)}`))).toEqual(
    new Set(['EPL POSTPONED', 'NBA VOID']),
  );
  expect(uncounted.length / past.length).toBeLessThan(1 / 30);
  const counted = new Set([...feed.finished('NBA', NOW), ...feed.finished('EPL', NOW)].map(({ id }) => id));
  expect(uncounted.filter(({ id }) => counted.has(id))).toEqual([]);
});

describe('the injury list', () => {
  test('has 6 to 28 different players, with the usual statuses', () => {
    for (const at of INSTANTS) {
      const list = feed.injuries('NBA', at);
      expect(list.length).toBeGreaterThanOrEqual(6);
      expect(list.length).toBeLessThanOrEqual(28);
      expect(new Set(list.map(({ playerName }) => playerName)).size).toBe(list.length);
      for (const { status, description } of list) {
        expect(['Out', 'Doubtful', 'Questionable', 'Probable']).toContain(status);
        expect(description).toMatch(/^(left|right) [a-z ]+, \d+ points a game$/);
      }
    }
  });

  test('moves results by a quarter of what the players who are out or doubtful score', () => {
    const [weekMatches, resultOf] = [createSchedule('NBA', SEED), createResults('NBA', 2, createSeededSource(SEED))];
    const marginOf = (id: string, startTime: Instant, absences: { home: number; away: number }) => {
      const match = weekMatches(weekOf(startTime)).find(({ fixture }) => fixture.id === id);
      const segments = match ? resultOf(match, absences) : [];
      return segments.reduce((sum, { home, away }) => sum + home - away, 0);
    };
    const shifts = feed.finished('NBA', NOW).map(({ id, startTime, homeTeamAbbr, awayTeamAbbr, score }) => {
      const missed = feed.injuries('NBA', startTime).filter(({ status }) => status === 'Out' || status === 'Doubtful');
      const scoredFor = (club: string) =>
        missed.reduce((sum, { team, description }) => sum + (team === club ? Number(/\d+/.exec(description)) : 0), 0);
      const lost = { home: scoredFor(homeTeamAbbr) / 4, away: scoredFor(awayTeamAbbr) / 4 };
      const margin = score.home - score.away;
      expect(margin).toBe(marginOf(id, startTime, lost));
      return { lost: lost.away - lost.home, shift: margin - marginOf(id, startTime, { home: 0, away: 0 }) };
    });
    const some = shifts.filter(({ lost }) => lost !== 0);
    expect(some.length).toBeGreaterThan(500);
    const mean = some.reduce((sum, { lost, shift }) => sum + shift * Math.sign(lost), 0) / some.length;
    const expected = some.reduce((sum, { lost }) => sum + Math.abs(lost), 0) / some.length;
    expect(mean).toBeCloseTo(expected, 0);
  });
});

test('never removes lines of commentary, keeps their keys unique, and stays short', () => {
  for (const fixture of feed.fixtures(NOW, NOW + 3 * DAY_MS)) {
    let before: unknown[] = [];
    for (let at = fixture.startTime; at < fixture.startTime + 3 * HOUR_MS + 45 * MINUTE_MS; at += 7 * MINUTE_MS) {
      const state = feed.state(fixture.id, at);
      if (state === undefined) throw new Error('unknown');
      const lines = commentaryLines(fixture, state, feed.plays(fixture.id, at));
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      const known = new Set(lines.map((line) => JSON.stringify(line)));
      const lasting = before.filter((line) => !JSON.stringify(line).includes('final:'));
      for (const line of lasting) expect(known).toContain(JSON.stringify(line));
      before = lines;
    }
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(25);
  }
});
