import { hasStarted, parseTime } from './countdown.ts';
import { plural } from './number.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'MMM d, h:mm a' in the viewer's zone, "Oct 14, 7:05 PM"; '-' for a time that is none. */
export function startLabel(startTime: string, timeZone?: string): string {
  const start = parseTime(startTime);
  if (!start) return '-';
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  // Some engines put a narrow no-break space before PM.
  return format.format(start).replace(/\u202F/g, ' ');
}

/** A day in the viewer's zone, "Oct 2, 2025"; '-' for a time that is none. */
export function dateLabel(value: string, timeZone?: string): string {
  const time = parseTime(value);
  return time ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(time) : '-';
}

/**
 * "2 hours ago", "in 5 minutes"; within a minute either way "just now", '-' for a time that is none. What has surely
 * happened is told by `timeAgo`.
 */
export function relativeTime(value: string, now: Date): string {
  const time = parseTime(value);
  if (!time) return '-';
  const ms = now.getTime() - time.getTime();
  const words = span(Math.abs(ms));
  if (words === null) return 'just now';
  return ms > 0 ? `${words} ago` : `in ${words}`;
}

/** The same for what has happened: a time to come only says that the viewer's clock is slow, and reads "just now". */
export function timeAgo(value: string, now: Date): string {
  return hasStarted(value, now) || !parseTime(value) ? relativeTime(value, now) : 'just now';
}

/** In the largest unit that fits; null under a minute. */
function span(ms: number): string | null {
  if (ms < MINUTE) return null;
  if (ms < HOUR) return plural(Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return plural(Math.floor(ms / HOUR), 'hour');
  return plural(Math.floor(ms / DAY), 'day');
}
