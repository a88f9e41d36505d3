import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { kindOfError } from './error-kind.ts';
import type { MailQueue } from '../../account/notification/email-queue.ts';

export type ObservedRequest = {
  method: string;
  /** The route's template or another fixed label, never the requested path. */
  route: string;
  status: number;
  seconds: number;
};

/** Values that are read on each scrape. */
type Sources = {
  sockets: () => number;
  /** Rejects when the database is unavailable. */
  mailQueue: () => Promise<MailQueue>;
  /** Null without a season. */
  season: object | null;
};

/** The metrics of one server, separate from other servers in the process. */
export type Metrics = {
  observeRequest(request: ObservedRequest): void;
  countDatabaseError(error: unknown): void;
  /** Records a tick of the season that took `seconds`. */
  observeTick(seconds: number): void;
  countEmail(outcome: 'sent' | 'failed'): void;
  /** Counts an error reported by a browser. */
  countClientError(kind: string): void;
  /** Adds gauges that read from a running server. */
  watch(sources: Sources): void;
  /** Adds Node's process metrics: event-loop lag, memory, CPU, garbage collection, open files. */
  watchProcess(): void;
  /** Returns all metrics in Prometheus text format, even if a source fails. */
  read(): Promise<{ contentType: string; text: string }>;
};

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TICK_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30];
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
const SERVICE_UNAVAILABLE = 503;

export function createMetrics(now = () => performance.now()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Handled requests',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the response headers',
    labelNames: ['route', 'method'] as const,
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected with 503: too many at once, too slow, or database unavailable',
    registers,
  });
  const databaseErrors = new Counter({
    name: 'database_errors_total',
    help: 'Failed statements and connections',
    labelNames: ['kind'] as const,
    registers,
  });
  const ticks = new Histogram({
    name: 'season_tick_duration_seconds',
    help: 'Duration of a season tick',
    buckets: TICK_BUCKETS,
    registers,
  });
  const emails = new Counter({
    name: 'emails_total',
    help: 'Emails sent to, or rejected by, the mail server',
    labelNames: ['outcome'] as const,
    registers,
  });
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Errors reported by browsers',
    labelNames: ['kind'] as const,
    registers,
  });
  /** Update the gauges before each scrape. */
  const refreshes: (() => void | Promise<void>)[] = [];
  let tickedAt = now();

  return {
    observeRequest({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status });
      latency.observe({ route, method: known }, seconds);
      if (status === SERVICE_UNAVAILABLE) shed.inc();
    },
    countDatabaseError: (error) => databaseErrors.inc({ kind: kindOfError(error) }),
    observeTick(seconds) {
      ticks.observe(seconds);
      tickedAt = now();
    },
    countEmail: (outcome) => emails.inc({ outcome }),
    countClientError: (kind) => clientErrors.inc({ kind }),
    watch({ sockets, mailQueue, season }) {
      const open = new Gauge({ name: 'websocket_connections', help: 'Open sockets', registers });
      const queue = new Gauge({ name: 'email_queue_length', help: 'Emails due but not sent', registers });
      const oldest = new Gauge({
        name: 'email_oldest_due_age_seconds',
        help: 'How long the oldest email in the queue has been due',
        registers,
      });
      refreshes.push(async () => {
        open.set(sockets());
        const { length, oldestAgeSeconds } = await mailQueue().catch(() => UNKNOWN_QUEUE);
        queue.set(length);
        oldest.set(oldestAgeSeconds);
      });
      if (season === null) return;
      const age = new Gauge({
        name: 'season_tick_age_seconds',
        help: 'Time since the last season tick',
        registers,
      });
      refreshes.push(() => age.set((now() - tickedAt) / 1_000));
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async read() {
      await Promise.all(refreshes.map((refresh) => refresh()));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Reported while the database is unavailable. */
const UNKNOWN_QUEUE: MailQueue = { length: Number.NaN, oldestAgeSeconds: Number.NaN };
