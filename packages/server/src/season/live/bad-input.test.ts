import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '@machine/contract';
import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import { observeStandIn } from '../../testing/observe-stand-in.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import type { AuditLine } from './resolved-match.ts';
import type { Problem } from './resolver-memory.ts';
import type { FaultName } from './stand-in/faults.ts';
import type { TrueMatch } from './stand-in/stand-in-season.ts';

const SOURCES = [
  { name: 'football-data', league: 'EPL' },
  { name: 'balldontlie', league: 'NBA' },
] as const;
/** A Friday. */
const FROM = Date.UTC(2026, 10, 20);

type Observed = { feed: LiveFeed; problems: Problem[]; truth: TrueMatch[]; to: Instant };
type Options = {
  faults: 'all' | Partial<Record<FaultName, number>>;
  days?: number;
  failures?: number;
  stepMs?: number;
};

function observe({ days = 2, ...options }: Options): Observed {
  const to = FROM + days * DAY_MS;
  const { observations, truth } = observeStandIn({ ...options, from: FROM, to });
  const feed = createLiveFeed({ history: [], sources: SOURCES });
  return { feed, truth, to, problems: feed.apply(observations) };
}

type Ending = { status: MatchStatus; match: TrueMatch; fixture: Fixture };

/** Returns how each match ended that was to end half a day before the last observation. Throws for a wrong result. */
function endingsOf({ feed, truth, to }: Observed): Ending[] {
  const ended = truth.filter(
    ({ startTime, firstStartTime }) => Math.max(startTime, firstStartTime) < to - 14 * HOUR_MS,
  );
  return feed.fixtures(FROM, to).flatMap((fixture) => {
    const match = ended.find(
      ({ home, away, startTime }) =>
        home.abbr === fixture.homeTeamAbbr &&
        away.abbr === fixture.awayTeamAbbr &&
        Math.abs(startTime - fixture.startTime) < 3 * HOUR_MS,
    );
    const state = feed.state(fixture.id, to);
    if (match === undefined || state === undefined) return [];
    if (state.status === 'FINAL') assert.deepEqual([fixture.id, state.score], [fixture.id, match.score]);
    return [{ status: state.status, match, fixture }];
  });
}
const problemsLike = ({ problems }: Observed, text: RegExp) => problems.filter(({ problem }) => text.test(problem));

const hasMoved = ({ startTime, firstStartTime }: TrueMatch) => startTime !== firstStartTime;
const isFar = ({ rule }: AuditLine) => rule === 'moved-far';

const statusesOf = (endings: readonly Ending[]) => ({
  played: endings.filter(({ match }) => match.score !== null).map(({ status }) => status),
  notPlayed: endings.filter(({ match }) => match.score === null).map(({ status }) => status),
});

describe('answers in which many matches are wrong', () => {
  const observed = observe({
    faults: {
      'missing-field': 0.3,
      'unknown-status': 0.3,
      'unknown-club': 0.3,
      'score-falls': 0.5,
      'back-in-time': 1,
    },
    stepMs: 10 * MINUTE_MS,
  });

  it.each<[FaultName, RegExp]>([
    ['missing-field', /missing/],
    ['unknown-status', /weather.delay/i],
    ['unknown-club', /^unknown club: "Atlantis Rovers/],
    ['score-falls', /a lower score is ignored until it has stood for 60 seconds$/],
    ['back-in-time', /an earlier state is ignored$/],
  ])('are reported: %s', (_, text) => {
    expect(problemsLike(observed, text)).not.toEqual([]);
  });

  it('lead to no wrong result', () => {
    const { played, notPlayed } = statusesOf(endingsOf(observed));
    expect(played.length).toBeGreaterThan(10);
    expect(new Set(played)).toEqual(new Set(['FINAL']));
    for (const status of notPlayed) expect(['VOID', 'POSTPONED']).toContain(status);
  });
});

describe('matches to which something happens', () => {
  const observed = observe({
    faults: { twin: 0.2, cancelled: 0.15, corrected: 0.2, 'start-moves': 0.2, 'start-moves-far': 0.2 },
    days: 8,
  });
  const { feed, to } = observed;
  const endings = endingsOf(observed);

  it('end as final with the true result, or void', () => {
    const { played, notPlayed } = statusesOf(endings);
    expect(played.length).toBeGreaterThan(30);
    expect(new Set(played)).toEqual(new Set(['FINAL']));
    for (const status of notPlayed) expect(['VOID', 'POSTPONED']).toContain(status);
  });

  it('are left out if they repeat a match of the same clubs', () => {
    expect(problemsLike(observed, /^another match of the same clubs: [a-z0-9-]+$/).length).toBeGreaterThan(3);
    const twins = observed.truth.filter(({ twinOf }) => twinOf !== undefined);
    for (const { startTime, home } of twins) {
      const same = feed.fixtures(startTime, startTime + 1).filter(({ homeTeamAbbr }) => homeTeamAbbr === home.abbr);
      expect(same).toEqual([]);
    }
  });

  it('are void after they were canceled', () => {
    const canceled = endings.filter(({ fixture }) =>
      feed.explain(fixture.id).some(({ rule }) => rule === 'void-cancelled'),
    );
    expect(canceled.length).toBeGreaterThan(3);
    for (const { status, match } of canceled) expect([status, match.score]).toEqual(['VOID', null]);
  });

  it('end with the later of two results', () => {
    const rules = endings.flatMap(({ fixture }) => feed.explain(fixture.id).map(({ rule }) => rule));
    expect(rules).toContain('result-changed');
  });

  it('stay the same match when they move by up to 48 hours', () => {
    const near = endings.filter(({ match, fixture }) => hasMoved(match) && !feed.explain(fixture.id).some(isFar));
    expect(near.length).toBeGreaterThan(5);
    for (const { match, fixture } of near) expect(fixture.startTime).toBe(match.startTime);
  });

  it('become void when they move further, and are played under another id', () => {
    const voided = feed.fixtures(FROM, to).filter(({ id }) => feed.explain(id).some(isFar));
    expect(voided.length).toBeGreaterThan(5);
    const ended = new Set(endings.map(({ fixture }) => fixture.id));
    const replacements = voided.map(({ id }) => {
      expect(feed.state(id, to)?.status).toBe('VOID');
      return feed.movedTo?.(id, to)?.id ?? '';
    });
    expect(replacements).not.toContain('');
    expect(replacements.filter((id) => ended.has(id)).length).toBeGreaterThan(2);
  });
});

it('duplicates change nothing', () => {
  const [duplicated, clean] = [{ duplicate: 1 }, {}].map((faults) => observe({ faults, days: 1 }));
  expect(shownBy(duplicated)).toEqual(shownBy(clean));
});

const shownBy = (observed: Observed | undefined) =>
  observed && [
    observed.problems.map(({ problem }) => problem),
    observed.feed.fixtures(FROM, observed.to).map(({ id }) => [id, observed.feed.state(id, observed.to)]),
  ];

describe('all faults at once, and one in ten requests without an answer', () => {
  const observed = observe({ faults: 'all', days: 5, failures: 0.1 });
  const { feed, to } = observed;

  it('lead to no wrong result, and nearly every match counts (S132)', () => {
    const { played, notPlayed } = statusesOf(endingsOf(observed));
    expect(played.length).toBeGreaterThan(30);
    expect(played.filter((status) => status === 'FINAL').length / played.length).toBeGreaterThan(0.9);
    for (const status of [...played, ...notPlayed]) expect(['FINAL', 'VOID', 'POSTPONED']).toContain(status);
  });

  it('are explained: each match by its decisions, and each problem in one line', () => {
    for (const { fixture } of endingsOf(observed)) expect(feed.explain(fixture.id).length).toBeGreaterThan(1);
    for (const { problem } of observed.problems) expect(problem).toMatch(/^[^\n]{1,200}$/);
  });

  it('never open picks on a match again after it has started (S134)', () => {
    const instants = Array.from({ length: 5 * 48 }, (_, index) => FROM + index * 30 * MINUTE_MS);
    const timelines = feed
      .fixtures(FROM, to)
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
