import { MATCH_PARAM, PRODUCT_NAME, endpoints, paths } from '@machine/contract';
import { escapeMarkup, meta } from './page-head.ts';

/** Link previews show this file of the app, 1200 by 630 pixels. */
export const SOCIAL_CARD = '/social-card.png';

/** The pages that search engines may list. Profiles and chats are about people, the others are of no use to a search. */
const LISTED = ['/', '/leaderboards', '/completed', '/practice', '/signup', '/privacy', '/terms'];
const RECAP = /^\/completed\/[^/]+$/;

/** Returns the elements of the picture for link previews, whose URL must be absolute. */
export const socialCard = (origin: string): string =>
  [
    ['og:image', origin + SOCIAL_CARD],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `${PRODUCT_NAME}: the prediction of a match, with the buttons to agree or disagree.`],
  ]
    .map(([property = '', content = '']) => meta('property', property, content))
    .join('');

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

/**
 * Returns the link that makes the browser fetch the first prediction while it still parses the page. Empty for
 * every other page than home, because only home makes that request, and for one match, which it requests by another URL.
 */
export function preloadLinks(request: Request, path: string): string[] {
  if (path !== paths.home || new URL(request.url).searchParams.has(MATCH_PARAM)) return [];
  return [`<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials`];
}
