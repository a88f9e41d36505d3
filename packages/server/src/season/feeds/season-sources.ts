import type { League } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { memoize } from './memoize.ts';
import { createSecretSource, createSeededSource, type RandomSource } from './random-source.ts';
import { seasonAt, seasonSecret } from './seasons.ts';

/**
 * Determines the seasons of an era: the schedule comes from `seed`, the results from `secret` (32 bytes as base64url) or,
 * if that is null, from the seed. With `hasSeasonSecrets`, each season of a league draws from a secret of its own, which
 * follows from `secret`; in older eras, all draw from `secret` itself. In eras from before injuries counted
 * (`hasInjuries`), they come from the seed and change no result.
 */
export type SeasonSeed = { seed: number; secret: string | null; hasInjuries: boolean; hasSeasonSecrets: boolean };

/** The seed of the matches that start at `from` or later, until the next era. The first era covers all earlier ones. */
export type Era = SeasonSeed & { from: Instant };

/** An era in which each season has a secret of its own. */
export type SecretEra = Era & { secret: string };

export const hasSecrets = (era: Era): era is SecretEra => era.secret !== null && era.hasSeasonSecrets;

/** More than the seasons of both leagues that are used at a time. */
const CACHED_SEASONS = 16;

/** Returns the source from which what happens in a league at an instant is drawn. A season always has the same source. */
export function createSources(era: Era): (league: League, at: Instant) => RandomSource {
  if (!hasSecrets(era)) {
    const source = era.secret === null ? createSeededSource(era.seed) : createSecretSource(era.secret);
    return () => source;
  }
  const sourceOf = memoize(CACHED_SEASONS, (name: string) => createSecretSource(seasonSecret(era.secret, name)));
  return (league, at) => sourceOf(seasonAt(league, at, era.from).name);
}
