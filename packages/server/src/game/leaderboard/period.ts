import type { LeaderboardQuery } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS } from '../../platform/clock/time.ts';

/** Includes `from`, excludes `to`. */
export type Span = { from: Instant; to: Instant };

const MONDAY = 1;

/** Returns the UTC day or week (from Monday) that contains `now`; null for all time. */
export function spanOf(period: LeaderboardQuery['period'], now: Instant): Span | null {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(today).getUTCDay() - MONDAY + 7) % 7;
  const monday = today - sinceMonday * DAY_MS;
  const spans = {
    daily: { from: today, to: today + DAY_MS },
    weekly: { from: monday, to: monday + 7 * DAY_MS },
    all: null,
  };
  return spans[period];
}
