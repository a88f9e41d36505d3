import { DAY_MS, type Instant, WEEK_MS, weekOf, weekStart } from '../../platform/clock/time.ts';
import type { PlannedMatch } from './match-state.ts';
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
export type ReplayCycles = {
  cycleAt(at: Instant): number;
  /** Returns the matches played live in a cycle, at their shifted times. */
  live(cycle: number): PlannedMatch[];
  /** Returns the matches before a cycle, at their shifted times. */
  history(cycle: number): PlannedMatch[];
  cycleMs: number;
};

const FIRST_QUARTER = 0.25;

/** `matches`: those of one league, by start; at least one. */
export function createReplayCycles(matches: readonly SeasonMatch[]): ReplayCycles {
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
export function cycleOf(id: string): number | undefined {
  const [, sign, digits] = /-([br])(\d{1,6})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits) * (sign === 'b' ? -1 : 1);
}
