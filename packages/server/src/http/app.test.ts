import { type Endpoint, endpoints, endpointUrl } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame, signupOf } from '../testing/game.ts';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { handle } from './route.ts';

let game: Game;
beforeAll(async () => {
  game = await openGame();
});
afterAll(() => game.close());

const QUERIES: Record<string, Record<string, string>> = { searchUsers: { q: 'x' } };
const calls = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => {
  const url = endpointUrl(path, { id: 'x', followerId: 'y', threadId: 'z' }, QUERIES[name]);
  return { name, method, url };
});

describe('the table of calls', () => {
  it.each(calls)('$name has an answer at $method $url', async ({ method, url }) => {
    const answer = await game.visitor().send(method, url);
    expect([200, 204, 400, 401, 404]).toContain(answer.status);
    expect(answer.body).not.toEqual({ message: 'There is nothing at this address.' });
    expect(answer.body === '' || typeof answer.body === 'object').toBe(true);
  });

  it.each(calls)('S104: $url refuses other methods and says which it knows', async ({ url, method }) => {
    for (const other of ['PUT', 'OPTIONS']) {
      const answer = await game.visitor().send(other, url);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toContain(method);
      expect(answer.body).toEqual({ message: 'This address does not work that way.' });
    }
  });

  // A forgotten password is answered before any work, and a report asks no database: there is nothing to break.
  const working = calls.filter(({ name }) => !['forgotPassword', 'reportClientError'].includes(name));
  it.each(working)('S103: $name tells nothing when the ground breaks away', async ({ method, url }) => {
    const broken = await openGame();
    await broken.close();
    const bodies: Record<string, unknown> = {
      '/api/auth/login': { email: 'a@example.org', password: 'long enough' },
      '/api/auth/signup': signupOf('broken'),
      '/api/auth/reset-password': { token: 'x', password: 'long enough' },
      '/api/user/change-password': { currentPassword: 'x', newPassword: 'long enough' },
      '/api/user/preferences': { notifyRankUp: false },
      '/api/picks': { matchId: 'x', choice: 'AGREE' },
      '/api/matches/x/chat': { text: 'hello' },
      '/api/dm-threads': { participantIds: ['x'] },
      '/api/dm-threads/z/messages': { text: 'hello' },
      '/api/dm-threads/z/participants': { participantIds: ['x'] },
    };
    const player = broken.visitor();
    player.setCookie(`session=${'A'.repeat(43)}`);
    const body = method === 'GET' ? undefined : bodies[url];
    const answer = await player.send(method, url, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(500);
    expect(answer.text).toMatch(/^\{"message":"[\w ]+\."\}$/);
  });
});

describe('addresses', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/user/more', '/api/../api/x'])(
    'S103: %s is nowhere, in JSON',
    async (path) => {
      const answer = await game.visitor().get(path);
      expect([answer.status, answer.body]).toEqual([404, { message: 'There is nothing at this address.' }]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  it('GET /api/login leads to the login dialog', async () => {
    const answer = await game.visitor().get('/api/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?login=1']);
    expect((await game.visitor().post('/api/login')).status).toBe(405);
  });

  it('S104: pages can only be read', async () => {
    const answer = await game.visitor().post('/completed');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a call that takes too long', () => {
  it('S104, L4: is answered with 503 and when to come back', async () => {
    const app = createApp({
      routes: [handle(endpoints.machineStats, () => new Promise<never>(() => {}))],
      isOwnOrigin: () => true,
      addressOf: () => '',
      throttle: null,
      isHttps: false,
      staticDir: null,
      log: createLogger('silent'),
      health: { database: async () => 'ok', season: () => null, isDraining: () => false },
      deadlineMs: 5,
    });
    const answer = await app.request('/api/machine/stats');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toEqual({ message: 'The server is busy. Please try again in a moment.' });
  });
});

it('S105: the log holds no password, cookie, address or query', async () => {
  const lines: string[] = [];
  const noisy = await openGame({ log: createLogger('trace', { write: (line) => void lines.push(line) }) });
  const player = noisy.visitor();
  const details = { ...signupOf('secret_name'), password: 'secret password', firstName: 'SecretFirst' };
  await player.post('/api/auth/signup', details);
  const cookie = player.cookie();
  await player.post('/api/auth/login', { ...details, password: 'secret wrong' });
  await player.get('/api/users/search?q=secret-query');
  await player.get('/reset-password/secret-token');
  await player.post('/api/picks', { matchId: 'secret-match', choice: 'AGREE' });
  await noisy.close();
  await player.post('/api/auth/signup', details);
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(6);
  expect(log).toContain('"route":"/api/auth/signup","status":200');
  expect(log).not.toMatch(/secret/i);
  expect(log).not.toContain(cookie.split('=')[1]);
});
