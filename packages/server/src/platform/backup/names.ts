import type { Instant } from '../clock/time.ts';

const STEM = 'beat-the-machine';

/** Formats a date as '2026-07-30'. */
export const dayOf = (at: Instant) => new Date(at).toISOString().slice(0, 10);

/** Formats a time as '2026-07-30T14-03-22Z', valid on any file system. */
export const stampOf = (at: Instant) => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export const nightlyName = (at: Instant) => `${STEM}.${dayOf(at)}.sqlite`;
export const requestedName = (at: Instant, extension: 'sqlite' | 'dump') => `${STEM}.${stampOf(at)}.${extension}`;
export const replacedName = (at: Instant) => `${STEM}.replaced-${stampOf(at)}.sqlite`;
