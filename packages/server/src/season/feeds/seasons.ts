import { createHash, createHmac } from 'node:crypto';
import type { League } from '@machine/contract';
import { type Instant, WEEK_MS, weekStart } from '../../platform/clock/time.ts';

/** The length of a simulated season, in weeks. The next one follows without a break. */
export const SEASON_WEEKS: Record<League, number> = { NBA: 26, EPL: 38 };

/**
 * How results and injuries follow from a secret or a seed: those of a simulation never change, because anyone can
 * recompute them. The first one, of version 0.1.0, invented the strengths of clubs.
 */
export type Simulation = 1 | 2;
export const LATEST_SIMULATION = 2;

/** Returns when the season that is played at an instant began: on a Monday, 00:00 UTC. */
export function seasonStart(league: League, at: Instant): Instant {
  const length = SEASON_WEEKS[league] * WEEK_MS;
  return Math.floor((at - weekStart(0)) / length) * length + weekStart(0);
}

/**
 * Returns the season that is played at an instant of an era: the matches that start from `from` on and before `until`. Its
 * name is unique: another era has other seasons, also of the same weeks, because their results come from other secrets.
 */
export function seasonAt(league: League, at: Instant, era: { from: Instant; simulation: Simulation }) {
  const start = seasonStart(league, at);
  return {
    name: [
      `${league} ${new Date(start).toISOString().slice(0, 10)}`,
      ...(era.from === 0 ? [] : [`era ${new Date(era.from).toISOString()}`]),
      ...(era.simulation === 1 ? [] : [`simulation ${era.simulation}`]),
    ].join(', '),
    league,
    from: Math.max(start, era.from),
    until: start + SEASON_WEEKS[league] * WEEK_MS,
  };
}

export const simulationOf = (season: string): Simulation => (season.endsWith(', simulation 2') ? 2 : 1);

/**
 * Derives the secret of a season from the secret of the server (both 32 bytes as base64url). HMAC makes seasons
 * independent: a revealed secret says nothing about another season, nor about the secret of the server.
 */
export const seasonSecret = (serverSecret: string, name: string): string =>
  createHmac('sha256', Buffer.from(serverSecret, 'base64url')).update(name).digest('base64url');

/** Returns the SHA-256 of the bytes of a secret, in base64. */
export const secretHashOf = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'base64url')).digest('base64');
