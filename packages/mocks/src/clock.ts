/** The current time in all stories and tests. */
export const FIXED_NOW = new Date('2025-10-14T12:00:00Z');
