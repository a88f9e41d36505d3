import type { Instant } from './feed.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** 1970 began on a Thursday: the first Monday of the count lies three days before it. */
const FIRST_MONDAY = -3 * DAY_MS;

/** Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (at: Instant): number => Math.floor((at - FIRST_MONDAY) / WEEK_MS);
export const weekStart = (week: number): Instant => FIRST_MONDAY + week * WEEK_MS;
