import * as z from 'zod';
import { type TimeScale, isRealTime } from '../../platform/clock/clock.ts';
import { type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import { CALLED_OFF_MS } from '../feeds/match-state.ts';
import { LATEST_SIMULATION, SEASON_WEEKS, seasonStart } from '../feeds/seasons.ts';

export type RequestedSettings = {
  /** Seed of the simulated season, from which anyone can compute its results. Null: results come from a secret. */
  seed: number | null;
  /** Game seconds per real second; null: not configured. */
  speed: number | null;
  /** Sets game time to this machine's clock even if that is earlier, after the clock was wrong. */
  acceptClock: boolean;
};

const course = z.object({ origin: z.number(), realOrigin: z.number(), speed: z.number() });

/**
 * Matches starting at `from` or later are scheduled by `seed`. In an open era the seed also decides their results, in
 * others a secret of each season. Version 0.1.0 stored no simulation.
 */
const era = z.object({
  from: z.number(),
  seed: z.number(),
  isOpen: z.boolean(),
  simulation: z.literal([1, 2]).default(1),
});
export type EraSettings = z.infer<typeof era>;

/** The settings shared by all processes on one database. */
export const settings = z.object({ course, eras: z.array(era).min(1) });
export type Settings = z.infer<typeof settings>;

const LEAGUES = ['NBA', 'EPL'] as const;
const DEFAULT_SEED = 1;
const DEFAULT_SPEED = 1;

type StoredState = {
  settings: Settings | null;
  /** The latest game time reached; 0 if it was never stored. */
  highWaterMark: Instant;
  /** The start of the last simulated match; null when there is none. */
  lastStart: Instant | null;
  realNow: Instant;
};

/** Returns the settings for the only process on a database. They never change a match that has been played. */
export function settingsFor(requested: RequestedSettings, stored: StoredState): Settings {
  const course = courseFor(requested, stored);
  return { course, eras: erasFor(requested, stored, course.origin) };
}

/** Game time starts at real time or where it last was, whichever is later. A real-time season stays in real time. */
function courseFor(
  { speed: requestedSpeed, acceptClock }: RequestedSettings,
  { settings, highWaterMark, realNow }: StoredState,
): TimeScale {
  const speed = requestedSpeed ?? DEFAULT_SPEED;
  const wasReal = settings === null ? highWaterMark === 0 : isRealTime(settings.course);
  const isRealNow = acceptClock || (speed === 1 && wasReal);
  return { origin: isRealNow ? realNow : Math.max(realNow, highWaterMark), realOrigin: realNow, speed };
}

/**
 * A new era, such as one of a later simulation, starts after all matches that may already have been postponed. With a
 * different seed or with secrets of its seasons, it starts after all that have been announced, so that these secrets are committed before any prediction.
 */
function erasFor(
  { seed, acceptClock }: RequestedSettings,
  { settings, lastStart, highWaterMark }: StoredState,
  now: Instant,
): EraSettings[] {
  const isOpen = seed !== null;
  const known = settings?.eras ?? [];
  const soon = now + CALLED_OFF_MS;
  // A clock that was far ahead may have stored an era that wouldn't start for years.
  const eras = acceptClock ? known.map((each) => ({ ...each, from: Math.min(each.from, soon) })) : known;
  const last = eras.at(-1);
  const next = { seed: seed ?? last?.seed ?? DEFAULT_SEED, isOpen, simulation: LATEST_SIMULATION } as const;
  if (lastStart === null || last === undefined) return [{ from: 0, ...next }];
  const isNew = next.seed !== last.seed || isOpen !== last.isOpen || next.simulation !== last.simulation;
  // The clock that was ahead may have revealed secrets of seasons that haven't ended.
  const isRevealed = acceptClock && !isOpen && endOfSeasons(soon) <= highWaterMark;
  if (!isNew && !isRevealed) return eras;
  const isAnnounced = next.seed !== last.seed || (!isOpen && !acceptClock);
  const from = Math.max(soon, last.from, isAnnounced ? lastStart + 1 : 0);
  return [...eras.filter((each) => each.from < from), { from, ...next }];
}

const endOfSeasons = (at: Instant): Instant =>
  Math.min(...LEAGUES.map((league) => seasonStart(league, at) + SEASON_WEEKS[league] * WEEK_MS));

/** Returns the error message when a process can't run alongside the others on its database; null when it can. */
export function conflictWith(
  { course, eras }: Settings,
  { seed, speed, acceptClock }: RequestedSettings,
): string | null {
  const last = eras.at(-1);
  if (acceptClock) return 'ACCEPT_CLOCK requires all other servers on this database to be stopped.';
  if (speed !== null && speed !== course.speed) {
    return `SPEED must be ${course.speed} or unset: other servers on this database use that value.`;
  }
  if (seed !== null && !last?.isOpen) {
    return 'SEED must be unset: other servers on this database run without it.';
  }
  if (seed !== null && seed !== last?.seed) {
    return `SEED must be ${last?.seed} or unset: other servers on this database use that value.`;
  }
  return null;
}
