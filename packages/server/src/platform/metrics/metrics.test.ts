import { expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { afterTest } from '../../testing/after-test.ts';
import { openGame } from '../../testing/game.ts';
import { openSocketGame } from '../../testing/socket-game.ts';
import { samples } from '../../testing/metric-samples.ts';
import { createMetrics } from './metrics.ts';

async function open(options: Parameters<typeof openGame>[0] = {}) {
  const metrics = createMetrics();
  return { metrics, game: await openGame({ metrics, ...options }) };
}

it('counts requests by template, method and status, without user input', async () => {
  const { metrics, game } = await open();
  const visitor = game.visitor();
  for (const id of ['secret-1', 'secret-2']) await visitor.get(`/api/matches/${id}`);
  await visitor.get('/api/secret-3');
  await visitor.send('PURGE', '/secret-4');
  await visitor.get('/secret-5');
  await visitor.get('/api/health');
  await visitor.post('/api/auth/login', { email: 'secret-6@example.org', password: 'secret-7' });
  const { text } = await metrics.read();
  expect(text).not.toContain('secret');
  expect((await samples(metrics, 'http_requests_total')).toSorted()).toEqual([
    'http_requests_total{route="/api/auth/login",method="POST",status="401"} 1',
    'http_requests_total{route="/api/health",method="GET",status="200"} 1',
    'http_requests_total{route="/api/matches/:id",method="GET",status="404"} 2',
    'http_requests_total{route="page",method="GET",status="404"} 1',
    'http_requests_total{route="page",method="other",status="405"} 1',
    'http_requests_total{route="unknown",method="GET",status="404"} 1',
  ]);
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="/api/matches/:id",method="GET"} 2');
});

it('counts shed requests', async () => {
  const { metrics, game } = await open({ concurrentMax: 0 });
  expect((await game.visitor().get('/api/achievements')).status).toBe(503);
  expect(await samples(metrics, 'http_requests_shed_total')).toEqual(['http_requests_shed_total 1']);
});

it('reports the number of open sockets', async () => {
  const metrics = createMetrics();
  const at = await openSocketGame({ metrics });
  const first = await at.open();
  await at.open();
  expect(await samples(metrics, 'websocket_connections')).toEqual(['websocket_connections 2']);
  first.socket.close();
  await first.closed;
  await expect.poll(() => samples(metrics, 'websocket_connections')).toEqual(['websocket_connections 1']);
});

it('counts failed statements and connections by kind', async () => {
  const metrics = createMetrics();
  const onFailure = metrics.countDatabaseError;
  const database = await openDatabase({ databaseUrl: null, dataDir: ':memory:', onFailure });
  afterTest(database.close);
  const twice = { name: 'a', value: 'b' };
  await database.db.insertInto('key_value').values(twice).execute();
  await expect(database.db.insertInto('key_value').values(twice).execute()).rejects.toThrow('UNIQUE');
  expect(await samples(metrics, 'database_errors')).toEqual(['database_errors_total{kind="constraint"} 1']);
  const opening = openDatabase({ databaseUrl: 'postgres://127.0.0.1:1/x', dataDir: '', onFailure });
  await expect(opening).rejects.toThrow(/^The database cannot be opened: .*ECONNREFUSED/);
  expect((await samples(metrics, 'database_errors')).at(-1)).toMatch(
    /^database_errors_total\{kind="connection"\} \d+$/,
  );
});
