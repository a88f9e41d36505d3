import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type CallName, endpoints, type Endpoint } from '@machine/contract';
import { levelOf } from '@machine/contract/levels.ts';
import { requiredPart } from '@machine/mocks/requiredPart.ts';
import { startServer } from '@machine/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { createClient, type Run } from '../scripts/conformance/client.ts';
import { createReport } from '../scripts/conformance/report.ts';
import { checkServer } from '../scripts/conformance/run.ts';
import { checkForeignOrigin, listenAs } from '../scripts/conformance/socket.ts';

let url: string;
let close: () => Promise<void>;
const dataDir = temporaryFolder();
beforeAll(async () => {
  // The history of the bots has completed matches and boards.
  const options = { port: 0, host: '127.0.0.1', logLevel: 'silent', feed: 'simulated', bots: true } as const;
  ({ url, close } = await startServer({ ...options, dataDir, throttles: false }));
});
afterAll(() => close());

test('the reference server keeps the contract, and nothing is left unchecked', async () => {
  const report = await checkServer(url);
  expect(report.problems()).toEqual([]);
  expect(report.text()).not.toMatch(/skipped|not checked|not there|: 0 checks/);
});

type Sent = { name: CallName | undefined; request: Request; body: string; hasSession: boolean };
/** Returns the response to a request, perhaps another one than the server's. */
type Wrong = (sent: Sent, send: (request?: Request) => Promise<Response>) => Promise<Response>;

const PATTERNS = Object.entries<Endpoint>(endpoints)
  .map(([name, { method, path }]) => ({
    name: name as CallName,
    method,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  // Fixed paths come before those with parameters.
  .toSorted((a, b) => Number(a.pattern.source.includes('[')) - Number(b.pattern.source.includes('[')));

/** Sends requests to the reference server, whose responses are wrong. */
const fetchWrongly =
  (wrong: Wrong): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = PATTERNS.find(({ method, pattern }) => method === request.method && pattern.test(pathname))?.name;
    const hasSession = /\bsession=/.test(request.headers.get('cookie') ?? '');
    const body = await request.clone().text();
    return wrong({ name, request, body, hasSession }, (changed = request) => fetch(changed));
  };

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
/** Answers a call of a player itself. */
const answering =
  (call: CallName, status: number, body: unknown, isMeant = (sent: Sent) => sent.hasSession): Wrong =>
  async (sent, send) =>
    sent.name === call && isMeant(sent)
      ? status === 204
        ? new Response(null, { status })
        : json(body, { status })
      : send();
/** Changes the body of the successful responses of a call. */
const changing =
  // oxlint-disable-next-line typescript/no-explicit-any -- the bodies of all calls
  (call: CallName, change: (body: any) => unknown): Wrong =>
    async ({ name }, send) => {
      const response = await send();
      if (name !== call || !response.ok) return response;
      const { status, headers } = response;
      const rest = new Headers([...headers].filter(([key]) => !/^content-(length|encoding)$/.test(key)));
      return json(change(await response.json()), { status, headers: rest });
    };
/** Changes a header of all responses. */
const withHeader =
  (header: string, change: (value: string, sent: Sent) => string): Wrong =>
  async (sent, send) => {
    const response = await send();
    const value = response.headers.get(header);
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    if (value !== null) headers.set(header, change(value, sent));
    return new Response(response.status === 204 ? null : await response.text(), { status: response.status, headers });
  };

/** The body of the first request with each key. */
const sent = new Map<string, string>();

/** Servers that are wrong in one way each, and what is said about them. */
const WRONG_SERVERS: Record<string, readonly [Wrong, RegExp]> = {
  'an unknown field': [
    changing('match', (match) => ({ ...match, internalId: 7 })),
    /^match: .*Unrecognized key: "internalId"/,
  ],
  'a list in the wrong order': [changing('dmMessages', (rows) => rows.toReversed()), /^dmMessages: .*not oldest first/],
  "an email address in someone else's profile": [
    changing('searchUsers', (rows) =>
      rows.map((row: { username: string }) => ({
        ...row,
        email: `${row.username.replace('conf_', 'conformance-')}@example.com`,
      })),
    ),
    /^searchUsers: .*the body contains conformance-/,
  ],
  'an empty list for visitors': [
    answering('notifications', 200, [], ({ hasSession }) => !hasSession),
    /^notifications: a visitor gets 200 instead of 401/,
  ],
  'another message for visitors': [
    answering('lockPick', 401, { message: 'Please log in.' }, ({ hasSession }) => !hasSession),
    /^lockPick: .*must be exactly "Unauthorized"/,
  ],
  'errors as HTML': [
    withHeader('content-type', (type, { name }) => (name === 'resetPassword' ? 'text/html' : type)),
    /^requests: .*resetPassword: the content type is text\/html/,
  ],
  'a pick that can be changed': [
    answering('lockPick', 200, { pick: { matchId: 'm1', choice: 'DISAGREE' } }, ({ body }) =>
      body.includes('DISAGREE'),
    ),
    /^lockPick: Ann gets 200 instead of 409/,
  ],
  'a follow that is not stored': [
    answering('follow', 200, { isFollowing: true }),
    /^follow: the new follow is not in the list/,
  ],
  'a logout that keeps the session': [
    answering('logout', 204, null),
    /^currentUser: a third browser gets 200 instead of 401/,
  ],
  'repeats that are stored, too': [
    async ({ name, request, body }, send) => {
      const key = request.headers.get('idempotency-key');
      const isRepeat = name === 'sendDmMessage' && key !== null && sent.get(key) === body;
      if (key !== null && !sent.has(key)) sent.set(key, body);
      if (isRepeat) request.headers.delete('idempotency-key');
      const response = await send(request);
      return isRepeat ? json(await response.json()) : response;
    },
    /^dmMessages: the thread has "First, Second, Second"/,
  ],
  'requests from other sites': [
    ({ request }, send) => {
      request.headers.set('sec-fetch-site', 'same-origin');
      return send(request);
    },
    /^requests: a visitor gets 400 instead of 403/,
  ],
  'a cookie that scripts can read': [
    withHeader('set-cookie', (cookie) => cookie.replace('; HttpOnly', '')),
    /^requests: the cookie 'session' is not HttpOnly/,
  ],
  'personal data that proxies keep': [
    withHeader('cache-control', (value, { name }) => (name === 'completedLive' ? 'public, s-maxage=1' : value)),
    /^requests: .*completedLive: everyone may keep this response, but it is for one caller/,
  ],
};

describe.concurrent('a server is caught with', () => {
  test.each(Object.entries(WRONG_SERVERS))('%s', async (_, [wrong, problem]) => {
    const report = await checkServer(url, { fetch: fetchWrongly(wrong) });
    expect(report.problems()).toContainEqual(expect.stringMatching(problem));
  });
});

/** Removes what the server has beyond the specification, except for events: calls, fields, keys, and JSON as errors. */
const withoutAdditions: Wrong = async ({ name, request }, send) => {
  const endpoint: Endpoint | undefined = name && endpoints[name];
  if (endpoint && levelOf(endpoint) !== 'BASE') return new Response('Not Found', { status: 404 });
  request.headers.delete('idempotency-key');
  const response = await send(request);
  const { status, headers } = response;
  if (endpoint === undefined || status === 204) return response;
  const rest = new Headers([...headers].filter(([key]) => !key.startsWith('content-')));
  const body = (await response.json()) as { message?: string };
  if (status === 409) return json(body, { status, headers: rest });
  if (!response.ok) return new Response(body.message ?? '', { status, headers: rest });
  const part = endpoint.response ? requiredPart(endpoint.response, body) : body;
  return json(part, { status, headers: rest });
};

test('a server with the specification alone passes its level, and lacks the additions', async () => {
  const report = await checkServer(url, { fetch: fetchWrongly(withoutAdditions) });
  expect(report.problems('BASE')).toEqual([]);
  const [base, ...others] = report.levels();
  expect(base).toEqual({ level: 'BASE', isThere: true, passed: 39, failed: 0, unchecked: 0 });
  expect(others.flatMap(({ level, isThere }) => (isThere ? [level] : []))).toEqual(['REQUESTS', 'EVENTS', 'PRIVACY']);
  expect(report.problems('REQUESTS')).toContainEqual(expect.stringContaining('the content type is text/plain'));
});

test('an interrupted check deletes its accounts', async () => {
  const interrupted = new AbortController();
  const deletions: number[] = [];
  const wrong: Wrong = async ({ name, hasSession }, send) => {
    if (name === 'lockPick') interrupted.abort(new Error('Interrupted.'));
    const response = await send();
    if (name === 'deleteAccount' && hasSession) deletions.push(response.status);
    return response;
  };
  const check = checkServer(url, { signal: interrupted.signal, fetch: fetchWrongly(wrong) });
  await expect(check).rejects.toThrow('Interrupted.');
  expect(deletions).toEqual([200, 200, 200]);
});

test('a socket is caught with events with content, no events, and pages of other sites', async () => {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) => socket.send('{"type":"dm","data":{"text":"Hello"}}'));
  const report = createReport();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run: Run = { origin, fetch, report, emails: new Set() };
  const visitor = createClient(run, 'a visitor');
  const listener = await listenAs(run, visitor);
  await listener?.expectEvent('dm');
  listener?.expectNone(['dm']);
  await listener?.expectEvent('chat', 'm1', AbortSignal.abort());
  await checkForeignOrigin(run, visitor);
  listener?.close();
  server.close();
  expect(report.problems()).toEqual([
    expect.stringContaining('Unrecognized key: "text"'),
    expect.stringContaining("gets a 'dm' event of someone else"),
    expect.stringContaining("gets no 'chat' event"),
    expect.stringContaining('a page of another site can connect'),
  ]);
});
