import { type Endpoint, endpoints } from '@machine/contract';
import type { Context, Hono } from 'hono';
import { readJson } from './body.ts';
import { mayCompress } from './body-compression.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { withDeadline } from './deadline.ts';
import { HttpError } from './http-error.ts';
import { jsonBodyOf } from './json-body.ts';
import { cacheableResponse, jsonResponse, streamedResponse } from './responses.ts';
import type { Route } from './route.ts';

/** How long a request may take. */
export const DEADLINE_MS = 10_000;
/** Requests in progress at once. Accepting more would only make all of them slower. */
const CONCURRENT_MAX = 200;
/** Requests in progress that hash a password: 2 being hashed and 50 queued. */
const CONCURRENT_HASHING_MAX = 52;

const { login, signup, resetPassword, changePassword, logout } = endpoints;
const HASHING: readonly Endpoint[] = [login, signup, resetPassword, changePassword];

/** A parsed request. `address` is the client's network as returned by `AddressOf`. */
type RequestContext = { endpoint: Endpoint; address: string; request: Request; body: unknown };

export type Throttle = {
  /** Checks the global limit per address, before the request is read. Throws an `HttpError` (429). */
  checkAddress(address: string): void;
  /** Runs the work of a request. Throws an `HttpError` (429) instead when a limit is exceeded. */
  run<T>(context: RequestContext, work: () => Promise<T>): Promise<T>;
};

export type EndpointOptions = {
  routes: Route[];
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
  const { throttle, deadlineMs = DEADLINE_MS, concurrentMax = CONCURRENT_MAX } = options;
  const routes = new Map(options.routes.map((route) => [route.endpoint, route]));
  const limit = createConcurrencyLimiter(concurrentMax);
  const limitHashing = createConcurrencyLimiter(CONCURRENT_HASHING_MAX);

  /** Logging out always works, and a burst of logins doesn't use up all slots. */
  function limited<T>(endpoint: Endpoint, task: () => Promise<T>): Promise<T> {
    if (endpoint === logout) return task();
    return HASHING.includes(endpoint) ? limitHashing(() => limit(task)) : limit(task);
  }

  async function respond(context: Context<Env>, route: Route) {
    const {
      req,
      var: { address },
    } = context;
    const body = isRead(route.endpoint) ? undefined : await readJson(req.raw);
    const parsed = route.parse({ params: req.param(), query: req.query(), body, request: req.raw });
    const requestContext = { endpoint: route.endpoint, address, request: req.raw, body: parsed.body };
    // After the body is read, so that slow uploads don't occupy slots.
    return limited(route.endpoint, () =>
      throttle === null ? parsed.respond() : throttle.run(requestContext, parsed.respond),
    );
  }

  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const route = routes.get(endpoint);
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path);
      if (route === undefined) throw new HttpError(501, 'This is not implemented yet.');
      const response = await withDeadline(deadlineMs, endpoint.method, () => respond(context, route));
      return send(context, endpoint, response);
    });
  }

  function send({ req }: Context<Env>, endpoint: Endpoint, response: RouteResponse): Response {
    const isCompressible = mayCompress(endpoint);
    if ('stream' in response) {
      return streamedResponse(response.stream, (error) => onAborted(endpoint.path, error));
    }
    if ('made' in response) return cacheableResponse(req.raw, response.made, { ...response, isCompressible });
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
