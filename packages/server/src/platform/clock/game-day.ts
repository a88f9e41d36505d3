import { gameDayOf, gameDayStart } from '@machine/contract';
import type { Instant } from './time.ts';

export { gameDayOf, gameDayStart, gameWeekOf, gameWeekStart } from '@machine/contract';

/** Returns when the game day that contains an instant began. */
export const gameDayStartOf = (at: Instant): Instant => gameDayStart(gameDayOf(at));

/** Returns the name of the game day that contains an instant: the date on which it began. */
export const gameDayName = (at: Instant): string => new Date(gameDayStartOf(at)).toISOString().slice(0, 10);
