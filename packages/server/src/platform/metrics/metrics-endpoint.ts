import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';

type Headers = Readonly<Record<string, string>>;

export const METRICS_PATH = '/metrics';

/** Responds to a metrics request, with 401 when a token is configured and missing or wrong. */
export type MetricsEndpoint = (request: Request, headers: Headers) => Promise<Response>;

export function createMetricsEndpoint(metrics: Metrics, token: string | null): MetricsEndpoint {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return async (request, headers) => {
    const actual = digest(request.headers.get('authorization') ?? '');
    // Digests have equal length and are compared in constant time, to reveal nothing about a guess.
    if (expected !== null && !timingSafeEqual(actual, expected)) {
      const unauthorized = { ...headers, 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain; charset=utf-8' };
      return new Response('Metrics require a bearer token.\n', { status: 401, headers: unauthorized });
    }
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves metrics and nothing else, for a separate port. */
export const serveMetricsOnly =
  (endpoint: MetricsEndpoint, headers: Headers) =>
  async (request: Request): Promise<Response> => {
    const isMetrics = new URL(request.url).pathname === METRICS_PATH && ['GET', 'HEAD'].includes(request.method);
    return isMetrics ? endpoint(request, headers) : new Response('Not found\n', { status: 404, headers });
  };
