import { createHash, timingSafeEqual } from 'node:crypto';
import type { Headers } from '../http/headers.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

/** Answers a request for the metrics: with 401 for who does not name the token, when there is one. */
export type MetricsEndpoint = (request: Request, headers: Headers) => Promise<Response>;

export function createMetricsEndpoint(metrics: Metrics, token: string | null): MetricsEndpoint {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return async (request, headers) => {
    const given = digest(request.headers.get('authorization') ?? '');
    // Of equal length, and compared in constant time: how much of a guess is right does not show.
    if (expected !== null && !timingSafeEqual(given, expected)) {
      const refused = { ...headers, 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain; charset=utf-8' };
      return new Response('The metrics need their token.\n', { status: 401, headers: refused });
    }
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves the metrics and nothing else, for a port of their own. */
export const serveMetricsOnly =
  (answer: MetricsEndpoint, headers: Headers) =>
  async (request: Request): Promise<Response> => {
    const isAsked = new URL(request.url).pathname === METRICS_PATH && ['GET', 'HEAD'].includes(request.method);
    return isAsked ? answer(request, headers) : new Response('Not found\n', { status: 404, headers });
  };
