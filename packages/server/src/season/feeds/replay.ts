import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type PlannedMatch } from './match-state.ts';
import { memoize } from './memoize.ts';
import { createRandom } from '../../platform/random.ts';
import { createReplayCycles, type ReplayCycles, cycleOf } from './replay-cycles.ts';
import { readSeasonFiles } from './season-files.ts';
import type { SeasonMatch } from './season-match.ts';

const LEAGUES = ['NBA', 'EPL'] as const;
const CACHED_CYCLES = 4;

/** The matches of one cycle of one league. */
type Cycle = { history: PlannedMatch[]; live: PlannedMatch[]; byId: Map<string, PlannedMatch> };
type Season = { cycles: ReplayCycles; matchesOf: (cycle: number) => Cycle };

/**
 * Loads a feed that replays real seasons at the present (see replay-cycles.ts). Throws a `SeasonFileError` for the
 * first invalid file. `now` only selects the cycle to prepare in advance.
 */
export async function loadReplayFeed(files: string[], now: Instant): Promise<Feed> {
  const matches = await readSeasonFiles(files);
  const seasons = new Map<League, Season>();
  for (const league of LEAGUES) {
    const own = matches.filter((match) => match.fixture.league === league);
    if (own.length > 0) seasons.set(league, seasonOf(own));
  }
  for (const { cycles, matchesOf } of seasons.values()) matchesOf(cycles.cycleAt(now));
  return createReplayFeed(seasons);
}

function seasonOf(matches: SeasonMatch[]): Season {
  const cycles = createReplayCycles(matches);
  const matchesOf = memoize(CACHED_CYCLES, (cycle: number): Cycle => {
    const history = cycles.history(cycle);
    const live = cycles.live(cycle);
    return { history, live, byId: new Map(live.map((match) => [match.fixture.id, match])) };
  });
  return { cycles, matchesOf };
}

function createReplayFeed(seasons: Map<League, Season>): Feed {
  const timelines = createMatchTimelines(({ id }) => createRandom(`replay/${id}/course`));

  const find = (id: string): PlannedMatch | undefined => {
    const cycle = cycleOf(id);
    const season = seasons.get(id.startsWith('nba-') ? 'NBA' : 'EPL');
    return cycle === undefined ? undefined : season?.matchesOf(cycle).byId.get(id);
  };

  return {
    name: 'replay',
    fixtures: (from, to) =>
      [...seasons.values()]
        .flatMap(({ cycles, matchesOf }) =>
          range(cycles.cycleAt(from), cycles.cycleAt(to)).flatMap((cycle) => matchesOf(cycle).live),
        )
        .map(({ fixture }) => fixture)
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1)),
    finished: (league, at) => {
      const season = seasons.get(league);
      if (!season) return [];
      const { history, live } = season.matchesOf(season.cycles.cycleAt(at));
      return [...history, ...live]
        .flatMap((match) => finishedAt(match, at) ?? [])
        .toSorted((a, b) => a.endTime - b.endTime || (a.id < b.id ? -1 : 1));
    },
    seasonStart: () => undefined,
    state: (id, at) => {
      const match = find(id);
      return match && timelines.state(match, at);
    },
    plays: (id, at) => {
      const match = find(id);
      return match ? timelines.plays(match, at) : [];
    },
    // The files contain no injuries, and we don't invent any for real clubs.
    injuries: () => [],
    hasPlays: () => true,
  };
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
