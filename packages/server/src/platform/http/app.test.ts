import { type Endpoint, endpoints, endpointUrl } from '@machine/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openGame, signupOf } from '../../testing/game.ts';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { handle } from './route.ts';

const game = await openGame();
afterAll(game.close);

const QUERIES: Record<string, Record<string, string>> = { searchUsers: { q: 'x' } };
const requests = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => {
  const url = endpointUrl(path, { id: 'x', followerId: 'y', threadId: 'z' }, QUERIES[name]);
  return { name, method, url };
});

describe('endpoints', () => {
  it.each(requests)('$method $url ($name) is implemented', async ({ method, url }) => {
    const response = await game.visitor().send(method, url);
    expect([200, 204, 400, 401, 404]).toContain(response.status);
    expect(response.body).not.toEqual({ message: 'Not found.' });
    expect(response.body === '' || typeof response.body === 'object').toBe(true);
  });

  it.each(requests)('$url rejects other methods and lists the allowed ones (S104)', async ({ url, method }) => {
    for (const other of ['PUT', 'OPTIONS']) {
      const response = await game.visitor().send(other, url);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain(method);
      expect(response.body).toEqual({ message: 'Method not allowed.' });
    }
  });

  // Except those that respond without the database.
  const usingDatabase = requests.filter(({ name }) => !['forgotPassword', 'reportClientError'].includes(name));
  it.each(usingDatabase)('$name reveals nothing when the database is closed (S103)', async ({ method, url }) => {
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
    const response = await player.send(method, url, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(500);
    expect(response.text).toMatch(/^\{"message":"[\w ]+\."\}$/);
  });
});

describe('paths', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/user/more', '/api/../api/x'])(
    'returns a JSON 404 for %s (S103)',
    async (path) => {
      const response = await game.visitor().get(path);
      expect([response.status, response.body]).toEqual([404, { message: 'Not found.' }]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  it('redirects GET /api/login to the login dialog', async () => {
    const response = await game.visitor().get('/api/login');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?login=1']);
    expect((await game.visitor().post('/api/login')).status).toBe(405);
  });

  it('rejects methods other than GET and HEAD for pages (S104)', async () => {
    const response = await game.visitor().post('/completed');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('deadline', () => {
  it('returns 503 with Retry-After for a slow request (L4, S104)', async () => {
    const app = createApp({
      routes: [handle(endpoints.machineStats, () => new Promise<never>(() => {}))],
      isOwnOrigin: () => true,
      addressOf: () => '',
      throttle: null,
      isHttps: false,
      staticDir: null,
      log: createLogger('silent'),
      health: { database: async () => 'ok', loops: {}, isDraining: () => false },
      deadlineMs: 5,
    });
    const response = await app.request('/api/machine/stats');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({ message: 'The server is busy. Please try again in a moment.' });
  });
});

it('logs no password, cookie, email address or query (S105)', async () => {
  const lines: string[] = [];
  const logging = await openGame({ log: createLogger('trace', { write: (line) => void lines.push(line) }) });
  const player = logging.visitor();
  const details = { ...signupOf('secret_name'), password: 'secret password', firstName: 'SecretFirst' };
  await player.post('/api/auth/signup', details);
  const cookie = player.cookie();
  await player.post('/api/auth/login', { ...details, password: 'secret wrong' });
  await player.get('/api/users/search?q=secret-query');
  await player.get('/reset-password/secret-token');
  await player.post('/api/picks', { matchId: 'secret-match', choice: 'AGREE' });
  await logging.close();
  await player.post('/api/auth/signup', details);
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(6);
  expect(log).toContain('"route":"/api/auth/signup","status":200');
  expect(log).not.toMatch(/secret/i);
  expect(log).not.toContain(cookie.split('=')[1]);
});
