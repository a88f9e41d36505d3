import type { Hono, MiddlewareHandler } from 'hono';
import { PRODUCT_NAME } from '@machine/contract';
import type { Env } from './endpoints.ts';
import { mount, type MountOptions, type Params } from './files.ts';

/** A title, and HTML below it, which must never contain user input. */
type PageText = { title: string; content: string };

/**
 * The page behind a link in an email, with one form button. Its URL contains a secret: the form also works from other
 * sites and without a session. Opening the page changes nothing, because mail scanners follow links.
 */
export type ServerPage = {
  path: `/api/${string}`;
  /** Returns whether `submit` would work. */
  isValid(params: Params): Promise<boolean>;
  /** Does what the button says. Returns false if the link isn't valid. */
  submit(params: Params): Promise<boolean>;
  form: PageText & { button: string };
  done: PageText;
  invalid: PageText;
};

export function mountPages(
  app: Hono<Env>,
  pages: readonly ServerPage[],
  securityHeaders: MiddlewareHandler,
  options: MountOptions,
): void {
  for (const { path, isValid, submit, form, done, invalid } of pages) {
    const content = `${form.content}<form method="post"><button>${form.button}</button></form>`;
    const respond = (isFound: boolean, page: PageText) => (isFound ? send(200, page) : send(404, invalid));
    app.use(path, securityHeaders);
    mount(app, ['GET', path], options, async (params) => respond(await isValid(params), { ...form, content }));
    mount(app, ['POST', path], options, async (params) => respond(await submit(params), done));
  }
}

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' };

const send = (status: 200 | 404, page: PageText) => new Response(htmlOf(page), { status, headers: HEADERS });

const htmlOf = ({ title, content }: PageText) => `<!doctype html>
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
`;
