import type { Hono } from 'hono';
import type { Env } from './calls.ts';
import { withDeadline } from './deadline.ts';
import type { Headers } from './headers.ts';

/** A page in HTML, as it is sent. */
export type Shown = { status: 200 | 404; html: string };

type Params = Readonly<Record<string, string | undefined>>;

/**
 * A page that the server writes by itself: what its address shows, and what its one button does. The address must hold
 * a secret: its button also works from other sites and without a session.
 */
export type ServerPage = {
  path: `/api/${string}`;
  show(params: Params): Promise<Shown>;
  press(params: Params): Promise<Shown>;
};

type Around = { common: Headers; deadlineMs: number };

/** Shows each at its address, and does what its button says. */
export function mountPages(app: Hono<Env>, pages: readonly ServerPage[], { common, deadlineMs }: Around): void {
  const send = ({ status, html }: Shown) =>
    new Response(html, {
      status,
      headers: { ...common, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
    });
  for (const { path, show, press } of pages) {
    for (const [method, answer] of [
      ['GET', show],
      ['POST', press],
    ] as const) {
      app.on(method, path, async ({ req, set }) => {
        set('route', path);
        return send(await withDeadline(deadlineMs, answer(req.param())));
      });
    }
  }
}
