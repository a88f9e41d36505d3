import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOf } from '../scripts/deploy/dockerfile.ts';
import { type BuiltStage, executeDockerfile, optionsIn } from '../scripts/deploy/execute.ts';

/** The result of the Dockerfile, built without Docker in a clean folder by an unprivileged user. */
let folder: string;
let image: BuiltStage;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machine-deploy-'));
  image = executeDockerfile(folder);
  // In the container, the server's user cannot write to these files.
  spawnSync('chmod', ['-R', 'a-w', `${image.root}/game`]);
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  ({ port } = free.address() as AddressInfo);
  free.close();
  await once(free, 'close');
}, 600_000);
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

/** Starts a command of the image with deployment variables; paths in the image map to its folder. */
function spawnInImage(instruction: 'CMD' | 'HEALTHCHECK', more: Record<string, string> = {}): ChildProcess {
  const [command = '', ...args] = commandOf(image.stage, instruction);
  const { env, ...options } = optionsIn(image, folder);
  const data = { DATA_DIR: image.root + (image.env.DATA_DIR ?? ''), PORT: String(port) };
  return spawn(command, args, { ...options, env: { ...env, ...data, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function exitOf(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout?.resume();
  const [code] = await once(child, 'close');
  return { code, errors };
}

it('contains what the server needs at run time, but no tools, tests or app sources', () => {
  const has = (path: string) => existsSync(`${image.root}/game/${path}`);
  expect(
    ['app/dist/index.html', 'node_modules/hono', 'node_modules/@machine/contract/src/index.ts'].filter(has),
  ).toHaveLength(3);
  for (const tool of ['vite', 'typescript', 'react', 'vitest', 'node'])
    expect([tool, has(`node_modules/${tool}`)]).toEqual([tool, false]);
  expect(has('app/src')).toBe(false);
  expect(globSync('packages/**/*.test.ts', { cwd: `${image.root}/game` })).toEqual([]);
});

it('exits with one line per missing variable', async () => {
  const { code, errors } = await exitOf(spawnInImage('CMD'));
  expect(code).toBe(2);
  expect(errors).toMatch(/^PUBLIC_ORIGIN [^\n]+\nSMTP_URL [^\n]+\n$/);
});

it('runs from a read-only folder, serves the game, passes the health check and stops cleanly', async () => {
  const url = `http://localhost:${port}`;
  const server = spawnInImage('CMD', { PUBLIC_ORIGIN: url, MAIL: 'files' });
  const exited = exitOf(server);
  if (server.stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface(server.stdout)) if (line === `Beat the Machine: ${url}`) break;
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const html = await page.text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/none';
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const user = {
    firstName: 'Ada',
    lastName: 'B',
    email: 'ada@example.org',
    username: 'ada_b',
    password: 'correct horse',
  };
  const signUp = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(user),
  });
  expect(signUp.status).toBe(200);
  expect((await exitOf(spawnInImage('HEALTHCHECK'))).code).toBe(0);
  server.stdout.resume();
  server.kill('SIGTERM');
  expect((await exited).code).toBe(0);
  expect((await exitOf(spawnInImage('HEALTHCHECK'))).code).toBe(1);
});
