import * as z from 'zod';
import { type TimeScale, isRealTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Instant } from '../feed/feed.ts';
import { CALLED_OFF_MS } from '../feed/match-state.ts';

/** What the configuration asks for. */
export type RequestedSettings = Pick<Config, 'seed' | 'speed' | 'acceptClock'>;

const course = z.object({ origin: z.number(), realOrigin: z.number(), speed: z.number() });

/** Matches that start at `from` or later are scheduled by `seed`, which also decides them when the era is open. */
const era = z.object({ from: z.number(), seed: z.number(), isOpen: z.boolean() });
export type EraSettings = z.infer<typeof era>;

/** What all processes on one database play by. */
export const settings = z.object({ course, eras: z.array(era).min(1) });
export type Settings = z.infer<typeof settings>;

const DEFAULT_SEED = 1;
const DEFAULT_SPEED = 1;

/** What a process finds in the database when it starts. */
export type StoredState = {
  settings: Settings | null;
  /** Where game time stood; 0 when that was never kept. */
  mark: Instant;
  /** The start of the last match of a simulated season; null when there is none. */
  lastStart: Instant | null;
  realNow: Instant;
};

/** Returns what a process plays by that is alone on its database. Nothing that has been played changes by it. */
export function settingsFor(wanted: RequestedSettings, found: StoredState): Settings {
  const course = courseFor(wanted, found);
  return { course, eras: erasFor(wanted, found, course.origin) };
}

/** Game time begins at real time, or where it was if that is later. A season in real time stays in real time. */
function courseFor(
  { speed: wantedSpeed, acceptClock }: RequestedSettings,
  { settings, mark, realNow }: StoredState,
): TimeScale {
  const speed = wantedSpeed ?? DEFAULT_SPEED;
  const wasReal = settings === null ? mark === 0 : isRealTime(settings.course);
  const isRealNow = acceptClock || (speed === 1 && wasReal);
  return { origin: isRealNow ? realNow : Math.max(realNow, mark), realOrigin: realNow, speed };
}

/**
 * A new era begins after the matches that have been called off already, and with another seed after all that have
 * been announced. Before there were settings, results came from the seed.
 */
function erasFor(
  { seed, acceptClock }: RequestedSettings,
  { settings, lastStart }: StoredState,
  now: Instant,
): EraSettings[] {
  const isOpen = seed !== null;
  const known = settings?.eras ?? [{ from: 0, seed: seed ?? DEFAULT_SEED, isOpen: true }];
  const soon = now + CALLED_OFF_MS;
  // A clock that was far ahead may have left an era that would not begin for years.
  const eras = acceptClock ? known.map((each) => ({ ...each, from: Math.min(each.from, soon) })) : known;
  const last = eras.at(-1) ?? { from: 0, seed: DEFAULT_SEED, isOpen };
  const next = { seed: seed ?? last.seed, isOpen };
  if (lastStart === null) return [{ from: 0, ...next }];
  if (next.seed === last.seed && next.isOpen === last.isOpen) return eras;
  const from = Math.max(soon, last.from, next.seed === last.seed ? 0 : lastStart + 1);
  return [...eras.filter((each) => each.from < from), { from, ...next }];
}

/** Returns why a process cannot play beside the others on its database, as a sentence; null when it can. */
export function conflictWith(
  { course, eras }: Settings,
  { seed, speed, acceptClock }: RequestedSettings,
): string | null {
  const last = eras.at(-1);
  if (acceptClock) return 'ACCEPT_CLOCK needs all other servers on this database to be stopped.';
  if (speed !== null && speed !== course.speed) {
    return `SPEED must be ${course.speed} or not set: other servers are running on this database with it.`;
  }
  if (seed !== null && !last?.isOpen) {
    return 'SEED must not be set: other servers are running on this database without it.';
  }
  if (seed !== null && seed !== last?.seed) {
    return `SEED must be ${last?.seed} or not set: other servers are running on this database with it.`;
  }
  return null;
}
