import { endpoints, MATCH_PARAM, type PageAnswers, paths } from '@machine/contract';
import { MINUTE_MS } from '../clock/time.ts';
import { readCookie } from '../session/cookie.ts';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';
import { inTime } from './deadline.ts';
import { etagOf, isNotModified } from './etag.ts';
import { errorForLog, type Logger } from './log.ts';
import { type Ask, type DescribePage, type HeadElements, headElements, type PageHead } from './page-head.ts';
import { loadPageRenderer, type PageRenderer, type PageRequest } from './page-renderer.ts';
import { crawlerHeaders } from './crawlers.ts';
import { socialCard } from './public-site.ts';

/** A page may wait this long for the answers. The plain page is then faster. */
const MAX_WAIT_MS = 1_000;
/** The open matches of a minute take a few hundred kilobytes. */
const PAGES_MAX = 100;

export type PagesOptions = {
  /** The address of the site for players; null when it is unknown. */
  publicOrigin: string | null;
  isHttps: boolean;
  /** Returns the current game time; null when it is real time. */
  gameTime?: () => number | null;
  /** Describes single pages of the app for link previews. */
  describePage?: DescribePage;
  log: Logger;
};

const FOR_ONE = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' };
const FOR_ALL = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };

/** The pattern of addresses that no page has. */
const UNKNOWN_ROUTE = '*';

/** Returns the rendered page at a path; null if the plain page has to do. */
export type Pages = (request: Request, path: string, ask: Ask) => Promise<Response | null>;

type Page = { toHtml: (head: HeadElements) => string; bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Renders the app's pages on the server: home with a card, and every other route with its title and what it preloads.
 * Home without answers, or with some that may not be in a page, is rendered while it loads. If rendering fails, the plain
 * page takes over. `staticDir` is the folder of the built app, and `game` what the server has beyond the game, as JSON.
 */
export function createPages(staticDir: string, game: string, options: PagesOptions): Pages {
  const { publicOrigin: origin, isHttps, gameTime, describePage, log } = options;
  const onFailure = (error: unknown) => log.error({ error: errorForLog(error) }, 'could not render a page');
  const loading = loadPageRenderer(staticDir, origin === null ? '' : socialCard(origin)).catch((error: unknown) => {
    onFailure(error);
    return null;
  });
  const pages = createPageCache();

  /** Returns what home is rendered with, as JSON. It is the same for the requests of a minute that show the same match. */
  async function answersFor(request: Request, ask: Ask): Promise<string> {
    const prediction = await bodyOf(ask(predictionPath(request)));
    const time = gameTime?.() ?? null;
    const at = Math.floor((time ?? Date.now()) / MINUTE_MS) * MINUTE_MS;
    const isVisitor = readCookie(isHttps, 'session', request) === '';
    const rest: Omit<PageAnswers, 'prediction'> = { at, isGameTime: time !== null, isVisitor };
    // The body is JSON already.
    return `${JSON.stringify(rest).slice(0, -1)},"prediction":${prediction}}`;
  }

  /** Returns a page that is rendered for this request alone, with a head of its own. */
  function describedPage(rendered: Page, request: Request, head: PageHead): Response {
    const encoding = acceptedEncoding(request);
    const url = new URL(new URL(request.url).pathname, origin ?? request.url);
    const bytes = encode(rendered.toHtml(headElements(head, url)), encoding);
    const headers = { ...crawlerHeaders(request, origin), ...FOR_ONE };
    return htmlResponse(bytes, head.status, encoding, headers);
  }

  async function page(renderer: PageRenderer, request: Request, path: string, ask: Ask): Promise<Response | null> {
    const encoding = acceptedEncoding(request);
    const head = describePage ? await waitFor(describePage(path, ask)) : null;
    const route = renderer.routeOf(path);
    const isHome = path === paths.home;
    const answers = isHome ? await waitFor(answersFor(request, ask)).catch(nullWithoutAnswer) : null;
    // Only a browser that has been here before sends a tag.
    const hasFonts = request.headers.has('if-none-match');
    const pageRequest = { route, answers, game, hasFonts };
    const rendered =
      pages(renderer, pageRequest, encoding) ?? pages(renderer, { ...pageRequest, answers: null }, encoding);
    if (rendered === null) return null;
    if (head !== null) return describedPage(rendered, request, head);
    const { bytes, etag } = rendered;
    // Only home says whether the request had a session.
    const headers = { ...crawlerHeaders(request, origin), ETag: etag, ...(isHome ? FOR_ONE : FOR_ALL) };
    if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
    return htmlResponse(bytes, route === UNKNOWN_ROUTE ? 404 : 200, encoding, headers);
  }

  return async (request, path, ask) => {
    const renderer = await loading;
    if (renderer === null) return null;
    try {
      return await page(renderer, request, path, ask);
    } catch (error) {
      if (!(error instanceof NoAnswer)) onFailure(error);
      return null;
    }
  };
}

function htmlResponse(bytes: Uint8Array<ArrayBuffer>, status: number, encoding: Encoding | null, headers: object) {
  const type = { 'Content-Type': 'text/html; charset=utf-8', ...(encoding && { 'Content-Encoding': encoding }) };
  return new Response(bytes, { status, headers: { ...headers, ...type } });
}

const encode = (html: string, encoding: Encoding | null) =>
  encoding === null ? new TextEncoder().encode(html) : compress(html, encoding, 'many');

/** Keeps the pages that were rendered last, compressed. */
function createPageCache() {
  const pages = new Map<string, Page>();
  return (renderer: PageRenderer, request: PageRequest, encoding: Encoding | null): Page | null => {
    const key = JSON.stringify([encoding, request]);
    const cached = pages.get(key);
    if (cached) return cached;
    const toHtml = renderer.render(request);
    if (toHtml === null) return null;
    const bytes = encode(toHtml(), encoding);
    const page = { toHtml, bytes, etag: etagOf(bytes) };
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= PAGES_MAX) pages.delete(oldest);
    pages.set(key, page);
    return page;
  };
}

/** The call was rejected or took too long, which is not a failure of the page. */
class NoAnswer extends Error {}

function nullWithoutAnswer(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}

async function bodyOf(asked: Promise<Response>): Promise<string> {
  const response = await asked;
  if (response.status !== 200) throw new NoAnswer(`The call got ${response.status}.`);
  return response.text();
}

const waitFor = <T>(work: Promise<T>) => inTime(MAX_WAIT_MS, work, () => new NoAnswer('The call took too long.'));

/** The call that the app would make for this URL. */
function predictionPath(request: Request): string {
  const match = new URL(request.url).searchParams.get(MATCH_PARAM);
  const { path } = endpoints.randomPrediction;
  return match === null ? path : `${path}?${new URLSearchParams({ [MATCH_PARAM]: match })}`;
}
