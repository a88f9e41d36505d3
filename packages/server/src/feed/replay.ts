import type { League } from '@machine/contract';
import type { Feed, Instant } from './feed.ts';
import { createMatchCourses, finishedAt, type PlannedMatch } from './match-state.ts';
import { remember } from './memo.ts';
import { createRandom } from './random.ts';
import { createLaps, type Laps, lapOf } from './replay-laps.ts';
import { readSeasonFiles } from './season-files.ts';
import type { SeasonMatch } from './season-match.ts';

const LEAGUES = ['NBA', 'EPL'] as const;
const LAPS_KEPT = 4;

/** One lap of one league, found once and kept. */
type Lap = { history: PlannedMatch[]; live: PlannedMatch[]; byId: Map<string, PlannedMatch> };
type Season = { laps: Laps; lap: (lap: number) => Lap };

/**
 * Real seasons, moved to now (how: replay-laps.ts). Reads and checks every file before it answers; throws a
 * `SeasonFileError` with one line about the first fault. `now` only says which lap is made ready at once.
 */
export async function loadReplayFeed(files: string[], now: Instant): Promise<Feed> {
  if (files.length === 0) throw new Error('A replay needs at least one season file.');
  const matches = await readSeasonFiles(files);
  const seasons = new Map<League, Season>();
  for (const league of LEAGUES) {
    const own = matches.filter((match) => match.fixture.league === league);
    if (own.length > 0) seasons.set(league, seasonOf(own));
  }
  for (const { laps, lap } of seasons.values()) lap(laps.lapAt(now));
  return createReplayFeed(seasons);
}

function seasonOf(matches: SeasonMatch[]): Season {
  const laps = createLaps(matches);
  const lap = remember(LAPS_KEPT, (number: number): Lap => {
    const history = laps.history(number);
    const live = laps.live(number);
    return { history, live, byId: new Map(live.map((match) => [match.fixture.id, match])) };
  });
  return { laps, lap };
}

function createReplayFeed(seasons: Map<League, Season>): Feed {
  const courses = createMatchCourses((id) => createRandom(`replay/${id}/course`));

  const find = (id: string): PlannedMatch | undefined => {
    const lap = lapOf(id);
    const season = seasons.get(id.startsWith('nba-') ? 'NBA' : 'EPL');
    return lap === undefined ? undefined : season?.lap(lap).byId.get(id);
  };

  return {
    name: 'replay',
    fixtures: (from, to) =>
      [...seasons.values()]
        .flatMap(({ laps, lap }) => between(laps.lapAt(from), laps.lapAt(to)).flatMap((number) => lap(number).live))
        .map(({ fixture }) => fixture)
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1)),
    finished: (league, at) => {
      const season = seasons.get(league);
      if (!season) return [];
      const { history, live } = season.lap(season.laps.lapAt(at));
      return [...history, ...live]
        .flatMap((match) => finishedAt(match, at) ?? [])
        .toSorted((a, b) => a.endTime - b.endTime || (a.id < b.id ? -1 : 1));
    },
    state: (id, at) => {
      const match = find(id);
      return match && courses.state(match, at);
    },
    plays: (id, at) => {
      const match = find(id);
      return match ? courses.plays(match, at) : [];
    },
    // The files name no injuries, and none are made up for real clubs in real seasons.
    injuries: () => [],
  };
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
