import type { League } from '@machine/contract';
import { createSeededSource, createSecretSource } from './random-source.ts';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type MatchTimelines, type PlannedMatch } from './match-state.ts';
import { memoize } from './memoize.ts';
import { simulatedInjuries } from './simulated-injuries.ts';
import { createResults } from './simulated-results.ts';
import { overturnedPoints } from './simulated-overturns.ts';
import { createSchedule } from './simulated-schedule.ts';
import { DAY_MS, WEEK_MS, weekOf, weekStart } from '../../platform/clock/time.ts';

/** One in this many matches doesn't count: postponed in the EPL, annulled afterwards in the NBA (so one is always live). */
const MISHAP_ODDS = 60;

/**
 * How far back `finished` goes, in weeks: to the start of the season before the current one. The start is fixed for a
 * whole season, so after a restart a model learns the same matches again.
 */
const SEASON_WEEKS: Record<League, number> = { NBA: 26, EPL: 38 };
const CACHED_WEEKS = 160;

/** Determines a season: the schedule comes from `seed`, the results from `secret` or, if that is null, from the seed. */
export type SeasonSeed = { seed: number; secret: string | null };

/** The seed of the matches that start at `from` or later, until the next era. The first era covers all earlier ones. */
export type Era = SeasonSeed & { from: Instant };

/** Creates an endless season of both leagues: a pure function of its seed and the instant. */
export const createSimulatedFeed = ({ seed, secret = null }: Pick<SeasonSeed, 'seed'> & Partial<SeasonSeed>): Feed =>
  createFeedFromEras([{ seed, secret, from: 0 }]);

/** Creates a season whose seed changes over time. A new era never changes a match that starts before it. */
export function createFeedFromEras(eras: readonly Era[]): Feed {
  const spans = eras.map((era, index) => ({
    from: index === 0 ? -Infinity : era.from,
    to: eras[index + 1]?.from ?? Infinity,
    seed: era.seed,
    ...createSeasons(era),
  }));
  const weeks = { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') };

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    return memoize(CACHED_WEEKS, (week: number) =>
      spans
        .filter(({ from, to }) => from < weekStart(week + 1) && to > weekStart(week))
        .flatMap(({ from, to, weeks }) =>
          weeks[league](week).filter(({ fixture: { startTime } }) => startTime >= from && startTime < to),
        ),
    );
  }

  const weeksBetween = (league: League, first: number, last: number): PlannedMatch[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => weeks[league](first + i)).flat();
  const spanAt = (at: Instant) => spans.find(({ from, to }) => at >= from && at < to);
  const timelinesOf = ({ fixture }: PlannedMatch) => spanAt(fixture.startTime)?.timelines;

  return {
    name: 'simulated',
    fixtures: (from, to) =>
      (['NBA', 'EPL'] as const)
        .flatMap((league) => weeksBetween(league, weekOf(from), weekOf(to)))
        .map(({ fixture }) => fixture)
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1)),
    finished: (league, at) =>
      weeksBetween(league, historyStart(league, at), weekOf(at)).flatMap((match) => finishedAt(match, at) ?? []),
    seasonStart,
    state: (id, at) => {
      const match = find(id);
      return match && timelinesOf(match)?.state(match, at);
    },
    plays: (id, at) => {
      const match = find(id);
      return (match && timelinesOf(match)?.plays(match, at)) ?? [];
    },
    injuries: (league, at) => (league === 'NBA' ? simulatedInjuries(spanAt(at)?.seed ?? 0, at) : []),
  };

  function find(id: string): PlannedMatch | undefined {
    const [, league, number] = /^sim-(nba|epl)-(\d{1,6})-\d$/.exec(id) ?? [];
    if (!number) return undefined;
    // The number is a day in the NBA, a week in the EPL.
    const found = league === 'epl' ? weeks.EPL(Number(number)) : weeks.NBA(weekOf(Number(number) * DAY_MS));
    return found.find(({ fixture }) => fixture.id === id);
  }
}

type Seasons = { weeks: Record<League, (week: number) => PlannedMatch[]>; timelines: MatchTimelines };

/** Creates the matches of both leagues for one seed. */
function createSeasons({ seed, secret }: SeasonSeed): Seasons {
  const source = secret === null ? createSeededSource(seed) : createSecretSource(secret);
  const timelines = createMatchTimelines((id) => source(id, 'course'));

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    const scheduleOf = createSchedule(league, seed);
    const resultOf = createResults(league, source);
    return (week) =>
      scheduleOf(week).map((match) => {
        const { fixture } = match;
        const mishap = source(fixture.id, 'mishap').below(MISHAP_ODDS) === 0;
        if (mishap && league === 'EPL') return { fixture, fate: 'unplayed', segments: [] };
        const { segments } = resultOf(match);
        const fate = mishap ? 'void' : 'played';
        return { fixture, fate, segments, overturned: overturnedPoints(source, fixture, segments) };
      });
  }

  return { weeks: { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') }, timelines };
}

function seasonStart(league: League, at: Instant): Instant {
  const season = SEASON_WEEKS[league] * WEEK_MS;
  return Math.floor((at - weekStart(0)) / season) * season + weekStart(0);
}

const historyStart = (league: League, at: Instant): number => weekOf(seasonStart(league, at)) - SEASON_WEEKS[league];
