import { PRODUCT_NAME } from '@machine/contract';

/** Calls an endpoint as the client of a request would. `path` may have a query. */
export type Ask = (path: string) => Promise<Response>;

/** What link previews show of one page, instead of what they show of every page. */
export type PageHead = {
  status: 200 | 404;
  title: string;
  description: string;
  /** `path` is of this site; sizes are in pixels. */
  image?: { path: string; alt: string; width: number; height: number };
};

/** Describes the page at a path; null for one that needs no description of its own. */
export type DescribePage = (path: string, ask: Ask) => Promise<PageHead | null>;

/** The elements that are replaced. In the built page, attributes contain no '>'. */
const REPLACED =
  /<title>[^<]*<\/title>|<meta\s[^>]*?(?:name="description"|property="og:(?:title|description|url|image[^"]*)")[^>]*>/g;

/** Returns a page with another head. Everything in `head` may be user text. `url` is where the page is. */
export function withPageHead(page: string, head: PageHead, url: URL): string {
  const { title, description, image } = head;
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url.href),
    ...(image ? imageTags({ ...image, url: new URL(image.path, url.origin).href }) : []),
  ];
  const heading = `<title>${escapeMarkup(`${title} · ${PRODUCT_NAME}`)}</title>`;
  const end = page.indexOf('</head>');
  // Drawings in the page have titles, too.
  return page.slice(0, end).replaceAll(REPLACED, '') + heading + tags.join('') + page.slice(end);
}

const imageTags = ({ url, alt, width, height }: NonNullable<PageHead['image']> & { url: string }) => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:image', url),
  meta('name', 'twitter:image:alt', alt),
];

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;

/** Returns a text as markup that shows it. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
