import { GAME_DAY_START_HOUR_UTC } from './constants.ts';

const OFFSET_MS = GAME_DAY_START_HOUR_UTC * 3_600_000;
const DAY_MS = 86_400_000;
/** The Monday before day 0, which was a Thursday. */
const FIRST_MONDAY = -3;

/** Returns the number of the game day that contains an instant. Each starts at the same hour, UTC. */
export const gameDayOf = (at: number): number => Math.floor((at - OFFSET_MS) / DAY_MS);
export const gameDayStart = (day: number): number => day * DAY_MS + OFFSET_MS;

/** Returns the number of the week of the game that contains an instant: seven game days, from Monday's. */
export const gameWeekOf = (at: number): number => Math.floor((gameDayOf(at) - FIRST_MONDAY) / 7);
export const gameWeekStart = (week: number): number => gameDayStart(FIRST_MONDAY + 7 * week);
