import type { Instant } from './feed.ts';
import type { PlannedMatch } from './match-state.ts';
import type { SeasonMatch } from './season-match.ts';
import { DAY_MS, weekOf, weekStart, WEEK_MS } from './time.ts';

/**
 * A league's seasons in time. The last season is played over and over, in laps: a lap goes from its first quarter
 * (so that 'now' is never before mid-season, with results to learn from) to its last known result. Both ends are
 * Mondays, so every lap is a whole number of weeks and weekdays stay. Lap 0 is the season at its true dates, lap n
 * the same n laps later, for all whole n: which lap an instant falls into depends on the files and the instant
 * alone. So a restart a day later goes on a day later, wherever it is, and there is no stored state that could be
 * lost. Within a lap, all that lies before its stretch (earlier seasons, the first quarter) moves along as history;
 * it keeps its ids, so that who has learned from it once knows it again in the next lap.
 */
export type Laps = {
  lapAt(at: Instant): number;
  /** Matches of lap `lap` that are played live, at their moved times. */
  live(lap: number): PlannedMatch[];
  /** The matches before the lap's stretch, at their moved times. */
  history(lap: number): PlannedMatch[];
  lapMs: number;
};

const FIRST_QUARTER = 0.25;

/** `matches`: one league's, by start; at least one. */
export function createLaps(matches: readonly SeasonMatch[]): Laps {
  const last = Math.max(...matches.map(({ season }) => season));
  const season = matches.filter((match) => match.season === last);
  const known = season.filter(({ stretches }) => stretches.length > 0);
  const { first, end } = stretchOf(known.length > 0 ? known : season);
  const lapMs = end - first;

  const move = (inStretch: boolean) => (lap: number) =>
    matches
      .filter(({ fixture: { startTime } }) => (inStretch ? startTime >= first && startTime < end : startTime < first))
      .map((match) => planned(match, inStretch ? `-${lapName(lap)}` : '', lap * lapMs));

  return { lapMs, lapAt: (at) => Math.floor((at - first) / lapMs), live: move(true), history: move(false) };
}

/** From the Monday after the first quarter to the Monday after the last match; at least a week. */
function stretchOf(season: SeasonMatch[]): { first: Instant; end: Instant } {
  const starts = season.map(({ fixture }) => fixture.startTime);
  const opening = Math.min(...starts);
  const closing = Math.max(...starts);
  const end = weekStart(weekOf(closing) + 1);
  const quarter = weekStart(weekOf(opening + (closing - opening) * FIRST_QUARTER + WEEK_MS - DAY_MS));
  return { first: Math.min(quarter, end - WEEK_MS), end };
}

function planned({ fixture, stretches }: SeasonMatch, suffix: string, shift: number): PlannedMatch {
  return {
    fixture: { ...fixture, id: `${fixture.id}${suffix}`, startTime: fixture.startTime + shift },
    fate: stretches.length > 0 ? 'played' : 'unplayed',
    stretches,
  };
}

/** Ids hold small letters, digits and hyphens; laps before the season's own dates have negative numbers. */
const lapName = (lap: number): string => (lap < 0 ? `b${-lap}` : `r${lap}`);

/** The lap in an id of this feed; undefined in any other text. */
export function lapOf(id: string): number | undefined {
  const [, sign, digits] = /-([br])(\d{1,6})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits) * (sign === 'b' ? -1 : 1);
}
