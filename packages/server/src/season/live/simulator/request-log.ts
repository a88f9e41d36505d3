import { type Instant, MINUTE_MS } from '../../../platform/clock/time.ts';
import type { SourceName } from '../observation.ts';

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Limits requests as the plan of the key says: so many from the first one until a minute of game time later. */
export function createRequestLog(perMinute: Record<SourceName, number>) {
  const windows = new Map<SourceName, { endsAt: Instant; requests: number }>();
  /** The requests that got 429 because they exceeded the plan. */
  const exceeded = { 'football-data': 0, balldontlie: 0 };
  return {
    exceeded,
    /** Counts a request. Returns what is left of the budget, negative if the request exceeds it. */
    count(source: SourceName, at: Instant): { remaining: number; resetMs: number } {
      const current = windows.get(source);
      const window = current && at < current.endsAt ? current : { endsAt: at + MINUTE_MS, requests: 0 };
      window.requests += 1;
      windows.set(source, window);
      const remaining = perMinute[source] - window.requests;
      if (remaining < 0) exceeded[source] += 1;
      return { remaining, resetMs: window.endsAt - at };
    },
  };
}
