import { endpoints, type GameInfo, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { isUnavailable } from '../db/unavailable.ts';
import type { AddressOf } from './client-address.ts';
import { type MetricsEndpoint, METRICS_PATH } from '../metrics/metrics-endpoint.ts';
import type { ObservedRequest } from '../metrics/metrics.ts';
import type { Module } from '../module.ts';
import { passesCsrfCheck } from './csrf.ts';
import { DEADLINE_MS, type EndpointOptions, type Env, mountEndpoints } from './endpoints.ts';
import { openToOtherSites, securityHeaders } from './headers.ts';
import { type Health, mountHealth } from './health.ts';
import { busy, HttpError } from './http-error.ts';
import { type JsonBody, jsonBodyOf } from './json-body.ts';
import { errorForLog } from './log.ts';
import { CACHE_CONTROL, cacheableResponse, emptyResponse, errorResponse, jsonResponse } from './responses.ts';
import type { Ask } from './page-head.ts';
import { type MountOptions, mountPictureFiles, mountTextFiles } from './files.ts';
import { mountPages } from './server-page.ts';
import { createPages, type PagesOptions } from './pages.ts';
import { serveStatic } from './static.ts';

export type AppOptions = EndpointOptions &
  PagesOptions &
  Pick<Module, 'pages' | 'files' | 'pictures'> & {
    isOwnOrigin: (origin: string) => boolean;
    addressOf: AddressOf;
    /** The folder of the built app; null serves only the API. */
    staticDir: string | null;
    /** What the server has beyond the game. It comes with every page. */
    info: GameInfo;
    health: Health;
    /** Called after every response. */
    onResponse?: (response: ObservedRequest) => void;
    /** Serves the metrics; null when they aren't served on this port. */
    serveMetrics?: MetricsEndpoint | null;
  };

/** Creates the HTTP app. Its first middleware sets the security headers, so that no response is sent without them. */
export function createApp(options: AppOptions): Hono<Env> {
  const { log, onResponse, serveMetrics = null, deadlineMs = DEADLINE_MS, staticDir, publicOrigin: origin } = options;
  const { pages: ownPages = [], files = [], pictures = [] } = options;
  const headers = securityHeaders(options.isHttps);
  const app = new Hono<Env>();
  const logFailure = (route: string, error: unknown) =>
    log.error({ route, error: errorForLog(error) }, 'request failed');
  const game = JSON.stringify(options.info);
  const render = staticDir === null ? null : createPages(staticDir, game, options);
  const pages = serveStatic({ folder: staticDir, origin, game, render });

  app.onError((error, { var: { route } }) => {
    const cause = error instanceof HttpError ? error.cause : error;
    if (cause !== undefined && !(cause instanceof HttpError)) logFailure(route, cause);
    if (error instanceof HttpError) return errorResponse(error);
    return errorResponse(isUnavailable(error) ? busy() : new HttpError(500, 'Something went wrong on our end.'));
  });

  app.use(async (context, next) => {
    const id = crypto.randomUUID();
    const started = performance.now();
    context.set('route', 'page');
    await next();
    const elapsedMs = performance.now() - started;
    const { method } = context.req;
    const { route } = context.var;
    const { status } = context.res;
    onResponse?.({ method, route, status, seconds: elapsedMs / 1_000 });
    log.info({ id, method, route, status, ms: Math.round(elapsedMs * 10) / 10 }, 'request completed');
  });

  app.use(headers.page);
  for (const path of ['/api/*', METRICS_PATH, ...files.map((file) => file.path)]) app.use(path, headers.api);
  for (const path of OPEN_PATHS) app.use(path, openToOtherSites);
  app.use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: (_, allowed) => wrongMethod(allowed) }));

  app.use('/api/*', async (context, next) => {
    await next();
    const gameTime = options.gameTime?.() ?? null;
    if (gameTime === null) return;
    const { headers } = context.res;
    // A browser would read the time of a copy as the present.
    if (headers.get('cache-control') === CACHE_CONTROL.immutable) return;
    headers.set('Game-Time', new Date(gameTime).toISOString());
    // Proxies would repeat the time, too.
    if (headers.get('cache-control')?.includes('s-maxage')) headers.set('Cache-Control', CACHE_CONTROL.revalidated);
  });

  for (const path of ['/api/*', ...[...files, ...pictures].map((file) => file.path)]) {
    app.use(path, async (context, next) => {
      const { env, req } = context;
      context.set('route', NAMED_PATHS.has(req.path) ? req.path : 'unknown');
      context.set('address', options.addressOf(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for')));
      options.throttle?.checkAddress(context.var.address);
      return next();
    });
  }

  // Before the CSRF check: the URL of such a page is the credential. Mail providers post to it from elsewhere, and over
  // plain http browsers don't send the origin of a form.
  const mountOptions: MountOptions = { deadlineMs, throttle: options.throttle };
  mountPages(app, ownPages, headers.page, mountOptions);

  app.use('/api/*', async ({ req }, next) => {
    if (passesCsrfCheck(req.raw, options.isOwnOrigin)) return next();
    return errorResponse(new HttpError(403, 'Requests from other sites are not allowed.'));
  });

  mountEndpoints(app, options, logFailure);
  app.get(LOGIN_REDIRECT_PATH, () => emptyResponse(302, { Location: '/?login=1' }));
  for (const path of DOCUMENT_PATHS) {
    let body: Promise<JsonBody> | undefined;
    app.get(path, async ({ req }) => {
      body ??= documentAt(path);
      return cacheableResponse(req.raw, await body, { caching: 'shared', isCompressible: true });
    });
  }
  mountTextFiles(app, files, mountOptions);
  mountPictureFiles(app, pictures, mountOptions);
  mountHealth(app, options.health);

  if (serveMetrics !== null) {
    app.get(METRICS_PATH, ({ req, set }) => {
      set('route', METRICS_PATH);
      return serveMetrics(req.raw);
    });
  }

  app.notFound(({ req, env }) => {
    if (/^\/api(?:\/|$)/.test(req.path)) return errorResponse(new HttpError(404, 'Not found.'));
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return wrongMethod(['GET', 'HEAD']);
    }
    return pages(
      req.raw,
      req.path,
      askAs(req.raw, (request) => app.fetch(request, env)),
    );
  });
  return app;
}

/** Headers that tell who makes a request. */
const CALLER_HEADERS = ['cookie', 'x-forwarded-for'];

/** Calls the API as the client of `page` would, with its session and its rate limits. */
const askAs =
  (page: Request, fetch: (request: Request) => Response | Promise<Response>): Ask =>
  async (path) => {
    const headers = CALLER_HEADERS.map((name): [string, string] => [name, page.headers.get(name) ?? '']);
    return fetch(new Request(new URL(path, page.url), { headers: headers.filter(([, value]) => value !== '') }));
  };

/** Pages of other sites may read these: they are about nobody who asks, and anyone may check them. */
const OPEN_PATHS = [endpoints.audit.path, `${endpoints.audit.path}/*`];

const wrongMethod = (allowed: string[]) =>
  jsonResponse(405, { message: 'Method not allowed.' }, { Allow: allowed.join(', ') });

/** Descriptions of this API, for developers. */
const DOCUMENT_PATHS = ['/api/openapi.json', '/api/asyncapi.json'] as const;

/** Builds a description. Most servers are never asked for one, so what builds it is loaded here. */
async function documentAt(path: (typeof DOCUMENT_PATHS)[number]): Promise<JsonBody> {
  const { documents } = await import('@machine/contract/openapi');
  return jsonBodyOf(documents()[path.replace('/api/', '')], 'many');
}

/** Paths outside the contract that logs and metrics show by name. */
const NAMED_PATHS = new Set<string>([LOGIN_REDIRECT_PATH, '/api/health', '/api/ready', ...DOCUMENT_PATHS]);
