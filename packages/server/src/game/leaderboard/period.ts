import type { LeaderboardQuery } from '@machine/contract';
import { gameDayOf, gameDayStart, gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';

export type Period = LeaderboardQuery['period'];

/** Includes `from`, excludes `to`. */
export type Span = { from: Instant; to: Instant };

/** Returns the game day or week that contains `now`; null for all time. */
export function spanOf(period: Period, now: Instant): Span | null {
  const [day, week] = [gameDayOf(now), gameWeekOf(now)];
  const spans = {
    daily: { from: gameDayStart(day), to: gameDayStart(day + 1) },
    weekly: { from: gameWeekStart(week), to: gameWeekStart(week + 1) },
    all: null,
  };
  return spans[period];
}
