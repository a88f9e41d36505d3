/** Where the server inserts what differs between pages (`packages/server/src/platform/http/page-renderer.ts`). */
const SLOTS = { html: '<!--html-->', head: '<!--head-->', root: '<!--root-->', answers: '<!--answers-->' };

/**
 * Turns the built `index.html` into the document around pages that a server renders. `read` returns a built file.
 * Nothing in it blocks the first paint: the style sheet is inline, and the theme is in the markup.
 */
export function documentTemplate(page: string, read: (file: string) => string): string {
  const steps: [pattern: RegExp, replacement: string | ((...match: string[]) => string)][] = [
    [/<html[^>]*>/, SLOTS.html],
    [/\s*<meta\s+name="description"[^>]*>/, ''],
    [/<title>[^<]*<\/title>/, SLOTS.head],
    [/\s*<link rel="preload" href="\/api\/[^>]*>/g, ''],
    // It sets the theme before the first paint, where the server can't.
    [/<script src="\/theme\.js"><\/script>/, '<script async src="/presses.js"></script>'],
    [/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file = '') => inlineSheet(link, read(file))],
    // After what is needed for the first paint.
    [/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'],
    [/<div id="root">[^]*<\/div>(?=\s*<noscript id="end">)/, `<div id="root">${SLOTS.root}</div>${SLOTS.answers}`],
  ];
  return steps.reduce((html, [pattern, replacement]) => {
    if (html.search(pattern) === -1) throw new Error(`index.html has no ${pattern}`);
    return typeof replacement === 'string' ? html.replace(pattern, replacement) : html.replace(pattern, replacement);
  }, page);
}

/** Keeps the link, so that Vite doesn't load the sheet again with a lazy screen; browsers don't fetch it. */
function inlineSheet(link: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error('The style sheet would end the element.');
  return `<style>${css}</style>${link.replace('>', ' disabled>')}`;
}
