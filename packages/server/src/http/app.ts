import { type Endpoint, endpoints, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { Hono } from 'hono';
import { isUnavailable } from '../db/unavailable.ts';
import type { AddressOf } from './address.ts';
import { createAnswers } from './answers.ts';
import { type MetricsEndpoint, METRICS_PATH } from '../metrics/metrics-endpoint.ts';
import type { ObservedRequest } from '../metrics/metrics.ts';
import { type CallOptions, DEADLINE_MS, type Env, mountCalls } from './calls.ts';
import { mayChange } from './cross-site.ts';
import { securityHeaders } from './headers.ts';
import { type Health, HEALTH_PATHS, mountHealth } from './health.ts';
import { errorForLog, type Logger } from './log.ts';
import { mountPages, type ServerPage } from './page.ts';
import { busy, Refusal } from './refusal.ts';
import { serveStatic } from './static.ts';

export type AppOptions = CallOptions & {
  /** What the server shows by itself, beside the app. */
  pages?: ServerPage[];
  isOwnOrigin: (origin: string) => boolean;
  addressOf: AddressOf;
  isHttps: boolean;
  /** What time it is in the game, while that is not real time. */
  gameTime?: () => number | null;
  /** The built app; null serves the calls alone. */
  staticDir: string | null;
  log: Logger;
  health: Health;
  /** Told of every answer. */
  onAnswered?: (call: ObservedRequest) => void;
  /** Null: there are no metrics at this port. */
  answerMetrics?: MetricsEndpoint | null;
};

/** Every answer of the server is made here, so that none leaves without its headers. */
export function createApp(options: AppOptions): Hono<Env> {
  const { log, onAnswered, answerMetrics = null, pages: ownPages = [], deadlineMs = DEADLINE_MS } = options;
  const headers = securityHeaders(options.isHttps);
  const pages = serveStatic(options.staticDir, headers.page);
  const app = new Hono<Env>();
  const answers = createAnswers(headers.api, (route, error) =>
    log.error({ route, error: errorForLog(error) }, 'failed'),
  );
  const { empty, json, refuse } = answers;

  app.onError((error, { var: { route } }) => {
    const cause = error instanceof Refusal ? error.cause : error;
    if (cause !== undefined && !(cause instanceof Refusal)) log.error({ route, error: errorForLog(cause) }, 'failed');
    if (error instanceof Refusal) return refuse(error);
    return refuse(isUnavailable(error) ? busy() : new Refusal(500, 'Something went wrong on our side.'));
  });

  app.use(async (context, next) => {
    const id = crypto.randomUUID();
    const started = performance.now();
    context.set('route', 'page');
    await next();
    const took = performance.now() - started;
    const { method } = context.req;
    const { route } = context.var;
    const { status } = context.res;
    onAnswered?.({ method, route, status, seconds: took / 1_000 });
    log.info({ id, method, route, status, ms: Math.round(took * 10) / 10 }, 'answered');
  });

  app.use('/api/*', async (context, next) => {
    await next();
    const gameTime = options.gameTime?.() ?? null;
    if (gameTime !== null) context.res.headers.set('Game-Time', new Date(gameTime).toISOString());
  });

  app.use('/api/*', async (context, next) => {
    const { env, req } = context;
    context.set('route', NAMED.has(req.path) ? req.path : 'unknown');
    context.set('address', options.addressOf(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for')));
    options.throttle?.enter(context.var.address);
    return next();
  });

  // In front of the rule against other sites: the link that opens a page is its own credential. Mail providers post to
  // it from elsewhere, and over plain http browsers don't say where a form comes from.
  mountPages(app, ownPages, { common: headers.page, deadlineMs });

  app.use('/api/*', async ({ req }, next) => {
    if (mayChange(req.raw, options.isOwnOrigin)) return next();
    return refuse(new Refusal(403, 'This call must come from the site itself.'));
  });

  mountCalls(app, options, answers);
  app.get(LOGIN_REDIRECT_PATH, () => empty(302, { Location: '/?login=1' }));
  mountHealth(app, options.health, answers);

  if (answerMetrics !== null) {
    app.get(METRICS_PATH, ({ req, set }) => {
      set('route', METRICS_PATH);
      return answerMetrics(req.raw, headers.api);
    });
  }

  for (const [path, methods] of methodsByPath(ownPages)) {
    app.all(path, () => json(405, { message: 'This address does not work that way.' }, { Allow: methods.join(', ') }));
  }

  app.notFound(({ req }) => {
    if (/^\/api(?:\/|$)/.test(req.path)) return refuse(new Refusal(404, 'There is nothing at this address.'));
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return json(405, { message: 'Pages can only be read.' }, { Allow: 'GET, HEAD' });
    }
    return pages(req.raw, req.path);
  });
  return app;
}

/** What is no call of the contract, but has a name of its own in the log and in the metrics. */
const NAMED = new Set<string>([LOGIN_REDIRECT_PATH, '/api/health', '/api/ready']);

function methodsByPath(pages: readonly ServerPage[]): Map<string, string[]> {
  const paths = new Map<string, string[]>([
    [LOGIN_REDIRECT_PATH, ['GET']],
    ...HEALTH_PATHS.map((path): [string, string[]] => [path, ['GET']]),
    ...pages.map(({ path }): [string, string[]] => [path, ['GET', 'POST']]),
  ]);
  for (const { method, path } of Object.values<Endpoint>(endpoints)) {
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}
