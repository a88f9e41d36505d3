import type { League } from '@machine/contract';
import type { Feed, Fixture, Score } from '../../game/match/feed.ts';
import { type Instant, DAY_MS, weekOf, weekStart } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type PlannedMatch, type OverturnedPoints } from './match-state.ts';
import { memoize } from './memoize.ts';
import type { RandomSource } from './random-source.ts';
import { totalOf } from './season-match.ts';
import { createSources, type Era, hasSecrets, type Sources } from './season-sources.ts';
import { LATEST_SIMULATION, SEASON_WEEKS, seasonAt, seasonStart } from './seasons.ts';
import { createInjuries } from './simulated-injuries.ts';
import { type Absences, createResults } from './simulated-results.ts';
import { createSchedule } from './simulated-schedule.ts';

/** The percentage of matches in which points are overturned, by review and by protest. */
const REVIEW_PERCENT = 4;
const PROTEST_PERCENT = 1;

/** Draws the points that are counted in a match and later overturned. Returns undefined for most matches. */
function overturnedPoints(
  source: RandomSource,
  { id, league }: Fixture,
  segments: readonly Score[],
): OverturnedPoints | undefined {
  const random = source(id, 'mistake');
  const chance = random.below(100);
  if (chance >= REVIEW_PERCENT + PROTEST_PERCENT) return undefined;
  const by = chance < PROTEST_PERCENT ? 'protest' : 'review';
  const side = random.below(2) === 0 ? 'home' : 'away';
  if (league === 'EPL') return { side, points: 1, by };
  const points = 1 + random.below(3);
  const { home, away } = totalOf(segments);
  const lead = side === 'home' ? home - away : away - home;
  // Avoid a tie, which would have gone to overtime.
  return { side, points: lead + points === 0 ? (points % 3) + 1 : points, by };
}

/** One in this many matches doesn't count: postponed in the EPL, annulled afterwards in the NBA (so one is always live). */
const MISHAP_ODDS = 60;

/** The statuses of injured players who miss a match. The Machine weighs the statuses by itself. */
const ABSENT: readonly string[] = ['Out', 'Doubtful'];

const CACHED_WEEKS = 160;
/** Those of the history and the present one, at any change of seasons. */
const CACHED_SEASONS = 4;

/** Creates an endless season of both leagues: a pure function of its seed and the instant. */
export const createSimulatedFeed = ({ seed, secret = null }: { seed: number; secret?: string | null }): Feed =>
  createFeedFromEras([{ seed, secret, from: 0, simulation: LATEST_SIMULATION }]);

/** Creates a season whose seed changes over time. A new era never changes a match that starts before it. */
export function createFeedFromEras(eras: readonly Era[], sourcesOf = createSources): Feed {
  const spans = eras.map((era, index) => ({
    era,
    from: index === 0 ? -Infinity : era.from,
    to: eras[index + 1]?.from ?? Infinity,
    ...createSeasons(era, sourcesOf(era)),
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
    strengthsSince,
    listsOnlyStarters: true,
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

  /** Clubs get new strengths with each secret. */
  function strengthsSince(league: League, at: Instant): Instant {
    const span = spanAt(at);
    if (span === undefined) return -Infinity;
    return hasSecrets(span.era) ? seasonAt(league, at, span.era).from : span.from;
  }

  function find(id: string): PlannedMatch | undefined {
    const [, league, number] = /^sim-(nba|epl)-(\d{1,6})-\d$/.exec(id) ?? [];
    if (!number) return undefined;
    // The number is a day in the NBA, a week in the EPL.
    const found = league === 'epl' ? weeks.EPL(Number(number)) : weeks.NBA(weekOf(Number(number) * DAY_MS));
    return found.find(({ fixture }) => fixture.id === id);
  }
}

function createSeasons({ seed, simulation }: Era, sourceOf: Sources) {
  const timelines = createMatchTimelines(({ id, league, startTime }) => sourceOf(league, startTime)(id, 'course'));
  // Injuries that decide results are as secret as those: nobody can compute who will be out.
  const injuriesOf = memoize(CACHED_SEASONS, (source: RandomSource) =>
    createInjuries(simulation, (subject) => source(subject, 'injury')),
  );
  const injuries = (at: Instant) => injuriesOf(sourceOf('NBA', at))(at);

  function absencesAt({ league, homeTeamAbbr, awayTeamAbbr, startTime }: Fixture): Absences {
    if (league !== 'NBA') return { home: 0, away: 0 };
    const absent = injuries(startTime).filter(({ status }) => ABSENT.includes(status));
    const lostBy = (club: string) => absent.reduce((sum, { team, points }) => sum + (team === club ? points : 0), 0);
    return { home: lostBy(homeTeamAbbr), away: lostBy(awayTeamAbbr) };
  }

  function weeksOf(league: League): (week: number) => PlannedMatch[] {
    const scheduleOf = createSchedule(league, seed);
    const resultsOf = memoize(CACHED_SEASONS, (source: RandomSource) => createResults(league, simulation, source));
    return (week) => {
      // Seasons begin with a week.
      const source = sourceOf(league, weekStart(week));
      const resultOf = resultsOf(source);
      return scheduleOf(week).map((match) => {
        const { fixture } = match;
        const mishap = source(fixture.id, 'mishap').below(MISHAP_ODDS) === 0;
        if (mishap && league === 'EPL') return { fixture, fate: 'unplayed', segments: [] };
        const segments = resultOf(match, absencesAt(fixture));
        const fate = mishap ? 'void' : 'played';
        return { fixture, fate, segments, overturned: overturnedPoints(source, fixture, segments) };
      });
    };
  }

  return { weeks: { NBA: weeksOf('NBA'), EPL: weeksOf('EPL') }, timelines, injuries };
}

/**
 * `finished` goes back this many weeks: to the start of the season before the current one. The start is fixed for a
 * whole season, so after a restart a model learns the same matches again.
 */
const historyStart = (league: League, at: Instant): number => weekOf(seasonStart(league, at)) - SEASON_WEEKS[league];
