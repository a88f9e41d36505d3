import { join } from 'node:path';
import { endpoints, pageAnswers, type PageAnswers } from '@machine/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/after-test.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { HOUR_MS } from '../clock/time.ts';
import { createLogger } from './log.ts';
import { dataBlock } from './page-renderer.ts';
import { createPages } from './pages.ts';

const PLAIN = '<!doctype html><title>Beat the Machine</title>';
const PARTS = ['<!doctype html>', '<head>', '', '</head><div id="root">', '</div>', '<script></script>'];
/** Renders what it was asked for, unless it has to fail or to refuse the answers. */
const BUNDLE = `
export const calls = [];
export const state = {};
export const routeOf = (path) =>
  path.startsWith('/profile/') ? '/profile/:id' : path === '/nowhere' ? '*' : path;
export function render(request) {
  calls.push(request);
  if (state.fails) throw new Error('broken');
  if (state.refuses && request.answers !== null) return null;
  return { title: '<title>' + request.route + '</title>', links: '', root: 'content' };
}`;

const PRELOADS = { '/profile/:id': '<link rel="modulepreload" href="/p.js">' };
const dist = temporaryFolder({
  'index.html': PLAIN,
  '.server/server.mjs': BUNDLE,
  '.server/pages.json': JSON.stringify({ parts: PARTS, preview: '<meta>', preloads: PRELOADS }),
});
type Bundle = { calls: unknown[]; state: { fails: boolean; refuses: boolean } };
const { calls, state } = (await import(join(dist, '.server', 'server.mjs'))) as Bundle;

const game = await openGame({ staticDir: dist });
// Shown only to those who ask for it.
await addMatch(game.db, 'started', KICK_OFF - HOUR_MS, { status: 'LIVE' });

beforeEach(() => {
  Object.assign(state, { fails: false, refuses: false });
  calls.length = 0;
});

const get = (path: string, headers?: Record<string, string>) => game.visitor().get(path, headers);

const blockIn = (html: string, id: string): unknown => {
  const [, json = ''] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json);
};
const answersIn = (html: string): PageAnswers => pageAnswers.parse(blockIn(html, 'answers'));
const gameIn = (html: string) => blockIn(html, 'game');

it.each(['', '?match=started'])('renders home%s with the answers to its calls', async (search) => {
  const { text } = await get(`/${search}`);
  const { path } = endpoints.randomPrediction;
  const [prediction, info] = await Promise.all([get(path + search), get(endpoints.gameInfo.path)]);
  expect(text).toContain('<html lang="en" data-theme="dark" data-faces="wait"><head><meta><title>/</title></head>');
  expect(text).toContain('<div id="root">content</div><script type="application/json"');
  expect(answersIn(text)).toEqual({ at: game.now(), isGameTime: true, isVisitor: true, prediction: prediction.body });
  expect(gameIn(text)).toEqual(info.body);
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '<!--root-->'])(
  'no answer can end the block of answers: %j',
  (text) => {
    const block = dataBlock('answers', JSON.stringify({ text }));
    const [, json = ''] = /^<script type="application\/json" id="answers">([^<]*)<\/script>$/.exec(block) ?? [];
    expect(JSON.parse(json)).toEqual({ text });
  },
);

it('renders a page once a minute, and answers 304 to a browser that has it', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const first = await get('/', headers);
  const again = await get('/', headers);
  expect(calls).toHaveLength(1);
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  // A browser that has the page probably has the fonts, so its page is another one.
  const etag = (await get('/', { ...headers, 'If-None-Match': '"old"' })).headers.get('etag') ?? '';
  const unchanged = await get('/', { ...headers, 'If-None-Match': etag });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  for (const response of [first, unchanged]) {
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(response.headers.get('link'), 'nothing is left to preload').toBeNull();
  }
  calls.length = 0;
  game.setTime(game.now() + 60_000);
  expect((await get('/', { ...headers, 'If-None-Match': etag })).status).toBe(200);
  expect(calls).toHaveLength(1);
});

it('renders other routes by their pattern, the same for everybody, with 404 for an unknown address', async () => {
  const response = await get('/profile/x');
  const { text } = response;
  expect(text).toContain('<title>/profile/:id</title><link rel="modulepreload" href="/p.js"></head>');
  expect(text).not.toContain('id="answers"');
  const { body } = await get(endpoints.gameInfo.path);
  expect(gameIn(text)).toEqual(body);
  await get('/profile/y', { Cookie: 'session=1; theme=light' });
  expect(calls).toEqual([{ route: '/profile/:id', answers: null, game: JSON.stringify(body) }]);
  const { headers } = response;
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept-Encoding']);
  const unknown = await get('/nowhere');
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('<title>*</title>')]);
});

it('renders the own prediction of a player, without saying who they are', async () => {
  const player = await game.member();
  expect(answersIn((await player.get('/')).text).isVisitor).toBe(false);
});

it('sends the plain page when rendering fails', async () => {
  state.fails = true;
  game.setTime(game.now() + 60_000);
  const response = await get('/');
  expect([response.status, response.text]).toEqual([200, PLAIN]);
  expect(response.headers.get('link'), 'the app requests the prediction').toContain(endpoints.randomPrediction.path);
});

it('renders home while it loads, with what the server has beyond the game, when its answers may not be in a page', async () => {
  state.refuses = true;
  game.setTime(game.now() + 60_000);
  const { text, headers } = await get('/');
  expect(text).not.toContain('id="answers"');
  expect(gameIn(text)).toEqual((await get(endpoints.gameInfo.path)).body);
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie']);
});

it.each([
  ['are rejected', async () => new Response(null, { status: 503 })],
  ['take longer than a second', () => new Promise<Response>(() => {})],
])('renders home while it loads when its calls %s', async (_, ask) => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const pages = createPages(dist, '{}', { publicOrigin: null, isHttps: false, log });
  // Loads the bundle.
  await pages(new Request('http://localhost/privacy'), '/privacy', ask);
  vi.useFakeTimers();
  try {
    const response = pages(new Request('http://localhost/'), '/', ask);
    await vi.advanceTimersByTimeAsync(1_000);
    const text = (await (await response)?.text()) ?? '';
    expect([text.includes('id="answers"'), gameIn(text)]).toEqual([false, {}]);
    expect(lines).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('describes a share that does not exist in place of every other page', async () => {
  const { status, text } = await get('/s/none');
  expect([status, calls]).toEqual([404, [expect.objectContaining({ route: '/s/none' })]]);
  expect(text).toContain('<head><meta property="og:title" content="Not shared" />');
  expect(text).toContain('<title>Not shared · Beat the Machine</title>');
  expect(text).not.toMatch(/<meta>|<title>\/s/);
});

it('does not serve what it renders with', async () => {
  expect((await get('/.server/server.mjs')).status).toBe(404);
  expect((await get('/.server/pages.json')).status).toBe(404);
});
