import type { MatchStatus } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { observeStandIn } from '../../testing/observe-stand-in.ts';
import { createLiveFeed } from './live-feed.ts';
import type { TrueMatch } from './stand-in/stand-in-season.ts';

/** A Friday. */
const FROM = Date.UTC(2026, 10, 20);
const TO = FROM + 5 * DAY_MS;

type Ending = { status: MatchStatus; match: TrueMatch; fixture: Fixture };

describe('all faults at once, and one in ten requests without an answer', () => {
  const { observations, truth } = observeStandIn({ faults: 'all', failures: 0.1, from: FROM, to: TO });
  const feed = createLiveFeed({
    history: [],
    sources: [
      { name: 'football-data', league: 'EPL' },
      { name: 'balldontlie', league: 'NBA' },
    ],
  });
  const problems = feed.apply(observations).map(({ problem }) => problem);
  // Those that were to end half a day before the last observation.
  const ended = truth.filter(
    ({ startTime, firstStartTime }) => Math.max(startTime, firstStartTime) < TO - 14 * HOUR_MS,
  );
  const endings = feed.fixtures(FROM, TO).flatMap((fixture): Ending[] => {
    const match = ended.find(
      ({ home, away, startTime }) =>
        home.abbr === fixture.homeTeamAbbr &&
        away.abbr === fixture.awayTeamAbbr &&
        Math.abs(startTime - fixture.startTime) < 3 * HOUR_MS,
    );
    const status = feed.state(fixture.id, TO)?.status;
    return match === undefined || status === undefined ? [] : [{ status, match, fixture }];
  });

  it.each([
    /missing/,
    /weather.delay/i,
    /^unknown club: "Atlantis Rovers/,
    /^another match of the same clubs: [a-z0-9-]+$/,
  ])('are reported: %s', (text) => {
    expect(problems.filter((problem) => text.test(problem))).not.toEqual([]);
  });

  it('lead to no wrong result, and nearly every match counts', () => {
    for (const { status, match, fixture } of endings) {
      expect(['FINAL', 'VOID', 'POSTPONED']).toContain(status);
      const { score } = feed.state(fixture.id, TO) ?? {};
      expect({ id: fixture.id, score }).toEqual({ id: fixture.id, score: status === 'FINAL' ? match.score : null });
    }
    const played = endings.filter(({ match }) => match.score !== null);
    expect(played.length).toBeGreaterThan(30);
    expect(played.filter(({ status }) => status === 'FINAL').length / played.length).toBeGreaterThan(0.9);
  });

  it('are explained: each match by its decisions, and each problem in one line', () => {
    for (const { fixture } of endings) expect(feed.explain(fixture.id).length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toMatch(/^[^\n]{1,200}$/);
  });

  it('never open picks on a match again after it has started', () => {
    const instants = Array.from({ length: 5 * 48 }, (_, index) => FROM + index * 30 * MINUTE_MS);
    const timelines = feed
      .fixtures(FROM, TO)
      .map(({ id }) => [id, ...instants.map((at) => feed.state(id, at)?.status)]);
    const started = timelines.filter((timeline) => timeline.includes('LIVE'));
    expect(started.length).toBeGreaterThan(30);
    expect(
      started.filter((timeline) =>
        timeline.slice(timeline.indexOf('LIVE')).some((status) => status === 'SCHEDULED' || status === 'POSTPONED'),
      ),
    ).toEqual([]);
  });
});
