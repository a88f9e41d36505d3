import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { openGame } from '../../testing/game.ts';
import { databaseState } from '../db/database-state.ts';
import type { Env } from './endpoints.ts';
import { type Health, type LoopState, mountHealth } from './health.ts';

const MESSAGE = 'The server is busy. Please try again in a moment.';

/** Requests a health check of a healthy server, with some of its state overridden. */
async function fetchHealth(path: '/api/health' | '/api/ready', overrides: Partial<Health> = {}) {
  const app = new Hono<Env>();
  const health: Health = {
    database: async () => 'ok',
    season: () => 'none',
    isDraining: () => false,
    isLeading: () => false,
    ...overrides,
  };
  mountHealth(app, health);
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const season = (state: LoopState) => ({ season: () => state });

it('/api/health returns 200 whatever the process waits for', async () => {
  const overrides = { ...season('late'), isDraining: () => true, database: () => new Promise<never>(() => {}) };
  const { status, body } = await fetchHealth('/api/health', overrides);
  expect([status, body]).toEqual([200, { ok: true }]);
});

it.each<[why: string, ok: boolean, overrides: Partial<Health>, details: object]>([
  ['there is no season', true, {}, {}],
  ['the process leads', true, { isLeading: () => true }, { leader: true }],
  ['the season ticks', true, season('ok'), { season: 'ok' }],
  ['the disk is full', false, { database: async () => 'full' }, { database: 'full' }],
  ['the season is late', false, season('late'), { season: 'late' }],
  ['the process drains', false, { isDraining: () => true }, { draining: true }],
])('/api/ready says, when %s, that it is %s that the process is ready', async (_, ok, overrides, details) => {
  const { status, body, headers } = await fetchHealth('/api/ready', overrides);
  const all = { ok, database: 'ok', season: 'none', draining: false, leader: false, ...details };
  expect([status, body]).toEqual(ok ? [200, all] : [503, { ...all, message: MESSAGE }]);
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual([ok ? null : '2', 'no-store']);
});

it('/api/ready responds within two seconds when the database does not', async () => {
  vi.useFakeTimers();
  const response = fetchHealth('/api/ready', { database: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect((await response).body).toMatchObject({ ok: false, database: 'unreachable' });
});

it.each([
  [{ errcode: 13 }, 'full'],
  [{ code: '53100' }, 'full'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
])('tells by an error %j that the database is %s', async (details, state) => {
  const failing = () => Promise.reject(Object.assign(new Error('failed'), details));
  expect(await databaseState(failing)).toBe(state);
});

it('is healthy but not ready without a database', async () => {
  const game = await openGame();
  const get = async (path: string) => (await game.visitor().get(path)).body;
  expect(await get('/api/ready')).toMatchObject({ database: 'ok' });
  await game.close();
  expect(await get('/api/health')).toEqual({ ok: true });
  expect(await get('/api/ready')).toMatchObject({ ok: false, database: 'unreachable' });
});
