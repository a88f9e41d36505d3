import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Player, createPlayer } from './testing/player.ts';
import { freePort } from './testing/private-postgres.ts';
import { endProcess, runToEnd, startProcess } from './testing/server-process.ts';
import { signupOf } from './testing/game.ts';
import { folderForFile } from './testing/after-test.ts';

const folder = folderForFile();
/** A server with the default settings, for tests that leave it as it is. */
const sharedDir = join(folder, 'shared');
const shared = await startProcess({ DATA_DIR: sharedDir, LOG_LEVEL: 'warn' });
afterAll(() => endProcess(shared, 'SIGTERM'));

const playerAt = (url: string): Player => createPlayer((path, init) => fetch(url + path, init));

it('holds its file exclusively until it is killed, and a new process takes it over (L7, L34)', async () => {
  const env = { DATA_DIR: join(folder, 'killed') };
  const first = await startProcess(env);
  const player = playerAt(first.url);
  expect((await player.post('/api/auth/signup', signupOf('survivor'))).status).toBe(200);

  const second = await runToEnd(env);
  expect(second.code).toBe(2);
  expect(second.output).toBe('');
  expect(second.errors).toMatch(/^\S+ is in use by another server: .* PostgreSQL [^\n]*\n$/);
  expect((await player.get('/api/auth/user')).status).toBe(200);

  await endProcess(first, 'SIGKILL');
  const third = await startProcess(env);
  const back = playerAt(third.url);
  const [name = '', value = ''] = player.cookie().split('=');
  back.setCookie(`${name}=${value}`);
  expect((await back.get('/api/auth/user')).body).toMatchObject({ username: 'survivor' });
  expect(await endProcess(third, 'SIGTERM')).toBe(0);
});

it('finishes requests in progress after SIGTERM and accepts no new ones (L6)', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'graceful') });
  const body = JSON.stringify(signupOf('patient'));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Sec-Fetch-Site': 'same-origin',
  };
  const slow = request(`${server.url}/api/auth/signup`, { method: 'POST', headers });
  slow.write(body.slice(0, 5));
  await once(slow, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  // The response proves that the slow request has reached the server.
  await playerAt(server.url).get('/api/health');
  const ended = endProcess(server, 'SIGTERM');
  const isRefused = async () => {
    for (;;) {
      try {
        await fetch(`${server.url}/api/health`);
      } catch {
        return true;
      }
    }
  };
  expect(await isRefused()).toBe(true);
  slow.end(body.slice(5));
  const [response] = await once(slow, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await ended).toBe(0);
});

it('exits immediately on a second signal (L6)', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'hasty') });
  const hanging = request(`${server.url}/api/auth/login`, { method: 'POST', headers: { 'Content-Length': 5 } });
  hanging.on('error', () => {});
  hanging.write('{');
  await once(hanging, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  await playerAt(server.url).get('/api/health');
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  // Once connections are refused, the first signal has been handled.
  for (let open = true; open;)
    open = await fetch(`${server.url}/api/health`).then(
      () => true,
      () => false,
    );
  server.child.kill('SIGTERM');
  const [code] = await ended;
  expect(code).toBe(1);
});

it('keeps serving but is not ready while draining, until a second signal', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'drains'), DRAIN_SECONDS: '300' });
  const player = playerAt(server.url);
  expect((await player.get('/api/ready')).status).toBe(200);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await player.get('/api/ready')).body).toMatchObject({ ok: false, draining: true });
  expect((await player.get('/api/health')).status).toBe(200);
  expect((await player.post('/api/auth/signup', signupOf('late'))).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
});

it('warns at startup that the cookie is not Secure over plain http (S26)', async () => {
  expect(shared.output).toContain('PUBLIC_ORIGIN is not https');
  const origin = { LOG_LEVEL: 'warn', PUBLIC_ORIGIN: 'https://play.test' };
  const secure = await startProcess({ DATA_DIR: join(folder, 'warns'), ...origin });
  expect(secure.output).not.toContain('PUBLIC_ORIGIN');
  expect(secure.url).toBe('https://play.test');
  await endProcess(secure, 'SIGTERM');
});

it('warns at startup that results can be computed when SEED is set, and offers predictions at once (L34)', async () => {
  const quick = { FEED: 'simulated', BOTS: 'off', LOG_LEVEL: 'warn' };
  const secret = await startProcess({ ...quick, DATA_DIR: join(folder, 'secret') });
  expect(secret.output).not.toContain('SEED');
  const { body } = await playerAt(secret.url).get('/api/predictions/random');
  expect(body).toMatchObject({ match: { status: 'SCHEDULED' }, prediction: { contentHash: expect.any(String) } });
  const open = await startProcess({ ...quick, DATA_DIR: join(folder, 'open'), SEED: '1' });
  expect(open.output.split('\n').filter((line) => line.includes('SEED is set: anyone can compute'))).toHaveLength(1);
  for (const server of [secret, open]) await endProcess(server, 'SIGTERM');
});

it('writes emails with working links to the outbox without a mail server (S32)', async () => {
  const player = playerAt(shared.url);
  await player.post('/api/auth/signup', signupOf('forgetful'));
  await player.post('/api/auth/forgot-password', { email: 'forgetful@example.org' });
  const outbox = join(sharedDir, 'outbox');
  const emails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []);
  // The first email confirms the address.
  while (emails().length < 2) await player.get('/api/health');
  const text = emails()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .join('');
  const [, origin, token] = /\r\n(\S+)\/reset-password\/(\S+)\r\n/.exec(text) ?? [];
  expect(origin).toBe(shared.url);
  const [link = ''] = /http:\S+\/api\/emails\/confirm\/\S+/.exec(text) ?? [];
  // A browser sends this from the page's form over plain http in a home network.
  const confirmed = await fetch(link, { method: 'POST', body: new URLSearchParams(), headers: { Origin: 'null' } });
  expect(confirmed.status).toBe(200);
  const reset = await player.post('/api/auth/reset-password', { token, password: 'remembered from now on' });
  expect(reset.status).toBe(200);
});

it('starts empty in production (S106)', async () => {
  const port = await freePort();
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: `http://localhost:${port}`, MAIL: 'files' };
  const server = await startProcess({ DATA_DIR: join(folder, 'production'), FEED: '', PORT: `${port}`, ...production });
  const player = playerAt(server.url);
  expect((await player.get('/api/predictions/random')).body).toMatchObject({ match: null, endOfDay: false });
  for (const password of ['admin', 'password', 'beatthemachine']) {
    const login = { email: 'admin@example.org', password };
    expect((await player.post('/api/auth/login', login)).status).toBe(401);
  }
  await endProcess(server, 'SIGTERM');
});

it('allows five sign-ups per address by default and ignores X-Forwarded-For (S62)', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'throttled') });
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    const forged = { 'X-Forwarded-For': `192.0.2.${index}` };
    const response = await playerAt(server.url).post('/api/auth/signup', signupOf(`player_${index}`), forged);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await endProcess(server, 'SIGTERM');
});

it('rejects a body that is declared or grows too large (S104)', async () => {
  const large = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(20_000) });
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const url = `${shared.url}/api/auth/login`;
  const whole = await fetch(url, { method: 'POST', body: large, headers });
  expect(whole.status).toBe(413);
  const chunked = request(url, { method: 'POST', headers: { ...headers, 'Transfer-Encoding': 'chunked' } });
  chunked.end(large);
  const [response] = await once(chunked, 'response');
  expect(response.statusCode).toBe(413);
  response.resume();
  expect((await playerAt(shared.url).get('/api/health')).status).toBe(200);
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a number.\n'],
  [{ FEED: 'replay', FEED_FILES: '/nothing/here.json' }, /^[^\n]+\n$/],
  [{ DATA_DIR: '/dev/null/data' }, /^The folder \S+ is inside a file: [^\n]+\n$/],
  [
    { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://play.test' },
    /^PUBLIC_ORIGIN must be set in production[^\n]+\nSMTP_URL must be set in production[^\n]+\n$/,
  ],
])('exits with code 2 and one line per problem for %j', async (env, message) => {
  const ended = await runToEnd({ DATA_DIR: join(folder, 'rejected'), ...env });
  expect(ended.code).toBe(2);
  expect(ended.errors).toMatch(message);
  expect(ended.output).toBe('');
});

it('names a port that is in use in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  for (const variable of ['PORT', 'METRICS_PORT']) {
    const ended = await runToEnd({ DATA_DIR: join(folder, 'port'), [variable]: String(port) });
    expect([ended.code, ended.errors]).toEqual([2, `Port ${port} is in use: set ${variable} to another port.\n`]);
  }
  other.close();
});
