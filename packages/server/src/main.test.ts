import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPlayer } from './testing/player.ts';
import { runToEnd, startProcess } from './testing/server-process.ts';
import { signupOf } from './testing/game.ts';
import { temporaryFolder } from './testing/after-test.ts';

it('holds its file exclusively, and keeps serving but is not ready while draining, until a second signal', async () => {
  const env = { DATA_DIR: join(temporaryFolder(), 'drains'), DRAIN_SECONDS: '300', LOG_LEVEL: 'warn' };
  const server = await startProcess(env);
  expect(server.output).toContain('PUBLIC_ORIGIN is not https');
  const player = createPlayer((path, init) => fetch(server.url + path, init));
  expect((await player.get('/api/ready')).status).toBe(200);

  const second = await runToEnd(env);
  expect(second).toMatchObject({ code: 2, output: '' });
  expect(second.errors).toMatch(/^\S+ is in use by another server: .* PostgreSQL [^\n]*\n$/);

  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await player.get('/api/ready')).body).toMatchObject({ ok: false, draining: true });
  expect((await player.get('/api/health')).status).toBe(200);
  expect((await player.post('/api/auth/signup', signupOf('late'))).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
});
