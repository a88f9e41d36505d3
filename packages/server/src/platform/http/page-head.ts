import { PRODUCT_NAME } from '@machine/contract';

/** Calls an endpoint as the client of a request would. `path` may have a query. */
export type Ask = (path: string) => Promise<Response>;

/** The link preview of one page, instead of the one of every page. */
export type PageHead = {
  status: 200 | 404;
  title: string;
  description: string;
  /** `path` is of this site; sizes are in pixels. */
  image?: { path: string; alt: string; width: number; height: number };
};

/** Describes the page at a path; null for one that needs no description of its own. */
export type DescribePage = (path: string, ask: Ask) => Promise<PageHead | null>;

/** Elements as markup: of the title and the description, and for link previews. */
export type HeadElements = { title: string; preview: string };

/** Returns the elements for a head. Everything in it may be user text. `url` is where the page is. */
export const headElements = ({ title, description, image }: PageHead, url: URL): HeadElements => ({
  title: `<title>${escapeMarkup(`${title} · ${PRODUCT_NAME}`)}</title>${meta('name', 'description', description)}`,
  preview: [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url.href),
    ...(image ? imageTags({ ...image, url: new URL(image.path, url.origin).href }) : []),
  ].join(''),
});

const imageTags = ({ url, alt, width, height }: NonNullable<PageHead['image']> & { url: string }) => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:image', url),
  meta('name', 'twitter:image:alt', alt),
];

export const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;

/** Returns a text as markup that shows it. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
