import { GAME_DAY_START_HOUR_UTC } from '@machine/contract';
import { DAY_MS, HOUR_MS, type Instant, weekOf, weekStart } from './time.ts';

const OFFSET_MS = GAME_DAY_START_HOUR_UTC * HOUR_MS;

/** Returns the number of the game day that contains an instant. Each starts at the same hour, UTC. */
export const gameDayOf = (at: Instant): number => Math.floor((at - OFFSET_MS) / DAY_MS);
export const gameDayStart = (day: number): Instant => day * DAY_MS + OFFSET_MS;

/** Returns the number of the week of the game that contains an instant: seven game days, from Monday's. */
export const gameWeekOf = (at: Instant): number => weekOf(at - OFFSET_MS);
export const gameWeekStart = (week: number): Instant => weekStart(week) + OFFSET_MS;

/** Returns when the game day that contains an instant began. */
export const gameDayStartOf = (at: Instant): Instant => gameDayStart(gameDayOf(at));

/** Returns the name of the game day that contains an instant: the date on which it began. */
export const gameDayName = (at: Instant): string => new Date(gameDayStartOf(at)).toISOString().slice(0, 10);
