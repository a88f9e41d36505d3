/** Milliseconds since January 1, 1970 UTC. */
export type Instant = number;

/** Returns a time as responses show it. */
export const toIso = (at: Instant): string => new Date(at).toISOString();

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The Monday before January 1, 1970, which was a Thursday. */
const FIRST_MONDAY = -3 * DAY_MS;

/** Returns the number of a week. Weeks start on Monday, 00:00 UTC. */
export const weekOf = (at: Instant): number => Math.floor((at - FIRST_MONDAY) / WEEK_MS);
export const weekStart = (week: number): Instant => FIRST_MONDAY + week * WEEK_MS;
