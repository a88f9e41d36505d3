import type { League } from '@machine/contract';
import { createOpenDraws, createSecretDraws } from './draws.ts';
import type { Feed, Instant } from './feed.ts';
import { createMatchCourses, finishedAt, type MatchCourses, type PlannedMatch } from './match-state.ts';
import { remember } from './memo.ts';
import { simulatedInjuries } from './simulated-injuries.ts';
import { createResults } from './simulated-results.ts';
import { struckOff } from './simulated-mistakes.ts';
import { createSchedule } from './simulated-schedule.ts';
import { DAY_MS, WEEK_MS, weekOf, weekStart } from './time.ts';

/** One in so many does not count: called off in the EPL; struck off afterwards in the NBA, so that one is always live. */
const MISHAP = 60;

/**
 * How far back `finished` goes, in weeks. It begins with a whole season before the present one, and so stands still
 * for a season: what a model learns from it after a restart is what it had learned before.
 */
const SEASON_WEEKS: Record<League, number> = { NBA: 26, EPL: 38 };
const WEEKS_KEPT = 160;

/** What a season is drawn from: the schedule from `seed`, the results from `secret`, or from the seed if that is null. */
export type Source = { seed: number; secret: string | null };

/** The source of the matches that start at `from` or later, up to the next era. The first era has no beginning. */
export type Era = Source & { from: Instant };

/** A season of both leagues that never ends: a pure function of its source and the instant. */
export const createSimulatedFeed = ({ seed, secret = null }: Pick<Source, 'seed'> & Partial<Source>): Feed =>
  createFeedOfEras([{ seed, secret, from: 0 }]);

/** A season whose source changes over time, at least one. A new era never changes a match that starts before it. */
export function createFeedOfEras(eras: readonly Era[]): Feed {
  const spans = eras.map((era, index) => ({
    from: index === 0 ? -Infinity : era.from,
    to: eras[index + 1]?.from ?? Infinity,
    seed: era.seed,
    ...createSeasons(era),
  }));
  const weeks = { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') };

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    return remember(WEEKS_KEPT, (week: number) =>
      spans
        .filter(({ from, to }) => from < weekStart(week + 1) && to > weekStart(week))
        .flatMap(({ from, to, weeks }) =>
          weeks[league](week).filter(({ fixture: { startTime } }) => startTime >= from && startTime < to),
        ),
    );
  }

  const between = (league: League, first: number, last: number): PlannedMatch[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => weeks[league](first + i)).flat();
  const spanAt = (at: Instant) => spans.find(({ from, to }) => at >= from && at < to);
  const coursesOf = ({ fixture }: PlannedMatch) => spanAt(fixture.startTime)?.courses;

  return {
    name: 'simulated',
    fixtures: (from, to) =>
      (['NBA', 'EPL'] as const)
        .flatMap((league) => between(league, weekOf(from), weekOf(to)))
        .map(({ fixture }) => fixture)
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1)),
    finished: (league, at) =>
      between(league, historyStart(league, at), weekOf(at)).flatMap((match) => finishedAt(match, at) ?? []),
    state: (id, at) => {
      const match = find(id);
      return match && coursesOf(match)?.state(match, at);
    },
    plays: (id, at) => {
      const match = find(id);
      return (match && coursesOf(match)?.plays(match, at)) ?? [];
    },
    injuries: (league, at) => (league === 'NBA' ? simulatedInjuries(spanAt(at)?.seed ?? 0, at) : []),
  };

  function find(id: string): PlannedMatch | undefined {
    const [, league, place] = /^sim-(nba|epl)-(\d{1,6})-\d$/.exec(id) ?? [];
    if (!place) return undefined;
    // The number is a day in the NBA, a week in the EPL.
    const found = league === 'epl' ? weeks.EPL(Number(place)) : weeks.NBA(weekOf(Number(place) * DAY_MS));
    return found.find(({ fixture }) => fixture.id === id);
  }
}

type Seasons = { weeks: Record<League, (week: number) => PlannedMatch[]>; courses: MatchCourses };

/** Everything that is drawn from one source. */
function createSeasons({ seed, secret }: Source): Seasons {
  const draws = secret === null ? createOpenDraws(seed) : createSecretDraws(secret);
  const courses = createMatchCourses((id) => draws(id, 'course'));

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    const meetings = createSchedule(league, seed);
    const result = createResults(league, draws);
    return (week) =>
      meetings(week).map((meeting) => {
        const { fixture } = meeting;
        const mishap = draws(fixture.id, 'mishap').below(MISHAP) === 0;
        if (mishap && league === 'EPL') return { fixture, fate: 'unplayed', stretches: [] };
        const { stretches } = result(meeting);
        const fate = mishap ? 'void' : 'played';
        return { fixture, fate, stretches, struckOff: struckOff(draws, fixture, stretches) };
      });
  }

  return { weeks: { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') }, courses };
}

function historyStart(league: League, at: Instant): number {
  const season = SEASON_WEEKS[league] * WEEK_MS;
  return weekOf(Math.floor((at - weekStart(0)) / season) * season + weekStart(0)) - SEASON_WEEKS[league];
}
