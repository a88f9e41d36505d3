import type { Hono, MiddlewareHandler } from 'hono';
import { PRODUCT_NAME } from '@machine/contract';
import type { Env } from './endpoints.ts';
import { mount, type MountOptions, type Params } from './files.ts';

export type PageResponse = { status: 200 | 404; html: string };

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

export function mountPages(
  app: Hono<Env>,
  pages: readonly ServerPage[],
  securityHeaders: MiddlewareHandler,
  options: MountOptions,
): void {
  for (const { path, show, submit } of pages) {
    app.use(path, securityHeaders);
    mount(app, ['GET', path], options, async (params) => send(await show(params)));
    mount(app, ['POST', path], options, async (params) => send(await submit(params)));
  }
}

const send = ({ status, html }: PageResponse) =>
  new Response(html, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' } });

/** Renders a server page. `content` is inserted as HTML, so it must never contain user input. */
export function htmlPage(status: 200 | 404, title: string, content: string): PageResponse {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { margin: 15vh auto; max-width: 32rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif }
button { min-height: 44px; padding: 0 1.25rem; font: inherit }
</style>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${PRODUCT_NAME}</a></p>
</main>
</html>
`,
  };
}
