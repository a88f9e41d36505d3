import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/after-test.ts';
import { openGame } from '../../testing/game.ts';

const PAGE = '<!doctype html><title>Beat the Machine</title>';
const folder = temporaryFolder({
  'secret.txt': 'secret',
  'dist/index.html': PAGE,
  'dist/sw.js': 'self',
  'dist/manifest.webmanifest': '{}',
  'dist/assets/app-1a2b.js': 'plain',
  'dist/assets/app-1a2b.js.br': 'brotli',
  'dist/assets/app-1a2b.js.gz': 'gzipped',
  'dist/assets/geist.woff2': 'font',
});
const game = await openGame({ staticDir: join(folder, 'dist') });

const get = (path: string, headers?: Record<string, string>) => game.visitor().get(path, headers);

const PRELOAD = '</api/predictions/random>; rel=preload; as=fetch; crossorigin=use-credentials';

it.each([
  ['/?login=1', PRELOAD],
  ['/?match=nba-1', null],
  ['/privacy', null],
])('preloads the first prediction only on home: %s', async (path, link) => {
  const response = await get(path);
  expect(response.headers.get('link')).toBe(link);
  const repeated = await get(path, { 'If-None-Match': response.headers.get('etag') ?? '' });
  expect([repeated.status, repeated.headers.get('link')], 'not modified').toEqual([304, link]);
});

it.each([
  ...['/', '/completed/nba-1', '/no/such/page', '/apiary', '/messages/'].map((path) => [
    path,
    PAGE,
    'text/html; charset=utf-8',
    'no-cache',
  ]),
  ['/sw.js', 'self', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', '{}', 'application/manifest+json', 'no-cache'],
  ['/assets/geist.woff2', 'font', 'font/woff2', 'public, max-age=31536000, immutable'],
])('serves %s', async (path = '', ...expected) => {
  const { status, text, headers } = await get(path);
  expect([status, text, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, ...expected]);
});

it.each(['/assets/old-9z.js', '/assets/', '/assets/deep/x', '/ads.txt', '/favicon.ico', '/nothing.html'])(
  'returns 404 instead of the app for a missing file: %s',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([404, 'Not found']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/%00/secret.txt',
  '//etc/passwd.txt',
])('blocks path traversal: %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.text).not.toContain('secret');
});

it.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzipped'],
  ['', null, 'plain'],
])('serves a browser that accepts %j the encoding %s', async (accepted, encoding, text) => {
  const response = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
  expect([response.headers.get('content-encoding'), response.text]).toEqual([encoding, text]);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

it('explains how to build the app when it has not been built', async () => {
  const bare = await openGame({ staticDir: join(folder, 'none') });
  const response = await bare.visitor().get('/');
  expect([response.status, response.text]).toEqual([404, 'The app has not been built. Run: npx vite build']);
});
