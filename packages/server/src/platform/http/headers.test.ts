import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '@machine/contract';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/after-test.ts';
import { openGame } from '../../testing/game.ts';

const REAL_TIME = { origin: 0, realOrigin: 0, speed: 1 };
const folder = temporaryFolder({ 'index.html': '<!doctype html>', 'assets/a.js': '' });
// In real time, as in production: otherwise there is a header with the game time.
const overHttps = await openGame({ staticDir: folder, publicOrigin: 'https://play.test', timeScale: REAL_TIME });
const overHttp = await openGame({ staticDir: folder, timeScale: REAL_TIME });

const themeScript = createHash('sha256').update(THEME_SCRIPT).digest('base64');
const CSP = `default-src 'none'; script-src 'self' 'sha256-${themeScript}'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`;
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
const HTML = { ...PAGE, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
const API = {
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
      ...HTML,
      link: '</api/predictions/random>; rel=preload; as=fetch; crossorigin=use-credentials, <https://play.test/>; rel="canonical"',
    },
  ],
  ['a route of the app', '/x', { ...HTML, 'x-robots-tag': 'noindex' }],
  [
    'a file',
    '/assets/a.js',
    {
      ...PAGE,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    },
  ],
  ['an API response', '/api/predictions/random', { ...API, etag: expect.any(String) }],
  ['an API error', '/api/auth/user', API],
  ['an unknown endpoint', '/api/nothing', API],
])('sends exactly the expected headers for %s', async (_, path, expected) => {
  const { headers } = await overHttps.visitor().get(path);
  expect(Object.fromEntries(headers)).toEqual(expected);
});

it.each([
  ['POST', '/'],
  ['GET', '/assets/missing.js'],
  ['GET', '/api/login'],
])('sends the common headers for %s %s', async (method, path) => {
  const { headers } = await overHttps.visitor().send(method, path);
  expect(Object.fromEntries(headers)).toMatchObject(COMMON);
});

it('sends no Strict-Transport-Security over plain http', async () => {
  for (const path of ['/', '/api/auth/user', '/assets/a.js']) {
    expect((await overHttp.visitor().get(path)).headers.has('strict-transport-security')).toBe(false);
  }
});
