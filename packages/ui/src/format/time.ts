import { DAY, hasStarted, HOUR, MINUTE, parseTime } from './countdown.ts';

/** Formats 'MMM d, h:mm a' in the viewer's time zone: "Oct 14, 7:05 PM". Returns '-' for an invalid time. */
export const startLabel = (startTime: string, timeZone?: string): string =>
  formatted(startTime, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone });

/** Formats a date and time in the viewer's time zone: "Oct 14, 2025, 7:05 PM". Returns '-' for an invalid time. */
export const fullTime = (value: string, timeZone?: string): string =>
  formatted(value, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Formats a date in the viewer's time zone: "Oct 2, 2025". Returns '-' for an invalid time. */
export const dateLabel = (value: string, timeZone?: string): string =>
  formatted(value, { dateStyle: 'medium', timeZone });

/** Formats 'h:mm a' in the viewer's time zone: "7:05 PM". Returns '-' for an invalid time. */
export const clockTime = (value: string, timeZone?: string): string =>
  formatted(value, { hour: 'numeric', minute: '2-digit', timeZone });

/** Formats a time of the next days in the viewer's time zone: "Tue 7:05 PM". Returns '-' for an invalid time. */
export const weekdayTime = (value: string, timeZone?: string): string =>
  formatted(value, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone });

function formatted(value: string, options: Intl.DateTimeFormatOptions): string {
  const time = parseTime(value);
  // Some engines use a narrow no-break space before PM.
  return time ? new Intl.DateTimeFormat('en-US', options).format(time).replace(/\u202F/g, ' ') : '-';
}

/**
 * Formats a relative time: "2 hours ago", "in 5 minutes", or "just now" within a minute. Returns '-' for an invalid
 * time. For past events use `timeAgo`.
 */
export function relativeTime(value: string, now: Date): string {
  const time = parseTime(value);
  if (!time) return '-';
  const ms = time.getTime() - now.getTime();
  const unit = UNITS.find((each) => Math.abs(ms) >= UNIT_MS[each]);
  return unit ? new Intl.RelativeTimeFormat('en-US').format(Math.trunc(ms / UNIT_MS[unit]), unit) : 'just now';
}

const UNITS = ['day', 'hour', 'minute'] as const;
const UNIT_MS = { day: DAY, hour: HOUR, minute: MINUTE };

/** Formats the relative time of a past event. A future time, seen when the viewer's clock is slow, is "just now". */
export const timeAgo = (value: string, now: Date): string =>
  hasStarted(value, now) || !parseTime(value) ? relativeTime(value, now) : 'just now';
