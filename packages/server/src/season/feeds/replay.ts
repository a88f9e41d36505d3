import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import { type Instant, DAY_MS, weekOf, weekStart, WEEK_MS } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type PlannedMatch } from './match-state.ts';
import { memoize } from './memoize.ts';
import { createRandom } from '../../platform/random.ts';
import { readSeasonFiles } from './season-files.ts';
import type { SeasonMatch } from './season-match.ts';

/**
 * Replays a league's last season over and over, in cycles. A cycle runs from the end of the season's first quarter (so
 * that there are always results to learn from) to its last known result. Both ends are Mondays, so a cycle is a whole
 * number of weeks and weekdays don't change. Cycle 0 is the season at its real dates; cycle n is shifted by n cycle
 * lengths. The cycle of an instant depends only on the files and the instant, so a restart needs no stored state.
 *
 * Earlier seasons and the first quarter are the history of every cycle and shift with it. Their ids don't change, so a
 * model that has learned them doesn't learn them again in the next cycle.
 */
type ReplayCycles = {
  cycleAt(at: Instant): number;
  /** Returns the matches played live in a cycle, at their shifted times. */
  live(cycle: number): PlannedMatch[];
  /** Returns the matches before a cycle, at their shifted times. */
  history(cycle: number): PlannedMatch[];
  cycleMs: number;
};

const FIRST_QUARTER = 0.25;

/** `matches`: those of one league, by start; at least one. */
function createReplayCycles(matches: readonly SeasonMatch[]): ReplayCycles {
  const last = Math.max(...matches.map(({ season }) => season));
  const season = matches.filter((match) => match.season === last);
  const known = season.filter(({ segments }) => segments.length > 0);
  const { first, end } = cycleBounds(known.length > 0 ? known : season);
  const cycleMs = end - first;

  const shifted = (isLive: boolean) => (cycle: number) =>
    matches
      .filter(({ fixture: { startTime } }) => (isLive ? startTime >= first && startTime < end : startTime < first))
      .map((match) => planned(match, isLive ? `-${cycleSuffix(cycle)}` : '', cycle * cycleMs));

  return { cycleMs, cycleAt: (at) => Math.floor((at - first) / cycleMs), live: shifted(true), history: shifted(false) };
}

/** Returns the Monday after the first quarter and the Monday after the last match, at least a week apart. */
function cycleBounds(season: SeasonMatch[]): { first: Instant; end: Instant } {
  const starts = season.map(({ fixture }) => fixture.startTime);
  const opening = Math.min(...starts);
  const closing = Math.max(...starts);
  const end = weekStart(weekOf(closing) + 1);
  const quarter = weekStart(weekOf(opening + (closing - opening) * FIRST_QUARTER + WEEK_MS - DAY_MS));
  return { first: Math.min(quarter, end - WEEK_MS), end };
}

function planned({ fixture, segments }: SeasonMatch, suffix: string, shift: number): PlannedMatch {
  return {
    fixture: { ...fixture, id: `${fixture.id}${suffix}`, startTime: fixture.startTime + shift },
    fate: segments.length > 0 ? 'played' : 'unplayed',
    segments,
  };
}

/** Ids contain lowercase letters, digits and hyphens only, so cycles before the season's real dates get their own letter. */
const cycleSuffix = (cycle: number): string => (cycle < 0 ? `b${-cycle}` : `r${cycle}`);

/** Returns the cycle in a match id of this feed; undefined for any other text. */
function cycleOf(id: string): number | undefined {
  const [, sign, digits] = /-([br])(\d{1,6})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits) * (sign === 'b' ? -1 : 1);
}

const LEAGUES = ['NBA', 'EPL'] as const;
const CACHED_CYCLES = 4;

/** The matches of one cycle of one league. */
type Cycle = { history: PlannedMatch[]; live: PlannedMatch[]; byId: Map<string, PlannedMatch> };
type Season = { cycles: ReplayCycles; matchesOf: (cycle: number) => Cycle };

/**
 * Loads a feed that replays real seasons at the present. Throws a `SeasonFileError` for the
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
