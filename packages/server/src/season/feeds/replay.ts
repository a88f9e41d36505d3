import type { League } from '@machine/contract';
import type { Feed } from '../../game/match/feed.ts';
import { type Instant, DAY_MS, weekOf, weekStart, WEEK_MS } from '../../platform/clock/time.ts';
import { createMatchTimelines, finishedAt, type PlannedMatch } from './match-state.ts';
import { memoize } from './memoize.ts';
import { createRandom } from '../../platform/random.ts';
import { readSeasonFiles } from './season-files.ts';
import type { SeasonMatch } from './season-match.ts';

const FIRST_QUARTER = 0.25;

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

const CACHED_CYCLES = 4;

/** The matches that are played live in a cycle, and those before it, at their shifted times. */
type Cycle = { live: PlannedMatch[]; history: PlannedMatch[]; byId: Map<string, PlannedMatch> };
type Season = { cycleAt(at: Instant): number; matchesOf(cycle: number): Cycle };

/**
 * Loads a feed that replays real seasons at the present. Throws a `SeasonFileError` for the
 * first invalid file. `now` only selects the cycle to prepare in advance.
 */
export async function loadReplayFeed(files: string[], now: Instant): Promise<Feed> {
  const byLeague = Map.groupBy(await readSeasonFiles(files), ({ fixture }) => fixture.league);
  const seasons = new Map([...byLeague].map(([league, matches]) => [league, seasonOf(matches)]));
  for (const { cycleAt, matchesOf } of seasons.values()) matchesOf(cycleAt(now));
  return createReplayFeed(seasons);
}

/**
 * Replays a league's last season over and over, in cycles. A cycle runs from the end of the season's first quarter (so
 * that there are always results to learn from) to its last known result. Both ends are Mondays, so a cycle is a whole
 * number of weeks and weekdays don't change. Cycle 0 is the season at its real dates; cycle n is shifted by n cycle
 * lengths. The cycle of an instant depends only on the files and the instant, so a restart needs no stored state.
 *
 * Earlier seasons and the first quarter are the history of every cycle and shift with it. Their ids don't change, so a
 * model that has learned them doesn't learn them again in the next cycle.
 */
function seasonOf(matches: readonly SeasonMatch[]): Season {
  const last = Math.max(...matches.map(({ season }) => season));
  const season = matches.filter((match) => match.season === last);
  const known = season.filter(({ segments }) => segments.length > 0);
  const { first, end } = cycleBounds(known.length > 0 ? known : season);
  const cycleMs = end - first;
  const matchesOf = memoize(CACHED_CYCLES, (cycle: number): Cycle => {
    const shiftMs = cycle * cycleMs;
    const live = matches
      .filter(({ fixture: { startTime } }) => startTime >= first && startTime < end)
      .map((match) => planned(match, `-${cycleSuffix(cycle)}`, shiftMs));
    const history = matches
      .filter(({ fixture }) => fixture.startTime < first)
      .map((match) => planned(match, '', shiftMs));
    return { live, history, byId: new Map(live.map((match) => [match.fixture.id, match])) };
  });
  return { cycleAt: (at) => Math.floor((at - first) / cycleMs), matchesOf };
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
        .flatMap(({ cycleAt, matchesOf }) =>
          range(cycleAt(from), cycleAt(to)).flatMap((cycle) => matchesOf(cycle).live),
        )
        .map(({ fixture }) => fixture)
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1)),
    finished: (league, at) => {
      const season = seasons.get(league);
      if (!season) return [];
      const { history, live } = season.matchesOf(season.cycleAt(at));
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
