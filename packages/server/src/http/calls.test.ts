import { type Endpoint, endpoints } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordStatements } from '../testing/failing.ts';
import { type Game, KICK_OFF, openGame, PASSWORD } from '../testing/game.ts';
import { addMatch } from '../testing/rows.ts';
import { createApp } from './app.ts';
import { createLogger } from './log.ts';
import { handle } from './route.ts';

const BUSY = { message: 'The server is busy. Please try again in a moment.' };

/** Calls that wait until they are let go. */
function openCrowd(waitingMax: number) {
  const waiting: (() => void)[] = [];
  const slow = (endpoint: Endpoint) =>
    handle(endpoint, () => new Promise((resolve) => waiting.push(() => resolve({ body: null }))));
  const app = createApp({
    routes: [slow(endpoints.machineStats), handle(endpoints.logout, () => ({ status: 204, body: undefined }))],
    isOwnOrigin: () => true,
    addressOf: () => '',
    throttle: null,
    isHttps: false,
    staticDir: null,
    log: createLogger('silent'),
    health: { database: async () => 'ok', season: () => null, isDraining: () => false },
    waitingMax,
  });
  return { app, waiting, ask: async () => app.request('/api/machine/stats') };
}

describe('L5: more calls than can be answered', () => {
  it.each([3, undefined])('are refused at once, and let in again when some are answered (%s)', async (given) => {
    const most = given ?? 200;
    const { app, waiting, ask } = openCrowd(most);
    const crowd = Array.from({ length: most }, ask);
    await expect.poll(() => waiting.length).toBe(most);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([503, '2', BUSY]);

    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const logout = await app.request('/api/auth/logout', { method: 'POST', headers });
    const health = await app.request('/api/health');
    expect([logout.status, health.status, (await app.request('/')).status]).toEqual([204, 200, 404]);

    waiting.shift()?.();
    expect((await Promise.race(crowd)).status).toBe(200);
    const next = ask();
    await expect.poll(() => waiting.length).toBe(most);
    for (const go of waiting) go();
    expect((await next).status).toBe(200);
    for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
  });
});

describe('on a game', () => {
  let game: Game;
  beforeAll(async () => {
    game = await openGame();
    await addMatch(game.db, 'a', KICK_OFF - 1000, { status: 'LIVE', score_home: 1, score_away: 0 });
  });
  afterAll(() => game.close());

  const CALLS = ['/api/matches/a', '/api/matches/a/play-by-play', '/api/matches/a/chat', '/api/completed/live'];
  it.each([...CALLS, '/api/machine/stats', '/api/leaderboards', '/api/achievements'])(
    'L1: %s is named by an ETag, and 304 for who has it',
    async (path) => {
      const visitor = game.visitor();
      const first = await visitor.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await visitor.get(path, { 'If-None-Match': known });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
        expect(again.headers.get('cache-control')).toBe('no-store');
        expect(again.headers.get('content-type')).toBeNull();
      }
      const other = await visitor.get(path, { 'If-None-Match': '"other"' });
      expect([other.status, other.body]).toEqual([200, first.body]);
    },
  );

  it('L1: another answer has another ETag', async () => {
    const visitor = game.visitor();
    const { headers } = await visitor.get('/api/matches/a');
    await game.db.updateTable('matches').set({ score_home: 3 }).where('id', '=', 'a').execute();
    const again = await visitor.get('/api/matches/a', { 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ scoreHome: 3 })]);
  });

  it('L1: what is refused or not read has none', async () => {
    const visitor = game.visitor();
    const answers = [
      await visitor.get('/api/auth/user', { 'If-None-Match': '*' }),
      await visitor.get('/api/matches/x', { 'If-None-Match': '*' }),
      await visitor.post('/api/auth/logout', undefined, { 'If-None-Match': '*' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
      [401, null],
      [404, null],
      [204, null],
    ]);
  });
});

it('S21, L5: who sends slowly takes nobody’s place', async () => {
  const game = await openGame({ waitingMax: 1 });
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  for (let begun = 0; begun < 60; begun += 1) {
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    void game.app.request('/api/auth/login', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  }
  const login = { email: 'somebody@example.org', password: PASSWORD };
  expect((await game.visitor().post('/api/auth/login', login)).status).toBe(401);
  await game.close();
});

it('S21: who is told to come back has cost the database nothing', async () => {
  const database = await openTestDatabase();
  const { db, kinds } = recordStatements(database.db);
  const game = await openGame({ database: { ...database, db } });
  // The server creates its key when it first needs it.
  await game.services.passwords.prefixFor('');
  kinds.length = 0;
  const login = { email: 'somebody@example.org', password: PASSWORD };
  await Promise.all(Array.from({ length: 80 }, () => game.visitor().post('/api/auth/login', login)));
  // Two questions each, before and after the hash.
  expect(kinds).toHaveLength(2 * 52);
  await game.close();
});

it('S21: of 500 logins at once most are told to come back, and 50 readers a second notice nothing', async () => {
  const game = await openGame();
  await addMatch(game.db, 'a', KICK_OFF - 1000);
  const before = process.memoryUsage().rss;
  const load = { isOver: false };
  const logins = Array.from({ length: 500 }, (_, index) =>
    game.visitor().post('/api/auth/login', { email: `${index}@example.org`, password: PASSWORD }),
  );
  const answered = Promise.all(logins).finally(() => (load.isOver = true));
  const waits: number[] = [];
  while (!load.isOver) {
    const asked = performance.now();
    expect((await game.visitor().get('/api/matches/a')).status).toBe(200);
    waits.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answers = await answered;
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  // 2 and 50.
  expect(answers.length - refused.length).toBe(52);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]).toBeLessThan(250);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  await game.close();
});
