import type { Hono, MiddlewareHandler } from 'hono';
import { withDeadline } from './deadline.ts';
import type { Env, Throttle } from './endpoints.ts';

export type PageResponse = { status: 200 | 404; html: string };

type Params = Readonly<Record<string, string | undefined>>;

/**
 * A page rendered by the server, with one form button. Its URL must contain a secret: the form also works from other
 * sites and without a session.
 */
export type ServerPage = {
  path: `/api/${string}`;
  /** Renders the page. Must not change anything. */
  show(params: Params): Promise<PageResponse>;
  /** Handles the form. */
  submit(params: Params): Promise<PageResponse>;
};

type PageOptions = {
  securityHeaders: MiddlewareHandler;
  deadlineMs: number;
  /** Null turns rate limits off. */
  throttle: Pick<Throttle, 'checkPage'> | null;
};

export function mountPages(
  app: Hono<Env>,
  pages: readonly ServerPage[],
  { securityHeaders, deadlineMs, throttle }: PageOptions,
): void {
  for (const { path, show, submit } of pages) {
    app.use(path, securityHeaders);
    for (const [method, handler] of [
      ['GET', show],
      ['POST', submit],
    ] as const) {
      app.on(method, path, async ({ req, set, var: { address } }) => {
        set('route', path);
        throttle?.checkPage(address);
        return send(await withDeadline(deadlineMs, method, () => handler(req.param())));
      });
    }
  }
}

const send = ({ status, html }: PageResponse) =>
  new Response(html, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
  });
