import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/after-test.ts';
import { openGame } from '../../testing/game.ts';
import { serveStatic } from './static.ts';

const ORIGIN = 'https://play.example.org';
const PAGE = '<!doctype html><head><!--preview--><title>Beat the Machine</title></head>';
const dist = temporaryFolder({
  'index.html': PAGE,
  'index.html.br': brotliCompressSync(PAGE),
  'index.html.gz': gzipSync(PAGE),
  'social-card.png': 'picture',
});

const neverAsked = () => Promise.reject(new Error('This page needs no answers.'));

const open = await openGame({ staticDir: dist, publicOrigin: ORIGIN });
const local = await openGame({ staticDir: dist });

it('adds the absolute URL of the social card to every page, compressed or not', async () => {
  const pages = serveStatic({ folder: dist, origin: ORIGIN, game: 'null' });
  const get = (encoding: string) =>
    pages(new Request(`${ORIGIN}/completed`, { headers: { 'Accept-Encoding': encoding } }), '/completed', neverAsked);
  const tag = `<meta property="og:image" content="${ORIGIN}/social-card.png" />`;
  const plain = await (await get('identity')).text();
  expect(plain).toContain(tag);
  const compressed = await get('br');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(plain);
});

it.each(['/privacy', '/index.html'])('has what the server has beyond the game in the plain page: %s', async (path) => {
  const { text } = await local.visitor().get(path);
  const [, json = ''] = /<script type="application\/json" id="game">([^<]*)<\/script><title>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual((await local.visitor().get(endpoints.gameInfo.path)).body);
});

it('leaves out what needs an origin when it is unknown', async () => {
  const visitor = local.visitor();
  expect((await visitor.get('/privacy')).text).not.toContain('social-card');
  expect((await visitor.get('/privacy')).headers.get('link')).toBeNull();
  expect((await visitor.get('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
  expect((await visitor.get('/sitemap.xml')).status).toBe(404);
});

it.each([
  ['/leaderboards?board=stars', `<${ORIGIN}/leaderboards>; rel="canonical"`],
  ['/completed/a%3E%22,b', `<${ORIGIN}/completed/a%3E%22,b>; rel="canonical"`],
  ['/?match=nba-1', `<${ORIGIN}/>; rel="canonical"`],
])('names the one URL of the page %s', async (path, link) => {
  const { headers } = await open.visitor().get(path);
  expect([headers.get('link'), headers.get('x-robots-tag')]).toEqual([link, null]);
});

it.each(['/profile/u-1', '/settings', '/reset-password/x_Y-9'])('keeps %s out of search engines', async (path) => {
  const { headers } = await open.visitor().get(path);
  expect([headers.get('link'), headers.get('x-robots-tag')]).toEqual([null, 'noindex']);
});

it('lists only public pages in the sitemap that robots.txt names', async () => {
  const visitor = open.visitor();
  const robots = await visitor.get('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const sitemap = await visitor.get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const urls = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls).toContain(`${ORIGIN}/`);
  for (const url of urls) {
    const { headers } = await visitor.get(new URL(url).pathname);
    expect(headers.get('link')).toContain(`<${url}>; rel="canonical"`);
  }
});

it('lets other sites show the social card', async () => {
  const { headers } = await open.visitor().get('/social-card.png');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
