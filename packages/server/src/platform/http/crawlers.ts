import { escapeMarkup } from './page-head.ts';

/** The pages that search engines may list. Profiles and chats are about people, the others are of no use to a search. */
const LISTED = ['/', '/leaderboards', '/completed', '/practice', '/signup', '/privacy', '/terms'];
const RECAP = /^\/completed\/[^/]+$/;

/** Returns robots.txt and, if the origin is known, the sitemap, by path. */
export function crawlerFiles(origin: string | null): Map<string, string> {
  // Nothing is disallowed: a crawler that can't open a page doesn't see that it must not be listed.
  const robots = ['User-agent: *', 'Allow: /'];
  if (origin === null) return new Map([['/robots.txt', `${robots.join('\n')}\n`]]);
  const urls = LISTED.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return new Map([
    ['/robots.txt', `${[...robots, `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`],
    ['/sitemap.xml', sitemap],
  ]);
}

/**
 * Returns the headers that tell search engines the one URL of a page, without its query, or not to list it. `links` are
 * added to the former.
 */
export function crawlerHeaders(request: Request, origin: string | null, links: string[] = []): Record<string, string> {
  // Still percent-encoded, so it can't end the header's value.
  const { pathname } = new URL(request.url);
  const isListed = LISTED.includes(pathname) || RECAP.test(pathname);
  const canonical = isListed && origin !== null ? [`<${origin}${pathname}>; rel="canonical"`] : [];
  const all = [...links, ...canonical];
  return { ...(all.length > 0 && { Link: all.join(', ') }), ...(!isListed && { 'X-Robots-Tag': 'noindex' }) };
}
