import type { League } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { memoize } from './memoize.ts';
import { createSecretSource, createSeededSource, type RandomSource } from './random-source.ts';
import { seasonAt, seasonSecret, type Simulation } from './seasons.ts';

/**
 * Determines the matches that start at `from` or later, until the next era; the first era covers all earlier ones. The
 * schedule comes from `seed`. In each season of a league, results and injuries come from a secret that follows from
 * `secret` (32 bytes as base64url), or from the seed if that is null.
 */
export type Era = { from: Instant; seed: number; secret: string | null; simulation: Simulation };

export const hasSecrets = (era: Era): era is Era & { secret: string } => era.secret !== null;

/** More than the seasons of both leagues that are used at a time. */
const CACHED_SEASONS = 16;

/** Returns from what something in a league at an instant is drawn. A season always has the same source. */
export type Sources = (league: League, at: Instant) => RandomSource;

export function createSources(era: Era): Sources {
  if (!hasSecrets(era)) {
    const source = createSeededSource(era.seed);
    return () => source;
  }
  const sourceOf = memoize(CACHED_SEASONS, (name: string) => createSecretSource(seasonSecret(era.secret, name)));
  return (league, at) => sourceOf(seasonAt(league, at, era).name);
}
