import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { kindOfError } from './error-kind.ts';
import type { MailQueue } from './mail-queue.ts';

export type ObservedRequest = {
  method: string;
  /** The call's template or another word of ours, never a path as it was asked. */
  route: string;
  status: number;
  seconds: number;
};

/** What is read when somebody asks. */
type Sources = {
  sockets: () => number;
  /** Rejects when the database does not answer. */
  mailQueue: () => Promise<MailQueue>;
  /** Null: there is no season to bring up to date. */
  season: object | null;
};

/** What one server counts and measures, apart from every other server in the process. */
export type Metrics = {
  observeRequest(call: ObservedRequest): void;
  countDatabaseError(error: unknown): void;
  /** A round of the season has ended after so many seconds. */
  observeTick(seconds: number): void;
  countEmail(outcome: 'sent' | 'failed'): void;
  /** An error that a browser has reported. */
  countClientError(kind: string): void;
  /** Adds what can be read of a server that has been put together. */
  watch(sources: Sources): void;
  /** Adds what Node knows of the process: event-loop lag, memory, CPU, garbage collection, open files. */
  watchProcess(): void;
  /** Resolves with everything in Prometheus' text format. Never rejects because a source does. */
  read(): Promise<{ contentType: string; text: string }>;
};

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TICK_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30];
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
const BUSY = 503;

export function createMetrics(now = () => performance.now()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the head of its answer',
    labelNames: ['route', 'method'] as const,
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests answered with 503: too many at once, too slow, or without a database',
    registers,
  });
  const databaseErrors = new Counter({
    name: 'database_errors_total',
    help: 'Statements and connections that failed',
    labelNames: ['kind'] as const,
    registers,
  });
  const ticks = new Histogram({
    name: 'season_tick_duration_seconds',
    help: 'How long it takes to bring the season up to date',
    buckets: TICK_BUCKETS,
    registers,
  });
  const emails = new Counter({
    name: 'emails_total',
    help: 'Emails handed over, or refused by the mail server',
    labelNames: ['outcome'] as const,
    registers,
  });
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers have reported',
    labelNames: ['kind'] as const,
    registers,
  });
  /** Bring the gauges up to date before they are read. */
  const refreshes: (() => void | Promise<void>)[] = [];
  let tickedAt = now();

  return {
    observeRequest({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status });
      latency.observe({ route, method: known }, seconds);
      if (status === BUSY) shed.inc();
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
      const queue = new Gauge({ name: 'email_queue_length', help: 'Emails that are due and not sent', registers });
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
        help: 'Time since the season was last brought up to date',
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

/** Not a number: the database does not answer. */
const UNKNOWN_QUEUE: MailQueue = { length: Number.NaN, oldestAgeSeconds: Number.NaN };
