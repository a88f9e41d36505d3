import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { kindOfError } from './error-kind.ts';
import { addGauge } from './gauge.ts';

export type ObservedRequest = {
  method: string;
  /** The route's template or another fixed label, never the requested path. */
  route: string;
  status: number;
  seconds: number;
};

/** The metrics of one server, separate from other servers in the process. */
export type Metrics = ReturnType<typeof createMetrics>;

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
const SERVICE_UNAVAILABLE = 503;

export function createMetrics() {
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
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Errors reported by browsers',
    labelNames: ['kind'] as const,
    registers,
  });

  return {
    /** Holds the metrics; other modules add their own. */
    registry,
    observeRequest({ method, route, status, seconds }: ObservedRequest) {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status });
      latency.observe({ route, method: known }, seconds);
      if (status === SERVICE_UNAVAILABLE) shed.inc();
    },
    countDatabaseError: (error: unknown) => databaseErrors.inc({ kind: kindOfError(error) }),
    /** Counts an error reported by a browser. */
    countClientError: (kind: string) => clientErrors.inc({ kind }),
    /** Adds the number of open sockets. */
    watchSockets: (read: () => number) =>
      addGauge(registry, { name: 'websocket_connections', help: 'Open sockets', read }),
    /** Adds Node's process metrics: event-loop lag, memory, CPU, garbage collection, open files. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** Returns all metrics in Prometheus text format. */
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
