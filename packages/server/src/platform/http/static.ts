import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PAGE_GAME_ID } from '@machine/contract';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, compress, ENCODINGS } from './compression.ts';
import { crawlerFiles, crawlerHeaders } from './crawlers.ts';
import { etagOf, isNotModified } from './etag.ts';
import type { Ask } from './page-head.ts';
import { dataBlock } from './page-renderer.ts';
import type { Pages } from './pages.ts';
import { preloadLinks, SOCIAL_CARD, socialCard } from './public-site.ts';

const PAGE = '/index.html';
/** The place in the plain page of a build for what its server adds. */
const ADDITIONS = '<!--preview-->';

type Variant = { encoding: string | null; bytes: Uint8Array<ArrayBuffer>; etag: string };
type StaticOptions = {
  /** The folder of the built app; null serves none. */
  folder: string | null;
  /** The address of the site for players; null when it is unknown. */
  origin: string | null;
  /** What the server has beyond the game, as JSON. It is in the plain page, which service workers keep, too. */
  game: string;
  render?: Pages | null;
};

/**
 * Serves a built app. Only the exact paths of files that exist at startup are served, which rules out path traversal.
 * Other paths without a file extension get the page that `render` returns, or else the app's, which shows its own 404.
 */
export function serveStatic({ folder, origin, game, render = null }: StaticOptions) {
  const files = new Set(folder === null ? [] : listFiles(folder));
  const generated = crawlerFiles(origin);
  const variants = new Map<string, Variant>();
  const read = (path: string) => new Uint8Array(readFileSync(join(folder ?? '', path)));

  function keep(key: string, encoding: string | null, bytes: Uint8Array<ArrayBuffer>): Variant {
    const variant = { encoding, bytes, etag: etagOf(bytes) };
    variants.set(key, variant);
    return variant;
  }
  const load = (path: string, encoding: string | null, suffix = '') =>
    variants.get(path + suffix) ?? keep(path + suffix, encoding, read(path + suffix));

  if (files.has(PAGE)) {
    const card = origin !== null && files.has(SOCIAL_CARD) ? socialCard(origin) : '';
    const additions = card + dataBlock(PAGE_GAME_ID, game);
    const page = Buffer.from(new TextDecoder().decode(read(PAGE)).replace(ADDITIONS, () => additions));
    keep(PAGE, null, new Uint8Array(page));
    for (const { name, suffix } of ENCODINGS) keep(PAGE + suffix, name, compress(page, name, 'always'));
  }

  function send(request: Request, path: string, extra: Record<string, string> = {}): Response {
    const siblings = ENCODINGS.filter(({ suffix }) => files.has(path + suffix));
    const encoding = acceptedEncoding(
      request,
      siblings.map(({ name }) => name),
    );
    const best = siblings.find(({ name }) => name === encoding);
    const file = best ? load(path, best.name, best.suffix) : load(path, null);
    const common = {
      ...extra,
      ETag: file.etag,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(siblings.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    if (isNotModified(request, file.etag)) return new Response(null, { status: 304, headers: common });
    const type = getMimeType(path) ?? 'application/octet-stream';
    const encoded = file.encoding !== null && { 'Content-Encoding': file.encoding };
    return new Response(file.bytes, { headers: { ...common, 'Content-Type': type, ...encoded } });
  }

  return async (request: Request, path: string, ask: Ask): Promise<Response> => {
    if (files.has(path)) return send(request, path, path === SOCIAL_CARD ? EMBEDDABLE : {});
    const text = generated.get(path);
    if (text !== undefined) return new Response(text, { headers: textHeaders(path) });
    if (path.startsWith('/assets/') || /\.\w{1,11}$/.test(path)) return notFound('Not found');
    if (!files.has(PAGE)) return notFound('The app has not been built. Run: npx vite build');
    const rendered = await render?.(request, path, ask);
    return rendered ?? send(request, PAGE, crawlerHeaders(request, origin, preloadLinks(request, path)));
  };
}

/** Other sites show the picture of a link. */
const EMBEDDABLE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const textHeaders = (path: string) => ({ 'Content-Type': getMimeType(path) ?? '', 'Cache-Control': 'no-cache' });

const notFound = (text: string) => new Response(text, { status: 404, headers: textHeaders('/404.txt') });

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}
