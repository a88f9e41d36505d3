import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
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
    loops: {},
    isDraining: () => false,
    isLeading: () => false,
    ...overrides,
  };
  mountHealth(app, health);
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const season = (state: LoopState) => ({ loops: { season: () => state } });

describe('/api/health', () => {
  it.each([
    ['the season has stopped', season('late')],
    ['the process is draining', { isDraining: () => true }],
  ])('returns 200 even if %s', async (_, overrides) => {
    const { status, body } = await fetchHealth('/api/health', overrides);
    expect([status, body]).toEqual([200, { ok: true, database: 'ok' }]);
  });

  it.each(['unreachable', 'full'] as const)('returns 503 when the database is %s', async (database) => {
    const { status, body, headers } = await fetchHealth('/api/health', { database: async () => database });
    expect([status, body]).toEqual([503, { ok: false, database, message: MESSAGE }]);
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
  });

  it('responds within two seconds when the database does not', async () => {
    vi.useFakeTimers();
    const response = fetchHealth('/api/health', { database: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect((await response).body).toMatchObject({ ok: false, database: 'unreachable' });
  });
});

describe('/api/ready', () => {
  it.each([
    ['there is no season', season('none'), { database: 'ok', season: 'none', draining: false, leader: false }],
    ['the process leads', { isLeading: () => true }, { database: 'ok', draining: false, leader: true }],
    ['the season ticks', season('ok'), { database: 'ok', season: 'ok', draining: false, leader: false }],
  ])('returns 200 when %s', async (_, overrides, details) => {
    const { status, body, headers } = await fetchHealth('/api/ready', overrides);
    expect([status, body, headers.get('cache-control')]).toEqual([200, { ok: true, ...details }, 'no-store']);
  });

  it.each([
    [{ database: async () => 'full' as const }, { database: 'full', draining: false, leader: false }],
    [season('late'), { database: 'ok', season: 'late', draining: false, leader: false }],
    [{ isDraining: () => true }, { database: 'ok', draining: true, leader: false }],
  ])('returns 503 with the reason otherwise: case %#', async (overrides, details) => {
    const { status, body } = await fetchHealth('/api/ready', overrides);
    expect([status, body]).toEqual([503, { ok: false, ...details, message: MESSAGE }]);
  });
});

it.each([
  [{ errcode: 13 }, 'full'],
  [{ code: '53100' }, 'full'],
  [{ code: 'ECONNREFUSED' }, 'unreachable'],
])('tells by an error %j that the database is %s', async (details, state) => {
  const failing = () => Promise.reject(Object.assign(new Error('failed'), details));
  expect(await databaseState(failing)).toBe(state);
});

it('is neither healthy nor ready without a database', async () => {
  const game = await openGame();
  const paths = ['/api/health', '/api/ready'];
  for (const path of paths) expect((await game.visitor().get(path)).body).toMatchObject({ ok: true, database: 'ok' });
  await game.close();
  for (const path of paths) {
    const { status, body } = await game.visitor().get(path);
    expect([status, body]).toEqual([503, expect.objectContaining({ ok: false, database: 'unreachable' })]);
  }
});
