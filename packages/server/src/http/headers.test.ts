import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, openGame } from '../testing/game.ts';

let folder: string;
let overHttps: Game;
let overHttp: Game;
const REAL_TIME = { origin: 0, realOrigin: 0, speed: 1 };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a.js'), '');
  // In real time, as in production: elsewhere a header tells the game's.
  const timeScale = { ...REAL_TIME };
  overHttps = await openGame({ staticDir: folder, publicOrigin: 'https://play.test', timeScale });
  overHttp = await openGame({ staticDir: folder, timeScale });
});
afterAll(async () => {
  await overHttps.close();
  await overHttp.close();
  rmSync(folder, { recursive: true });
});

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default";
const COMMON = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const PAGE = { ...COMMON, 'content-security-policy': CSP, etag: expect.any(String) };
const CALL = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

it.each([
  [
    'the home page',
    '/',
    {
      ...PAGE,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      link: '</api/predictions/random>; rel=preload; as=fetch; crossorigin=use-credentials',
    },
  ],
  ['a route of the app', '/x', { ...PAGE, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' }],
  [
    'a file',
    '/assets/a.js',
    {
      ...PAGE,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    },
  ],
  ['a call', '/api/predictions/random', { ...CALL, etag: expect.any(String) }],
  ['a refused call', '/api/auth/user', CALL],
  ['a call about nothing', '/api/matches/x', CALL],
  ['an unknown call', '/api/nothing', CALL],
])('S1, S12, S13: %s carries exactly these headers', async (_, path, expected) => {
  const { headers } = await overHttps.visitor().get(path);
  expect(Object.fromEntries(headers)).toEqual(expected);
});

it('S12, S13: what is told in a header alone, or refused for being too often, carries the same', async () => {
  const game = await openGame({ publicOrigin: 'https://play.test', throttles: true, timeScale: { ...REAL_TIME } });
  const visitor = game.visitor();
  const { 'content-type': _, ...bare } = CALL;
  const known = await visitor.get('/api/predictions/random', { 'If-None-Match': '*' });
  expect(known.status).toBe(304);
  expect(Object.fromEntries(known.headers)).toEqual({ ...bare, etag: expect.any(String) });
  const search = () => visitor.get('/api/users/search?q=x');
  for (let asked = 0; asked < 60; asked += 1) expect((await search()).status).toBe(401);
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Object.fromEntries(refused.headers)).toEqual({ ...CALL, 'retry-after': expect.stringMatching(/^\d+$/) });
  await game.close();
});

it.each([
  ['POST', '/api/nothing'],
  ['PUT', '/api/picks'],
  ['POST', '/'],
  ['GET', '/assets/missing.js'],
  ['GET', '/api/login'],
  ['POST', '/api/auth/logout'],
])('S12, S13: %s %s carries the common ones too', async (method, path) => {
  const { headers } = await overHttps.visitor().send(method, path);
  expect(Object.fromEntries(headers)).toMatchObject(COMMON);
});

it('S13: over plain http no browser is told to insist on https', async () => {
  for (const path of ['/', '/api/auth/user', '/assets/a.js']) {
    expect((await overHttp.visitor().get(path)).headers.has('strict-transport-security')).toBe(false);
  }
});
