import { expect, it } from 'vitest';
import { startServer } from '../../index.ts';
import { openGame } from '../../testing/game.ts';
import { afterTest, temporaryFolder } from '../../testing/after-test.ts';

const TOKEN = 'a token of some length';

it('serves only metrics on the separate port, with the token, and none on the port of the game', async () => {
  const quiet = { dataDir: temporaryFolder(), port: 0, logLevel: 'silent', bots: false } as const;
  const { url, metricsPort, close } = await startServer({ ...quiet, metricsPort: 0, metricsToken: TOKEN });
  afterTest(close);
  const metrics = `http://127.0.0.1:${metricsPort}`;
  await fetch(`${url}/api/health`);
  expect((await fetch(`${metrics}/metrics`)).status).toBe(401);
  const authorized = { headers: { Authorization: `Bearer ${TOKEN}` } };
  const response = await fetch(`${metrics}/metrics`, authorized);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const name of ['http_requests_total', 'season_tick_age_seconds', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  }
  // The first tick ends before the server listens.
  expect(text).toMatch(/^season_tick_duration_seconds_count [1-9]/m);
  for (const path of ['/', '/api/health', '/metrics/'])
    expect((await fetch(metrics + path, authorized)).status).toBe(404);
  expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});

it('serves metrics on the port of the game only with the token', async () => {
  const game = await openGame({ metricsToken: TOKEN });
  const read = (authorization: string) => game.visitor().get('/metrics', { Authorization: authorization });
  for (const wrong of ['', TOKEN, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, `Basic ${TOKEN}`]) {
    const response = await read(wrong);
    expect([wrong, response.status, response.headers.get('www-authenticate')]).toEqual([wrong, 401, 'Bearer']);
    expect(response.text).not.toContain('http_');
  }
  const response = await read(`Bearer ${TOKEN}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.text).toContain('http_requests_total{route="/metrics",method="GET",status="401"} 6');
  expect((await game.visitor().send('POST', '/metrics')).status).toBe(405);
});
