import { DAY_MS, HOUR_MS, type Instant } from './time.ts';
import { formatOf } from './time-zone.ts';

/** A time as clocks in a time zone show it, as if it were UTC. */
type LocalTime = Instant;

const localTimeOf = (at: Instant, timeZone: string): LocalTime =>
  Date.parse(`${formatOf(timeZone).format(at).replace(' ', 'T')}Z`);

/** Returns the hour that clocks in a time zone show, 0 to 23. */
export const localHourOf = (at: Instant, timeZone: string): number => new Date(localTimeOf(at, timeZone)).getUTCHours();

/** Returns the date in a time zone, such as '2026-11-20'. */
export const localDateOf = (at: Instant, timeZone: string): string => formatOf(timeZone).format(at).slice(0, 10);

/**
 * Returns the first instant after `after` at which an hour begins in a time zone. An hour that a day has twice begins
 * once, at its first; one that a day doesn't have begins where the clocks skip it. So every day has each hour once.
 */
export function nextLocalHour(after: Instant, hour: number, timeZone: string): Instant {
  const today = Math.floor(localTimeOf(after, timeZone) / DAY_MS) * DAY_MS;
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    const at = instantAt(day + hour * HOUR_MS, timeZone);
    if (at > after) return at;
  }
}

/** Returns the first instant at which clocks show this time or, if they skip it, would without the change. */
export function instantAt(local: LocalTime, timeZone: string): Instant {
  // Clocks change by a few hours at most, so these two instants are before and after any change.
  const [before, after] = [local - DAY_MS, local + DAY_MS].map((at) => localTimeOf(at, timeZone) - at);
  const offsets = [before ?? 0, after ?? 0];
  const shown = offsets.map((offset) => local - offset).filter((at) => localTimeOf(at, timeZone) === local);
  return shown.length > 0 ? Math.min(...shown) : local - Math.min(...offsets);
}
