import { GAME_DAY_START_HOUR_UTC } from '@machine/contract';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** Returns when the week of the game after `now` starts: on a Monday. */
export function nextGameWeek(now: Date): string {
  // Shifted, so that days and weeks of the game start at midnight.
  const shifted = new Date(now.getTime() - GAME_DAY_START_HOUR_UTC * 3_600_000);
  const days = (MONDAY - shifted.getUTCDay() + 7) % 7 || 7;
  const monday = Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth(), shifted.getUTCDate()) + days * DAY_MS;
  return new Date(monday + GAME_DAY_START_HOUR_UTC * 3_600_000).toISOString();
}
