import { DAY_MS, HOUR_MS, type Instant } from './time.ts';

/** Game days end at 10:00 UTC, so that a night of NBA matches is one day. */
const GAME_DAY_ENDS_AT_MS = 10 * HOUR_MS;

/** Returns when the game day that contains `at` began. */
export const gameDayStart = (at: Instant): Instant =>
  Math.floor((at - GAME_DAY_ENDS_AT_MS) / DAY_MS) * DAY_MS + GAME_DAY_ENDS_AT_MS;

/** Returns the name of the game day that contains `at`: the date on which it began. */
export const gameDayName = (at: Instant): string => new Date(gameDayStart(at)).toISOString().slice(0, 10);
