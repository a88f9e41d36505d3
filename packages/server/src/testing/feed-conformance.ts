import type { MatchStatus } from '@machine/contract';
import { describe, expect, test } from 'vitest';
import type { Feed, Fixture, MatchState } from '../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../platform/clock/time.ts';

type Conforming = {
  /** Returns the feed. */
  open: () => Feed;
  /** Returns the same feed as it is after a restart. */
  reopen: () => Feed;
  /** Days with matches of both leagues; the matches after `to` haven't started. */
  from: Instant;
  to: Instant;
};

const LEAGUES = ['NBA', 'EPL'] as const;
const STEP_MS = 20 * MINUTE_MS;

/** The statuses that may follow a status. */
const NEXT: Record<MatchStatus, readonly MatchStatus[]> = {
  SCHEDULED: ['SCHEDULED', 'POSTPONED', 'LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
  POSTPONED: ['POSTPONED', 'SCHEDULED', 'LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
  LIVE: ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
  PROVISIONAL: ['PROVISIONAL', 'FINAL', 'VOID'],
  FINAL: ['FINAL', 'VOID'],
  VOID: ['VOID'],
};
const WITHOUT_SCORE: readonly MatchStatus[] = ['SCHEDULED', 'POSTPONED', 'VOID'];

/** A live match may have no score yet. */
const hasScore = ({ status, score }: MatchState) => status === 'LIVE' || score !== null;

const losesPoints = (before: MatchState, state: MatchState): boolean =>
  before.status === 'LIVE' &&
  state.status === 'LIVE' &&
  before.score !== null &&
  (state.score === null || state.score.home < before.score.home || state.score.away < before.score.away);

/** A feed's statements at an instant, as text, because comparing thousands of results is slow. */
const answersOf = (feed: Feed, fixtures: readonly Fixture[], at: Instant): string =>
  JSON.stringify([
    feed.fixtures(at - DAY_MS, at + DAY_MS),
    fixtures.map(({ id }) => [id, feed.state(id, at), feed.plays(id, at).length, feed.movedTo?.(id, at)]),
    LEAGUES.map((league) => [feed.finished(league, at), feed.injuries(league, at)]),
    LEAGUES.map((league) => feed.seasonStart(league, at)),
  ]);

/** Tests what every feed promises, whatever its source. */
export function testFeedConformance(name: string, { open, reopen, from, to }: Conforming): void {
  describe(`${name}, like every feed,`, () => {
    const feed = open();
    const fixtures = feed.fixtures(from, to);
    const instants = Array.from({ length: Math.ceil((to - from) / STEP_MS) }, (_, index) => from + index * STEP_MS);
    /** Returns the states of a match from an hour before its start to a day after it. */
    const timelineOf = ({ id, startTime }: Fixture): { at: Instant; state: MatchState }[] =>
      instants
        .filter((at) => at >= startTime - HOUR_MS && at <= startTime + DAY_MS)
        .flatMap((at) => {
          const state = feed.state(id, at);
          return state ? [{ at, state }] : [];
        });

    test('has fixtures in order and in range, with ids that are unique and safe in a URL', () => {
      expect(new Set(fixtures.map(({ league }) => league))).toEqual(new Set(LEAGUES));
      expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
      for (const { id, homeTeamAbbr, awayTeamAbbr } of fixtures) {
        expect(id).toMatch(/^[a-z0-9-]{1,100}$/);
        expect(`${homeTeamAbbr} ${awayTeamAbbr}`).toMatch(/^[A-Z]{3} [A-Z]{3}$/);
      }
      expect(fixtures).toEqual(
        fixtures.toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
      );
      for (const { startTime } of fixtures) {
        expect(startTime).toBeGreaterThanOrEqual(from);
        expect(startTime).toBeLessThan(to);
      }
      const middle = Math.floor((from + to) / 2);
      expect([...feed.fixtures(from, middle), ...feed.fixtures(middle, to)]).toEqual(fixtures);
      expect(feed.fixtures(to, from)).toEqual([]);
    });

    test('only moves statuses forward, and never takes points away in a live match', () => {
      const steps = fixtures.flatMap((fixture) => {
        const timeline = timelineOf(fixture).map(({ state }) => state);
        return timeline.slice(1).map((state, index) => ({ fixture, before: timeline[index] ?? state, state }));
      });
      expect(steps.filter(({ before, state }) => !NEXT[before.status].includes(state.status))).toEqual([]);
      expect(steps.filter(({ before, state }) => losesPoints(before, state))).toEqual([]);
      expect([...new Set(steps.map(({ state }) => state.status))]).toEqual(
        expect.arrayContaining(['SCHEDULED', 'LIVE', 'PROVISIONAL', 'FINAL']),
      );
    });

    test('reveals nothing before it happens', () => {
      const states = fixtures.flatMap((fixture) => timelineOf(fixture).map((each) => ({ ...each, fixture })));
      const early = states.filter(({ at, fixture }) => at < fixture.startTime);
      expect(early.length).toBeGreaterThan(0);
      expect(early.filter(({ state }) => !WITHOUT_SCORE.includes(state.status))).toEqual([]);
      expect(early.filter(({ at, fixture }) => feed.plays(fixture.id, at).length > 0)).toEqual([]);
      expect(states.filter(({ state }) => hasScore(state) === WITHOUT_SCORE.includes(state.status))).toEqual([]);
    });

    test.each(LEAGUES)('lists the results of the %s once, oldest first, and only adds to them', (league) => {
      let before: string[] = [];
      for (const at of instants.filter((_, index) => index % 18 === 0)) {
        const finished = feed.finished(league, at);
        const ids = finished.map(({ id }) => id);
        const ends = finished.map(({ endTime }) => endTime);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(ends.at(-1) ?? at).toBeLessThanOrEqual(at);
        // Feeds may forget earlier seasons.
        const present = new Set(ids);
        const known = before.filter((id) => present.has(id));
        expect(ids.slice(0, known.length)).toEqual(known);
        before = ids;
      }
      expect(before).not.toEqual([]);
    });

    test('gives the same results as the states of the matches', () => {
      for (const league of LEAGUES) {
        const ids = new Set(fixtures.map(({ id }) => id));
        for (const { id, score, startTime, endTime } of feed
          .finished(league, to)
          .filter((match) => ids.has(match.id))) {
          expect(feed.state(id, to)).toMatchObject({ status: 'FINAL', score });
          expect(endTime).toBeGreaterThanOrEqual(startTime);
        }
      }
    });

    test('answers the same again, in any order, and after a restart', () => {
      const sample = instants.filter((_, index) => index % 31 === 7);
      const answers = sample.map((at) => answersOf(feed, fixtures, at));
      expect(sample.toReversed().map((at) => answersOf(feed, fixtures, at))).toEqual(answers.toReversed());
      const again = reopen();
      expect(again).not.toBe(feed);
      expect(sample.map((at) => answersOf(again, fixtures, at))).toEqual(answers);
    });

    test.each(['', 'x', 'EPL', '__proto__', 'sim-nba-20000-11', 'epl-2026-02-31-ars-liv', '%00', 'a'.repeat(200)])(
      'knows no match %j',
      (id) => {
        expect(feed.state(id, to)).toBeUndefined();
        expect(feed.plays(id, to)).toEqual([]);
        expect(feed.asOf?.(id, to)).toBeUndefined();
        expect(feed.movedTo?.(id, to)).toBeUndefined();
      },
    );

    test('has plays in the leagues that it says it has, and injuries only of their clubs', () => {
      for (const league of LEAGUES) {
        const plays = fixtures.filter((match) => match.league === league).flatMap(({ id }) => feed.plays(id, to));
        expect(plays.length > 0).toBe(feed.hasPlays(league));
      }
      for (const at of instants.filter((_, index) => index % 25 === 0)) {
        expect(feed.injuries('EPL', at)).toEqual([]);
        for (const { team } of feed.injuries('NBA', at)) expect(team).toMatch(/^[A-Z]{3}$/);
      }
    });
  });
}
