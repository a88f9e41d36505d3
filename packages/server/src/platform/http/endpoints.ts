import { type Endpoint, endpoints } from '@machine/contract';
import type { Context, Hono } from 'hono';
import type { Authorize } from './authorize.ts';
import { readJson } from './body.ts';
import { mayCompress } from './compressible.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { withDeadline } from './deadline.ts';
import { HttpError } from './http-error.ts';
import { jsonBodyOf } from './json-body.ts';
import { cacheableResponse, downloadResponse, jsonResponse, streamedResponse } from './responses.ts';
import type { Route } from './route.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { noticeSharedCopies } from './shared-copies.ts';

/** A request may take this long. */
export const DEADLINE_MS = 10_000;
/** Requests in progress at once. Accepting more would only make all of them slower. */
const CONCURRENT_MAX = 200;
/** Requests in progress that hash a password: 2 being hashed and 50 queued. */
const CONCURRENT_HASHING_MAX = 52;

const { login, signup, resetPassword, changePassword, logout } = endpoints;
const HASHING: readonly Endpoint[] = [login, signup, resetPassword, changePassword];

export type EndpointOptions = {
  routes: readonly Route[];
  authorize: Authorize;
  /** Null turns rate limits off. */
  throttle: Throttle | null;
  deadlineMs?: number;
  concurrentMax?: number;
};

/** What `@hono/node-server` passes on; undefined when the app is called without a listening server. */
type Connection = { incoming?: { socket: { remoteAddress?: string } } } | undefined;
export type Env = { Bindings: Connection; Variables: { route: string; address: string } };

/**
 * Mounts every endpoint of the contract. Errors are left to the app's error handler, except that `onAborted` is called
 * when a streamed response fails midway.
 */
export function mountEndpoints(
  app: Hono<Env>,
  options: EndpointOptions,
  onAborted: (route: string, error: unknown) => void,
): void {
  const { authorize, throttle, deadlineMs = DEADLINE_MS, concurrentMax = CONCURRENT_MAX } = options;
  const routes = new Map(options.routes.map((route) => [route.endpoint, route]));
  const limit = createConcurrencyLimiter(concurrentMax);
  const limitHashing = createConcurrencyLimiter(CONCURRENT_HASHING_MAX);

  /** Logging out always works, and a burst of logins doesn't use up all slots. */
  function limited<T>(endpoint: Endpoint, task: () => Promise<T>): Promise<T> {
    if (endpoint === logout) return task();
    return HASHING.includes(endpoint) ? limitHashing(() => limit(task)) : limit(task);
  }

  async function respond(context: Context<Env>, route: Route) {
    const { req } = context;
    const { address } = context.var;
    const { endpoint } = route;
    const request = req.raw;
    const body = isRead(endpoint) ? undefined : await readJson(request);
    // After the body is read, so that slow uploads don't occupy slots.
    return limited(endpoint, async () => {
      const caller = await authorize(endpoint, request).catch(async (error: unknown) => {
        await throttle?.admit({ endpoint, address, request, body: undefined });
        throw error;
      });
      const parsed = route.parse({ params: req.param(), query: req.query(), body, request, caller });
      const admission = await throttle?.admit({ endpoint, address, request, body: parsed.body });
      const { result, isShared } = await noticeSharedCopies(parsed.respond);
      return { response: result, isShared, admission };
    });
  }

  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const route = routes.get(endpoint);
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path);
      if (route === undefined) throw new HttpError(501, 'This is not implemented yet.');
      const { response, isShared, admission } = await withDeadline(deadlineMs, endpoint.method, () =>
        respond(context, route),
      );
      const sent = send(context, endpoint, response);
      if (isShared && context.req.header('if-none-match') !== '*') admission?.waive();
      return sent;
    });
  }

  function send({ req }: Context<Env>, endpoint: Endpoint, response: RouteResponse): Response {
    const isCompressible = mayCompress(endpoint);
    if ('stream' in response) {
      return streamedResponse(response.stream, (error) => onAborted(endpoint.path, error));
    }
    if ('download' in response) {
      return downloadResponse(response, (error) => onAborted(endpoint.path, error));
    }
    if ('cacheable' in response) return cacheableResponse(req.raw, response.cacheable, { ...response, isCompressible });
    const { status = 200, body, headers, cookies = [] } = response;
    const sent = isRead(endpoint)
      ? cacheableResponse(req.raw, jsonBodyOf(body), { caching: 'none', isCompressible, headers })
      : jsonResponse(status, body, headers);
    for (const cookie of cookies) sent.headers.append('Set-Cookie', cookie);
    return sent;
  }
}

type RouteResponse = Awaited<ReturnType<ReturnType<Route['parse']>['respond']>>;

const isRead = ({ method }: Endpoint) => method === 'GET';
