import { type Endpoint, endpoints, LOGIN_REDIRECT_PATH } from '@machine/contract';
import { Hono } from 'hono';
import { isUnavailable } from '../db/unavailable.ts';
import { readJson } from './body.ts';
import { mayChange } from './cross-site.ts';
import { withDeadline } from './deadline.ts';
import { securityHeaders } from './headers.ts';
import { errorForLog, type Logger } from './log.ts';
import type { ServerPage, Shown } from './page.ts';
import { busy, Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { serveStatic } from './static.ts';
import { streamOf } from './stream.ts';

/** How long a call may take (RELIABILITY.md L4). */
const DEADLINE_MS = 10_000;

export type AppOptions = {
  routes: Route[];
  /** What the server shows by itself, beside the app. */
  pages?: ServerPage[];
  isOwnOrigin: (origin: string) => boolean;
  isHttps: boolean;
  /** What time it is in the game, while that is not real time. */
  gameTime?: () => number | null;
  /** The built app; null serves the calls alone. */
  staticDir: string | null;
  log: Logger;
  /** Throws when the server cannot do its work. */
  checkHealth: () => Promise<void>;
  deadlineMs?: number;
};

type Env = { Variables: { route: string } };

/** Every answer of the server is made here, so that none leaves without its headers. */
export function createApp(options: AppOptions): Hono<Env> {
  const { log, deadlineMs = DEADLINE_MS, pages: ownPages = [] } = options;
  const headers = securityHeaders(options.isHttps);
  const pages = serveStatic(options.staticDir, headers.page);
  const app = new Hono<Env>();

  const json = (status: number, body: unknown, extra?: Record<string, string>) =>
    status === 204
      ? new Response(null, { status, headers: { ...headers.api, ...extra } })
      : new Response(JSON.stringify(body ?? null), {
          status,
          headers: { ...headers.api, 'Content-Type': 'application/json; charset=utf-8', ...extra },
        });
  const streamed = (route: string, parts: AsyncIterable<string>) =>
    new Response(
      streamOf(parts, (error) => log.error({ route, error: errorForLog(error) }, 'failed')),
      { headers: { ...headers.api, 'Content-Type': 'application/json; charset=utf-8' } },
    );
  const page = ({ status, html }: Shown) =>
    new Response(html, {
      status,
      headers: { ...headers.page, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
    });
  const refuse = ({ status, message, body, headers: extra }: Refusal) => json(status, { ...body, message }, extra);

  app.onError((error, { var: { route } }) => {
    if (error instanceof Refusal) return refuse(error);
    log.error({ route, error: errorForLog(error) }, 'failed');
    return refuse(isUnavailable(error) ? busy() : new Refusal(500, 'Something went wrong on our side.'));
  });

  app.use(async (context, next) => {
    const id = crypto.randomUUID();
    const started = performance.now();
    context.set('route', 'page');
    await next();
    const took = Math.round((performance.now() - started) * 10) / 10;
    const { method } = context.req;
    log.info({ id, method, route: context.var.route, status: context.res.status, ms: took }, 'answered');
  });

  app.use('/api/*', async (context, next) => {
    await next();
    const gameTime = options.gameTime?.() ?? null;
    if (gameTime !== null) context.res.headers.set('Game-Time', new Date(gameTime).toISOString());
  });

  app.use('/api/*', async (context, next) => {
    context.set('route', 'unknown');
    if (mayChange(context.req.raw, options.isOwnOrigin)) return next();
    return refuse(new Refusal(403, 'This call must come from the site itself.'));
  });

  const byEndpoint = new Map(options.routes.map((route) => [route.endpoint, route]));
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const route = byEndpoint.get(endpoint);
    app.on(endpoint.method, endpoint.path, async ({ req, set }) => {
      set('route', endpoint.path);
      if (route === undefined) throw new Refusal(501, 'This is not part of the game yet.');
      const answer = async () => {
        const body = req.method === 'GET' || req.method === 'HEAD' ? undefined : await readJson(req.raw);
        return route.run({ params: req.param(), query: req.query(), body, request: req.raw });
      };
      const reply = await withDeadline(deadlineMs, answer());
      if ('stream' in reply) return streamed(endpoint.path, reply.stream);
      return json(reply.status ?? 200, reply.body, reply.headers);
    });
  }
  app.get(
    LOGIN_REDIRECT_PATH,
    () => new Response(null, { status: 302, headers: { ...headers.api, Location: '/?login=1' } }),
  );
  app.get('/api/health', async () => {
    await withDeadline(deadlineMs, options.checkHealth());
    return json(200, { ok: true });
  });

  for (const { path, show, press } of ownPages) {
    for (const [method, answer] of [
      ['GET', show],
      ['POST', press],
    ] as const) {
      app.on(method, path, async ({ req, set }) => {
        set('route', path);
        return page(await withDeadline(deadlineMs, answer(req.param())));
      });
    }
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

function methodsByPath(pages: readonly ServerPage[]): Map<string, string[]> {
  const paths = new Map<string, string[]>([
    [LOGIN_REDIRECT_PATH, ['GET']],
    ['/api/health', ['GET']],
    ...pages.map(({ path }): [string, string[]] => [path, ['GET', 'POST']]),
  ]);
  for (const { method, path } of Object.values<Endpoint>(endpoints)) {
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}
