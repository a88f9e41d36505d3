import { FIXED_NOW } from './clock.ts';

/** Returns the time so many minutes before `FIXED_NOW`; after it if they are negative. */
export const minutesAgo = (minutes: number) => new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();
