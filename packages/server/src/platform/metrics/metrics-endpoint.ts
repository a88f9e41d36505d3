import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { securityHeaders } from '../http/headers.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

const COMMON = { 'Cache-Control': 'no-store' };

export type MetricsEndpoint = ReturnType<typeof createMetricsEndpoint>;

/** Responds to a metrics request, with 401 when a token is configured and missing or wrong. */
export function createMetricsEndpoint(metrics: Metrics, token: string | null) {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return async (request: Request): Promise<Response> => {
    const actual = digest(request.headers.get('authorization') ?? '');
    // Digests have equal length and are compared in constant time, to reveal nothing about a guess.
    if (expected !== null && !timingSafeEqual(actual, expected)) {
      const headers = { ...COMMON, 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain; charset=utf-8' };
      return new Response('Metrics require a bearer token.\n', { status: 401, headers });
    }
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { ...COMMON, 'Content-Type': contentType } });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Creates the app that serves metrics and nothing else, for a separate port. */
export function createMetricsApp(endpoint: MetricsEndpoint): Hono {
  const app = new Hono();
  app.use(securityHeaders(false).api);
  app.get(METRICS_PATH, ({ req }) => endpoint(req.raw));
  app.notFound(() => new Response('Not found\n', { status: 404, headers: COMMON }));
  return app;
}
