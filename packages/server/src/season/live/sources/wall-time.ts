import * as z from 'zod';
import { DAY_MS, type Instant } from '../../../platform/clock/time.ts';
import { instantOf } from '../../feeds/season-match.ts';

/** The zone of NBA days. */
export const EASTERN = 'America/New_York';
/** The zone of Premier League kick-offs. */
export const UK = 'Europe/London';

const withOffset = z.iso.datetime({ offset: true });
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  // The Swedish format is "2026-03-29 01:30:00".
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, created);
  return created;
}

/** Returns the day of an instant in a zone: '2026-03-29'. */
export const dayInZone = (at: Instant, zone: string): string => formatterOf(zone).format(at).slice(0, 10);

/** Returns how far a zone is ahead of UTC, in milliseconds. */
function offsetAt(at: Instant, zone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${formatterOf(zone).format(second).replace(' ', 'T')}Z`) - second;
}

/**
 * Converts wall time in a zone ('2026-03-29', '15:00') to an instant; undefined for a day or time that doesn't exist in
 * the calendar. A time that occurs twice when clocks go back is the first one, because picks close at the earliest
 * start. For one that is skipped when clocks go forward, the offset from before the change counts.
 */
export function wallTimeToInstant(date: string, time: string, zone: string): Instant | undefined {
  const asUtc = instantOf(date, time);
  if (asUtc === undefined) return undefined;
  // Offsets change at most once within two days, so one of the offsets around the time applies.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((around) => offsetAt(around, zone));
  const fitting = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, zone) === asUtc);
  return fitting.length > 0 ? Math.min(...fitting) : asUtc - (offsets[0] ?? 0);
}

/** Reads an ISO date and time. Without an offset, it is wall time in the zone. Undefined if it isn't valid. */
export function readInstant(text: string, zone: string): Instant | undefined {
  if (withOffset.safeParse(text).success) return Date.parse(text);
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? [];
  return date && time ? wallTimeToInstant(date, time, zone) : undefined;
}
