import { type Endpoint, endpoints, type MachineStats } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recordStatements } from '../../testing/failing.ts';
import { KICK_OFF, openGame, PASSWORD } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { type AppOptions, createApp } from './app.ts';
import { createLogger } from './log.ts';
import { tooManyRequests } from './http-error.ts';
import { handle } from './route.ts';
import { createSharedCache } from './shared-cache.ts';

const BUSY = { message: 'The server is busy. Please try again in a moment.' };

const APP: Omit<AppOptions, 'routes'> = {
  isOwnOrigin: () => true,
  addressOf: () => '',
  authorize: async () => ({ userId: null }),
  throttle: null,
  isHttps: false,
  staticDir: null,
  publicOrigin: null,
  info: { season: 'LIVE', features: [] },
  log: createLogger('silent'),
  health: { database: async () => 'ok', season: () => 'none', isDraining: () => false, isLeading: () => false },
};

it('rejects more than 200 concurrent requests but logouts, and accepts new ones once others finish', async () => {
  const pending: (() => void)[] = [];
  const slow = (endpoint: Endpoint) =>
    handle(endpoint, () => new Promise((resolve) => pending.push(() => resolve({ body: null }))));
  const routes = [slow(endpoints.machineStats), handle(endpoints.logout, () => ({ status: 204, body: undefined }))];
  const app = createApp({ ...APP, routes });
  const request = async () => app.request('/api/machine/stats');
  const accepted = Array.from({ length: 200 }, request);
  await expect.poll(() => pending.length).toBe(200);
  const rejected = await request();
  expect([rejected.status, rejected.headers.get('retry-after'), await rejected.json()]).toEqual([503, '2', BUSY]);

  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const logout = await app.request('/api/auth/logout', { method: 'POST', headers });
  const health = await app.request('/api/health');
  expect([logout.status, health.status, (await app.request('/')).status]).toEqual([204, 200, 404]);

  pending.shift()?.();
  expect((await Promise.race(accepted)).status).toBe(200);
  const next = request();
  await expect.poll(() => pending.length).toBe(200);
  for (const release of pending) release();
  for (const response of await Promise.all([...accepted, next])) expect(response.status).toBe(200);
});

const game = await openGame();
await addMatch(game.db, 'a', KICK_OFF - 1000, { status: 'LIVE', score_home: 1, score_away: 0 });

describe('ETag', () => {
  it('gets 304 for a client that has the version, and the response for one that has another', async () => {
    const visitor = game.visitor();
    const first = await visitor.get('/api/matches/a');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const repeated = await visitor.get('/api/matches/a', { 'If-None-Match': header });
      expect([repeated.status, repeated.text, repeated.headers.get('etag')]).toEqual([304, '', etag]);
      expect(repeated.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(repeated.headers.get('content-type')).toBeNull();
    }
    await game.db.updateTable('matches').set({ score_home: 3 }).where('id', '=', 'a').execute();
    const again = await visitor.get('/api/matches/a', { 'If-None-Match': etag });
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ scoreHome: 3 })]);
  });

  it('is missing on errors and writes', async () => {
    const visitor = game.visitor();
    const responses = [
      await visitor.get('/api/auth/user', { 'If-None-Match': '*' }),
      await visitor.get('/api/matches/x', { 'If-None-Match': '*' }),
      await visitor.post('/api/auth/logout', undefined, { 'If-None-Match': '*' }),
    ];
    expect(responses.map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
      [401, null],
      [404, null],
      [204, null],
    ]);
  });
});

/** Creates an app whose throttle records which requests it takes back. */
function openLimitedApp(checkAddress = () => {}) {
  const waived: string[] = [];
  const copies = createSharedCache<MachineStats>(500, () => 0);
  const stats = { correctStreak: 3 } as unknown as MachineStats;
  const app = createApp({
    ...APP,
    routes: [
      handle(endpoints.machineStats, async () => ({ body: await copies.get('', async () => stats) })),
      handle(endpoints.achievements, () => ({ body: [] })),
    ],
    files: [{ path: '/file', caching: 'shared', read: async () => 'text' }],
    throttle: {
      checkAddress,
      checkPage: checkAddress,
      admit: async ({ endpoint }) => ({ waive: () => void waived.push(endpoint.path) }),
    },
  });
  return { waived, get: async (path: string, headers = {}) => app.request(path, { headers }) };
}

describe('rate limits', () => {
  it('take back reads that a shared copy answered, and no 304 that the server had to make', async () => {
    const { waived, get } = openLimitedApp();
    const [stats, achievements] = [endpoints.machineStats.path, endpoints.achievements.path];
    await get(stats);
    const etag = (await get(achievements)).headers.get('etag') ?? '';
    expect(waived).toEqual([]);
    await get(stats);
    expect(waived).toEqual([stats]);
    expect((await get(achievements, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(stats, { 'If-None-Match': '*' })).status).toBe(304);
    expect(waived).toEqual([stats]);
  });

  it('count every request under /api and of a public file by its address, and no page', async () => {
    const { get } = openLimitedApp(() => {
      throw tooManyRequests(1_000);
    });
    const paths = ['/api/health', '/api/machine/stats', '/api/nothing', '/file', '/', '/nothing'];
    const responses = await Promise.all(paths.map((path) => get(path)));
    expect(responses.map(({ status }) => status)).toEqual([429, 429, 429, 429, 404, 404]);
    expect(responses[0]?.headers.get('retry-after')).toBe('1');
  });
});

it('does not count requests that are still uploading', async () => {
  const game = await openGame({ concurrentMax: 1 });
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  for (let index = 0; index < 60; index += 1) {
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    void game.app.request('/api/auth/login', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  }
  const login = { email: 'somebody@example.org', password: PASSWORD };
  expect((await game.visitor().post('/api/auth/login', login)).status).toBe(401);
});

it('sends no statements for logins that are rejected with 503, all but 52 at once', async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  const game = await openGame({ database: { ...database, db } });
  const login = { email: 'somebody@example.org', password: PASSWORD };
  kinds.length = 0;
  const responses = await Promise.all(Array.from({ length: 80 }, () => game.visitor().post('/api/auth/login', login)));
  const rejected = responses.filter(({ status }) => status === 503);
  expect(rejected.map(({ headers }) => headers.get('retry-after'))).toEqual(Array.from({ length: 28 }, () => '2'));
  // One statement each, before hashing.
  expect(kinds).toHaveLength(52);
});
