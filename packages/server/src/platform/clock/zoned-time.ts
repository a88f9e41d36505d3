import { DAY_MS, type Instant } from './time.ts';

/** A time as clocks in a time zone show it, as if it were UTC. */
type LocalTime = Instant;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Creating a format takes longer than using it a hundred times. There are about 600 time zones, but each is known by
 * thousands of spellings, because case doesn't matter.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known !== undefined) return known;
  // The Swedish format is '2026-03-29 01:30:00'.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(key, format);
  return format;
}

/** Returns whether a text names a time zone. Offsets such as '+01:00' don't: they have no daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

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
    const at = instantAt(day + hour * 3_600_000, timeZone);
    if (at > after) return at;
  }
}

/** Returns the first instant of the next day in a time zone. */
export const nextLocalDay = (after: Instant, timeZone: string): Instant => nextLocalHour(after, 0, timeZone);

/** Returns the first instant at which clocks show this time or, if they skip it, would without the change. */
export function instantAt(local: LocalTime, timeZone: string): Instant {
  // Clocks change by a few hours at most, so these two instants are before and after any change.
  const [before, after] = [local - DAY_MS, local + DAY_MS].map((at) => localTimeOf(at, timeZone) - at);
  const offsets = [before ?? 0, after ?? 0];
  const shown = offsets.map((offset) => local - offset).filter((at) => localTimeOf(at, timeZone) === local);
  return shown.length > 0 ? Math.min(...shown) : local - Math.min(...offsets);
}
