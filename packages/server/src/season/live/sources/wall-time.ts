import * as z from 'zod';
import type { Instant } from '../../../platform/clock/time.ts';
import { instantAt } from '../../../platform/clock/zoned-time.ts';
import { TIME_ZONES } from '../../feeds/bundled-results.ts';
import { instantOf } from '../../feeds/season-match.ts';

export const EASTERN = TIME_ZONES.NBA;

const withOffset = z.iso.datetime({ offset: true });

/**
 * Converts US Eastern time ('2026-03-29', '15:00') to an instant; undefined for a day or time that doesn't exist in the
 * calendar. A time that occurs twice when clocks go back is the first one, because picks close at the earliest start.
 */
export function easternInstant(date: string, time: string): Instant | undefined {
  const local = instantOf(date, time);
  return local === undefined ? undefined : instantAt(local, EASTERN);
}

/** Reads an ISO date and time. Without an offset, it is US Eastern time. Undefined if it isn't valid. */
export function readInstant(text: string): Instant | undefined {
  if (withOffset.safeParse(text).success) return Date.parse(text);
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? [];
  return date && time ? easternInstant(date, time) : undefined;
}
