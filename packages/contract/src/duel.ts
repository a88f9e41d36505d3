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
  /** This week's, as far as its picks are graded; null before the first. */
  week: nullableWeek,
  /** That of the week before; null without graded picks. */
  last: nullableWeek,
  /** The weeks that are over, by their end. */
  won: count,
  lost: count,
  level: count,
  /** The weeks won in a row up to the newest one that is over. */
  inARow: count,
});
export type Duel = z.infer<typeof duel>;
