import { type Instant, MINUTE_MS } from '../../../platform/clock/time.ts';
import type { SourceName } from '../observation.ts';

type RequestCounts = {
  /** The requests of each key and minute of game time. */
  minutes: { source: SourceName; minute: string; requests: number }[];
  /** The requests that got 429 because they exceeded the plan. */
  exceeded: Record<SourceName, number>;
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Counts requests, and limits them as the plan of the key says: so many from the first one until a minute later. */
export function createRequestLog(perMinute: Record<SourceName, number>) {
  const windows = new Map<SourceName, { endsAt: Instant; requests: number }>();
  const minutes = new Map<string, { source: SourceName; minute: string; requests: number }>();
  const exceeded = { 'football-data': 0, balldontlie: 0 };

  return {
    /** Counts a request. Returns what is left of the budget, negative if the request exceeds it. */
    count(source: SourceName, at: Instant): { remaining: number; resetMs: number } {
      const minute = new Date(at).toISOString().slice(0, 16);
      const counted = minutes.get(`${source}/${minute}`) ?? { source, minute, requests: 0 };
      minutes.set(`${source}/${minute}`, { ...counted, requests: counted.requests + 1 });

      const current = windows.get(source);
      const window = current && at < current.endsAt ? current : { endsAt: at + MINUTE_MS, requests: 0 };
      window.requests += 1;
      windows.set(source, window);
      const remaining = perMinute[source] - window.requests;
      if (remaining < 0) exceeded[source] += 1;
      return { remaining, resetMs: window.endsAt - at };
    },
    counts: (): RequestCounts => ({ minutes: [...minutes.values()], exceeded }),
  };
}
