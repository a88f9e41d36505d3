export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Parses an ISO 8601 time with offset. Returns null for anything invalid. */
export function parseTime(value: string | null | undefined): Date | null {
  if (!value) return null;
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year > 9999 ? null : date;
}

/** Returns "Starts in 2h 5m", down to "Match has started", or '-' for an invalid time. */
export function countdown(startTime: string, now: Date): string {
  const start = parseTime(startTime);
  if (!start) return '-';
  const ms = start.getTime() - now.getTime();
  if (ms <= 0) return 'Match has started';
  if (ms < MINUTE) return 'Starting soon';
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(ms / HOUR);
  const days = Math.floor(ms / DAY);
  if (days > 0) return `Starts in ${days}d ${hours % 24}h`;
  if (hours > 0) return `Starts in ${hours}h ${minutes % 60}m`;
  return `Starts in ${minutes}m`;
}

/** Returns whether a match has started. */
export const hasStarted = (startTime: string, now: Date) =>
  (parseTime(startTime)?.getTime() ?? Infinity) <= now.getTime();
