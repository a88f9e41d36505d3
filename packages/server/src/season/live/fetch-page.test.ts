import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchPage, type FetchPageOptions, type PageResult } from './fetch-page.ts';

const KEY = 'key-of-the-owner';
const NOW = Date.parse('2026-11-22T20:00:00Z');

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/matches?dateFrom=2026-11-22`);
}

const request = (url: URL, options: Partial<FetchPageOptions> = {}): Promise<PageResult> =>
  fetchPage({ url, headers: { 'X-Auth-Token': KEY } }, { now: NOW, ...options });

const reply =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const retryAfter = (value: string) => reply(429, '', { 'Retry-After': value });
const BUDGET = { 'X-Requests-Available-Minute': '7', 'X-RequestCounter-Reset': '42' };

const page = (json: unknown) => ({ kind: 'page' as const, json });
const limited = (retryAfterMs: number): PageResult => ({ kind: 'limited', retryAfterMs });
const rejected = (problem: string): PageResult => ({ kind: 'rejected', problem });
const failed = (problem: string): PageResult => ({ kind: 'failed', problem });

test.each<[string, RequestListener, PageResult]>([
  ['a page with a budget', reply(200, '[]', BUDGET), { ...page([]), budget: { remaining: 7, resetMs: 42_000 } }],
  ['a budget that is not a number', reply(200, '[]', { ...BUDGET, 'X-RequestCounter-Reset': 'soon' }), page([])],
  ['429 with seconds', retryAfter('57'), limited(57_000)],
  ['429 with a date', retryAfter('Sun, 22 Nov 2026 20:01:30 GMT'), limited(90_000)],
  ['429 with a date in the past', retryAfter('Sun, 22 Nov 2026 19:00:00 GMT'), limited(0)],
  ['429 with an absurd wait', retryAfter('999999999'), limited(86_400_000)],
  ['429 with only the reset of the budget', reply(429, '', BUDGET), limited(42_000)],
  ['429 with nothing', reply(429, 'wait'), limited(60_000)],
  ['a wrong key at football-data.org', reply(400, '{"message":"Invalid.","errorCode":400}'), rejected('400: Invalid.')],
  ['a wrong key at balldontlie', reply(401, '{"error":"Unauthorized"}'), rejected('401: Unauthorized')],
  ['a plan without this data', reply(403, '{"message":["x"]}'), rejected('403')],
  ['a redirect', reply(302, '', { Location: 'https://other.example/' }), failed('302 to https://other.example/')],
  ['truncated JSON', reply(200, '{"matches":[{"id":1,\n"utcD'), failed('not JSON: {"matches":[{"id":1, "utcD')],
  ['a page that is too large', reply(200, JSON.stringify('x'.repeat(5 * 1024 * 1024))), failed('more than 5 MB')],
  ['a closed connection', (_, response) => response.destroy(), failed('other side closed')],
  [
    'a body that ends early',
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{"a":', () => response.destroy()),
    failed('other side closed'),
  ],
])('returns what it got for %s', async (_, listener, expected) => {
  expect(await request(await serve(listener))).toEqual(expected);
});

test('sends the key', async () => {
  const url = await serve(({ headers }, response) => {
    response.end(JSON.stringify([headers['x-auth-token'], headers.accept]));
  });
  expect(await request(url)).toEqual(page([KEY, 'application/json']));
});

test.each<[string, RequestListener]>([
  ['without an answer', () => {}],
  ['in the middle of the body', (_, response) => response.writeHead(200).write('{')],
])('gives up after the time limit: %s', async (_, listener) => {
  expect(await request(await serve(listener), { timeoutMs: 50 })).toEqual(failed('no answer within 0.05 s'));
});

test.each([
  ['in a message', reply(403, `{"message":"The key ${KEY} is\\n\\u0007blocked"}`), '403: The key … is blocked'],
  ['in a redirect', reply(302, '', { Location: `/?key=${KEY}` }), '302 to /?key=…'],
  ['in a page', reply(200, `You sent ${KEY}`), 'not JSON: You sent …'],
])('never repeats the key %s', async (_, listener, problem) => {
  expect(await request(await serve(listener))).toMatchObject({ problem });
});

test('shortens a long reason', async () => {
  const result = await request(await serve(reply(500, JSON.stringify({ message: 'x '.repeat(500) }))));
  expect(result.kind === 'failed' && result.problem.length).toBe(160);
});
