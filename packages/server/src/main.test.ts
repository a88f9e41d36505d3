import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Player, createPlayer } from './testing/player.ts';
import { endProcess, runToEnd, startProcess } from './testing/server-process.ts';
import { signupOf } from './testing/game.ts';
import { folderForFile } from './testing/after-test.ts';

const folder = folderForFile();

const playerAt = (url: string): Player => createPlayer((path, init) => fetch(url + path, init));

it('holds its file exclusively until it is killed, and a new process takes it over', async () => {
  const env = { DATA_DIR: join(folder, 'killed') };
  const first = await startProcess(env);
  const player = playerAt(first.url);
  expect((await player.post('/api/auth/signup', signupOf('survivor'))).status).toBe(200);

  const second = await runToEnd(env);
  expect(second).toMatchObject({ code: 2, output: '' });
  expect(second.errors).toMatch(/^\S+ is in use by another server: .* PostgreSQL [^\n]*\n$/);

  await endProcess(first, 'SIGKILL');
  const third = await startProcess(env);
  const back = playerAt(third.url);
  back.setCookie(player.cookie());
  expect((await back.get('/api/auth/user')).body).toMatchObject({ username: 'survivor' });
  expect(await endProcess(third, 'SIGTERM')).toBe(0);
});

it('keeps serving but is not ready while draining, until a second signal', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'drains'), DRAIN_SECONDS: '300', LOG_LEVEL: 'warn' });
  expect(server.output).toContain('PUBLIC_ORIGIN is not https');
  const player = playerAt(server.url);
  expect((await player.get('/api/ready')).status).toBe(200);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await player.get('/api/ready')).body).toMatchObject({ ok: false, draining: true });
  expect((await player.get('/api/health')).status).toBe(200);
  expect((await player.post('/api/auth/signup', signupOf('late'))).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
});

it('exits with code 2 and one line per problem', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://play.test' };
  expect(await runToEnd({ DATA_DIR: join(folder, 'rejected'), ...env })).toEqual({
    code: 2,
    output: '',
    errors: expect.stringMatching(
      /^PUBLIC_ORIGIN must be set in production[^\n]+\nSMTP_URL must be set in production[^\n]+\n$/,
    ),
  });
});
