import type { LeaderboardQuery } from '@machine/contract';
import { gameDayOf, gameDayStart, gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import type { Instant } from '../../platform/clock/time.ts';

export type Period = LeaderboardQuery['period'];

/** Includes `from`, excludes `to`. */
export type Span = { from: Instant; to: Instant };

/** Returns the game day or week that contains `now`; null for all time. */
export function spanOf(period: Period, now: Instant): Span | null {
  if (period === 'all') return null;
  const [numberOf, startOf] = period === 'daily' ? [gameDayOf, gameDayStart] : [gameWeekOf, gameWeekStart];
  return { from: startOf(numberOf(now)), to: startOf(numberOf(now) + 1) };
}
