import * as z from 'zod/mini';
import { count, nullable, stars, time } from './wire.ts';

/**
 * What a player and the Machine earned in a week of the game on the player's picks. The Machine agrees with itself, and
 * gold counts at its ordinary pay.
 */
export const duelWeek = z.object({ startsAt: time, you: stars, machine: stars });
export type DuelWeek = z.infer<typeof duelWeek>;

const nullableWeek = nullable(duelWeek);

/** A player's weeks against the Machine. */
export const duel = z.object({
  week: nullableWeek,
  last: nullableWeek,
  won: count,
  lost: count,
  level: count,
  inARow: count,
});
export type Duel = z.infer<typeof duel>;
