import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { type Config, type RunningServer, startServer } from '../../index.ts';
import { openGame } from '../../testing/game.ts';
import { afterTest, temporaryFolder } from '../../testing/after-test.ts';

const TOKEN = 'a token of some length';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

async function start(folder: string, options: Partial<Config>): Promise<RunningServer> {
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', bots: false };
  const server = await startServer({ dataDir: join(dataDir, folder), ...quiet, ...options });
  afterTest(server.close);
  return server;
}

const read = async ({ metricsPort }: RunningServer) => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

it('serves only metrics on the separate port, and none on the port of the game', async () => {
  const { url, metricsPort } = await start('one', { metricsPort: 0 });
  const metrics = `http://127.0.0.1:${metricsPort}`;
  await fetch(`${url}/api/health`);
  const response = await fetch(`${metrics}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const name of ['http_requests_total', 'season_tick_age_seconds', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  }
  // The first tick ends before the server listens.
  expect(text).toMatch(/^season_tick_duration_seconds_count [1-9]/m);
  for (const path of ['/', '/api/health', '/metrics/']) expect((await fetch(metrics + path)).status).toBe(404);
  expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});

it('counts two servers in one process separately', async () => {
  const [one, other] = [await start('one', { metricsPort: 0 }), await start('other', { metricsPort: 0 })];
  await fetch(`${one.url}/api/health`);
  expect(await read(one)).toContain('route="/api/health"');
  expect(await read(other)).not.toContain('route="/api/health"');
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

it('requires a configured token on the separate port too', async () => {
  const { metricsPort } = await start('one', { metricsPort: 0, metricsToken: TOKEN });
  const url = `http://127.0.0.1:${metricsPort}/metrics`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
});
