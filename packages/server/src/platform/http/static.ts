import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { etagOf, isNotModified } from './etag.ts';
import type { Headers } from './headers.ts';
import { preloadHeaders } from './preload.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

type Variant = { encoding: string | null; bytes: Uint8Array<ArrayBuffer>; etag: string };
export type StaticFiles = (request: Request, path: string) => Response;

/**
 * Serves a built app. Only the exact paths of files that exist at startup are served, which rules out path traversal.
 * Other paths without a file extension get the app's page, which shows its own 404.
 */
export function serveStatic(folder: string | null, headers: Headers): StaticFiles {
  const files = new Set(folder === null ? [] : listFiles(folder));
  const variants = new Map<string, Variant>();

  function load(path: string, encoding: string | null, suffix = ''): Variant {
    const key = path + suffix;
    const cached = variants.get(key);
    if (cached) return cached;
    const bytes = new Uint8Array(readFileSync(join(folder ?? '', key)));
    const variant = { encoding, bytes, etag: etagOf(bytes) };
    variants.set(key, variant);
    return variant;
  }

  function send(request: Request, path: string, extra: Headers = {}): Response {
    const siblings = ENCODINGS.filter(({ suffix }) => files.has(path + suffix));
    const best = siblings.find(({ name }) => accepts(request.headers.get('accept-encoding') ?? '', name));
    const file = best ? load(path, best.name, best.suffix) : load(path, null);
    const common = {
      ...headers,
      ...extra,
      ETag: file.etag,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(siblings.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    if (isNotModified(request, file.etag)) return new Response(null, { status: 304, headers: common });
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const encoding = file.encoding !== null && { 'Content-Encoding': file.encoding };
    return new Response(file.bytes, { headers: { ...common, 'Content-Type': type, ...encoding } });
  }

  const notFound = (text: string) =>
    new Response(text, {
      status: 404,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
    });

  return (request, path) => {
    if (files.has(path)) return send(request, path);
    if (path.startsWith('/assets/') || /\.\w{1,11}$/.test(path)) return notFound('Not found');
    if (!files.has('/index.html')) return notFound('The app has not been built. Run: npm run build:app');
    return send(request, '/index.html', preloadHeaders(request, path));
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece));
  });
