import type { LeaderboardQuery } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';

/** Includes `from`, excludes `to`. */
export type Span = { from: Instant; to: Instant };

const DAY = 24 * 60 * 60_000;
const MONDAY = 1;

/** Returns the UTC day or week (from Monday) that contains `now`; null for all time. */
export function spanOf(period: LeaderboardQuery['period'], now: Instant): Span | null {
  const today = Math.floor(now / DAY) * DAY;
  const sinceMonday = (new Date(today).getUTCDay() - MONDAY + 7) % 7;
  const monday = today - sinceMonday * DAY;
  const spans = {
    daily: { from: today, to: today + DAY },
    weekly: { from: monday, to: monday + 7 * DAY },
    all: null,
  };
  return spans[period];
}
