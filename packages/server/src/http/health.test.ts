import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { openGame } from '../testing/game.ts';
import { createAnswers } from './answers.ts';
import type { Env } from './calls.ts';
import { securityHeaders } from './headers.ts';
import { type Health, mountHealth } from './health.ts';

const MESSAGE = 'The server is busy. Please try again in a moment.';

/** Asks a server of which everything is as it should be, but for what is given. */
async function ask(path: '/api/health' | '/api/ready', given: Partial<Health> = {}) {
  const app = new Hono<Env>();
  const health: Health = { database: async () => 'ok', season: () => null, isDraining: () => false, ...given };
  mountHealth(
    app,
    health,
    createAnswers(securityHeaders(false).api, () => {}),
  );
  const answer = await app.request(path);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const seasonOfAge = (ms: number) => () => ({ tickAge: () => ms });

describe('/api/health', () => {
  it.each([
    ['the season stands still', { season: seasonOfAge(Infinity) }],
    ['the process drains', { isDraining: () => true }],
  ])('answers 200 while the process works, even if %s', async (_, given) => {
    const { status, body } = await ask('/api/health', given);
    expect([status, body]).toEqual([200, { ok: true, database: 'ok' }]);
  });

  it.each(['unreachable', 'full'] as const)('answers 503 when the database is %s', async (database) => {
    const { status, body, headers } = await ask('/api/health', { database: async () => database });
    expect([status, body]).toEqual([503, { ok: false, database, message: MESSAGE }]);
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
  });

  it('answers within two seconds when the database does not', async () => {
    vi.useFakeTimers();
    const answer = ask('/api/health', { database: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect((await answer).body).toMatchObject({ ok: false, database: 'unreachable' });
  });
});

describe('/api/ready', () => {
  it.each([
    ['there is no season', {}, { database: 'ok', season: 'none', draining: false }],
    ['the season ticks', { season: seasonOfAge(59_999) }, { database: 'ok', season: 'ok', draining: false }],
  ])('answers 200 when %s', async (_, given, parts) => {
    const { status, body, headers } = await ask('/api/ready', given);
    expect([status, body, headers.get('cache-control')]).toEqual([200, { ok: true, ...parts }, 'no-store']);
  });

  it.each([
    [{ database: async () => 'full' as const }, { database: 'full', season: 'none', draining: false }],
    [{ season: seasonOfAge(60_001) }, { database: 'ok', season: 'late', draining: false }],
    [{ isDraining: () => true }, { database: 'ok', season: 'none', draining: true }],
  ])('answers 503 otherwise, and says why (%#)', async (given, parts) => {
    const { status, body } = await ask('/api/ready', given);
    expect([status, body]).toEqual([503, { ok: false, ...parts, message: MESSAGE }]);
  });
});

it('a server whose database is gone says so, and is neither healthy nor ready', async () => {
  const game = await openGame();
  const paths = ['/api/health', '/api/ready'];
  for (const path of paths) expect((await game.visitor().get(path)).body).toMatchObject({ ok: true, database: 'ok' });
  await game.close();
  for (const path of paths) {
    const { status, body } = await game.visitor().get(path);
    expect([status, body]).toEqual([503, expect.objectContaining({ ok: false, database: 'unreachable' })]);
  }
});
