import type { League } from '@machine/contract';
import { createSeededSource, createSecretSource } from './random-source.ts';
import { absencesOf } from '../../game/match/absences.ts';
import type { Feed, Fixture, LeagueInjury } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type MatchTimelines, type PlannedMatch } from './match-state.ts';
import { createRandom } from '../../platform/random.ts';
import { memoize } from './memoize.ts';
import { simulatedInjuries } from './simulated-injuries.ts';
import { type Absences, createResults } from './simulated-results.ts';
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
const CACHED_DAYS = 16;

/**
 * Determines a season: the schedule comes from `seed`, the results from `secret` or, if that is null, from the seed. In
 * seasons from before injuries counted (`hasInjuries`), they come from the seed and change no result.
 */
export type SeasonSeed = { seed: number; secret: string | null; hasInjuries: boolean };

/** The seed of the matches that start at `from` or later, until the next era. The first era covers all earlier ones. */
export type Era = SeasonSeed & { from: Instant };

/** Creates an endless season of both leagues: a pure function of its seed and the instant. */
export const createSimulatedFeed = ({
  seed,
  secret = null,
  hasInjuries = true,
}: Pick<SeasonSeed, 'seed'> & Partial<SeasonSeed>): Feed =>
  createFeedFromEras([{ seed, secret, hasInjuries, from: 0 }]);

/** Creates a season whose seed changes over time. A new era never changes a match that starts before it. */
export function createFeedFromEras(eras: readonly Era[]): Feed {
  const spans = eras.map((era, index) => ({
    from: index === 0 ? -Infinity : era.from,
    to: eras[index + 1]?.from ?? Infinity,
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
    injuries: (league, at) => (league === 'NBA' ? (spanAt(at)?.injuries(at) ?? []) : []),
    hasPlays: () => true,
  };

  function find(id: string): PlannedMatch | undefined {
    const [, league, number] = /^sim-(nba|epl)-(\d{1,6})-\d$/.exec(id) ?? [];
    if (!number) return undefined;
    // The number is a day in the NBA, a week in the EPL.
    const found = league === 'epl' ? weeks.EPL(Number(number)) : weeks.NBA(weekOf(Number(number) * DAY_MS));
    return found.find(({ fixture }) => fixture.id === id);
  }
}

type Seasons = {
  weeks: Record<League, (week: number) => PlannedMatch[]>;
  timelines: MatchTimelines;
  injuries: (at: Instant) => LeagueInjury[];
};

/** Creates the matches of both leagues for one seed. */
function createSeasons({ seed, secret, hasInjuries }: SeasonSeed): Seasons {
  const source = secret === null ? createSeededSource(seed) : createSecretSource(secret);
  const timelines = createMatchTimelines((id) => source(id, 'course'));
  const injuriesOn = memoize(CACHED_DAYS, (day: number) =>
    // Injuries that decide results are as secret as those: nobody can compute who will be out.
    simulatedInjuries(
      (subject) => (hasInjuries ? source(subject, 'injury') : createRandom(`${seed}/${subject}`)),
      day * DAY_MS,
    ),
  );
  const injuries = (at: Instant) => injuriesOn(Math.floor(at / DAY_MS));

  function absencesAt({ league, homeTeamAbbr, awayTeamAbbr, startTime }: Fixture): Absences {
    if (league !== 'NBA' || !hasInjuries) return { home: 0, away: 0 };
    const list = injuries(startTime);
    return { home: absencesOf(list, homeTeamAbbr).length, away: absencesOf(list, awayTeamAbbr).length };
  }

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    const scheduleOf = createSchedule(league, seed);
    const resultOf = createResults(league, source);
    return (week) =>
      scheduleOf(week).map((match) => {
        const { fixture } = match;
        const mishap = source(fixture.id, 'mishap').below(MISHAP_ODDS) === 0;
        if (mishap && league === 'EPL') return { fixture, fate: 'unplayed', segments: [] };
        const { segments } = resultOf(match, absencesAt(fixture));
        const fate = mishap ? 'void' : 'played';
        return { fixture, fate, segments, overturned: overturnedPoints(source, fixture, segments) };
      });
  }

  return { weeks: { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') }, timelines, injuries };
}

function seasonStart(league: League, at: Instant): Instant {
  const season = SEASON_WEEKS[league] * WEEK_MS;
  return Math.floor((at - weekStart(0)) / season) * season + weekStart(0);
}

const historyStart = (league: League, at: Instant): number => weekOf(seasonStart(league, at)) - SEASON_WEEKS[league];
