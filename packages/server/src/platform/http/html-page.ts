import { PRODUCT_NAME } from '@machine/contract';
import type { PageResponse } from './server-page.ts';

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
