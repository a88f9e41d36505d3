import { DEFAULT_QUIET_HOURS } from '@machine/contract';
import type { Instant } from '../../platform/clock/time.ts';
import { localHourOf, nextLocalHour } from '../../platform/clock/zoned-time.ts';

/** Hours of a time zone, 0 to 23: quiet from the first until the second, never if they are equal. */
export type QuietHours = { from: number; to: number; timeZone: string };

/** Defaults of users who haven't chosen. */
export const DEFAULT_TIME_ZONE = 'UTC';

type Columns = { time_zone: string | null; quiet_from: number | null; quiet_to: number | null };

export const quietHoursOf = ({ time_zone, quiet_from, quiet_to }: Columns): QuietHours => ({
  from: quiet_from ?? DEFAULT_QUIET_HOURS.from,
  to: quiet_to ?? DEFAULT_QUIET_HOURS.to,
  timeZone: time_zone ?? DEFAULT_TIME_ZONE,
});

export function isQuiet(at: Instant, { from, to, timeZone }: QuietHours): boolean {
  const hour = localHourOf(at, timeZone);
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}

/** Returns the first instant from `at` that isn't quiet. */
export function quietUntil(at: Instant, hours: QuietHours): Instant {
  let end = at;
  // More than once only where clocks that are set back repeat the last quiet hour.
  while (isQuiet(end, hours)) end = nextLocalHour(end, hours.to, hours.timeZone);
  return end;
}
