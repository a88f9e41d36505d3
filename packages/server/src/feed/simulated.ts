import type { League } from '@machine/contract';
import type { Feed, Instant } from './feed.ts';
import { createMatchCourses, finishedAt, type PlannedMatch } from './match-state.ts';
import { remember } from './memo.ts';
import { createRandom } from './random.ts';
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

/** A season of both leagues that never ends: a pure function of the seed and the instant. */
export function createSimulatedFeed({ seed }: { seed: number }): Feed {
  const weeks = { NBA: createWeeks('NBA', seed), EPL: createWeeks('EPL', seed) };
  const courses = createMatchCourses(`simulated/${seed}`);

  const between = (league: League, first: number, last: number): PlannedMatch[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => weeks[league](first + i)).flat();

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
      return match && courses.state(match, at);
    },
    plays: (id, at) => {
      const match = find(id);
      return match ? courses.plays(match, at) : [];
    },
    injuries: (league, at) => (league === 'NBA' ? simulatedInjuries(seed, at) : []),
  };

  function find(id: string): PlannedMatch | undefined {
    const [, league, place] = /^sim-(nba|epl)-(\d{1,6})-\d$/.exec(id) ?? [];
    if (!place) return undefined;
    // The number is a day in the NBA, a week in the EPL.
    const found = league === 'epl' ? weeks.EPL(Number(place)) : weeks.NBA(weekOf(Number(place) * DAY_MS));
    return found.find(({ fixture }) => fixture.id === id);
  }
}

function createWeeks(league: League, seed: number): (week: number) => PlannedMatch[] {
  const meetings = createSchedule(league, seed);
  const result = createResults(league, seed);
  return remember(WEEKS_KEPT, (week: number) =>
    meetings(week).map((meeting) => {
      const { fixture } = meeting;
      const mishap = createRandom(`${seed}/${fixture.id}/mishap`).below(MISHAP) === 0;
      if (mishap && league === 'EPL') return { fixture, fate: 'unplayed', stretches: [] };
      const { stretches } = result(meeting);
      return { fixture, fate: mishap ? 'void' : 'played', stretches, struckOff: struckOff(seed, fixture, stretches) };
    }),
  );
}

function historyStart(league: League, at: Instant): number {
  const season = SEASON_WEEKS[league] * WEEK_MS;
  return weekOf(Math.floor((at - weekStart(0)) / season) * season + weekStart(0)) - SEASON_WEEKS[league];
}
