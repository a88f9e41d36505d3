import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame } from '../testing/game.ts';

const PAGE = '<!doctype html><title>Beat the Machine</title>';
let folder: string;
let game: Game;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(join(dist, 'assets', 'app-1a2b.js.br'), 'brotli');
  writeFileSync(join(dist, 'assets', 'app-1a2b.js.gz'), 'gzipped');
  writeFileSync(join(dist, 'assets', 'geist.woff2'), 'font');
  game = await openGame({ staticDir: dist });
});
afterAll(async () => {
  await game.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers?: Record<string, string>) => game.visitor().get(path, headers);

it.each(['/', '/completed', '/completed/nba-1', '/reset-password/x_Y-9', '/no/such/page', '/apiary', '/messages/'])(
  'S103: %s is the app',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

const PRELOAD = '</api/predictions/random>; rel=preload; as=fetch; crossorigin=use-credentials';

it.each([
  ['/', PRELOAD],
  ['/?login=1', PRELOAD],
  ['/?match=nba-1', null],
  ['/privacy', null],
  ['/leaderboards', null],
  ['/no/such/page', null],
  ['/sw.js', null],
])('preloads the first prediction on home alone: %s', async (path, link) => {
  const answer = await get(path);
  expect(answer.headers.get('link')).toBe(link);
  const again = await get(path, { 'If-None-Match': answer.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('link')], 'a page that is known already').toEqual([304, link]);
});

it.each([
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/geist.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s is served as %s, %s', async (path, type, caching) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe(caching);
});

it.each(['/assets/old-9z.js', '/assets/', '/assets/deep/x', '/robots.txt', '/favicon.ico', '/nothing.html'])(
  'AF14: %s is missing, and never the app in disguise',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([404, 'Not found']);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
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
])('no path climbs out: %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('secret');
});

it.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzipped'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzipped'],
  ['identity', null, 'plain'],
  ['', null, 'plain'],
])('a browser that accepts %j gets %s', async (accepted, encoding, text) => {
  const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
  expect([answer.headers.get('content-encoding'), answer.text]).toEqual([encoding, text]);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

it('what a browser already has is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'If-None-Match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('HEAD is answered without the text', async () => {
  const answer = await game.visitor().send('HEAD', '/');
  expect([answer.status, answer.text]).toEqual([200, '']);
});

it('without a built app a page says how to build one', async () => {
  const bare = await openGame({ staticDir: join(folder, 'none') });
  const answer = await bare.visitor().get('/');
  expect([answer.status, answer.text]).toEqual([404, 'The app is not built: npm run build:app']);
  await bare.close();
});
