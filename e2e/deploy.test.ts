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

/** What the Dockerfile makes, without Docker: its steps in a clean folder, by a user without rights. */
let folder: string;
let image: BuiltStage;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machine-deploy-'));
  image = executeDockerfile(folder);
  // In a container the user of the server owns none of it.
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

/** A command of the image with the variables of a deployment; addresses inside of it lead into its folder. */
function inImage(instruction: 'CMD' | 'HEALTHCHECK', more: Record<string, string> = {}): ChildProcess {
  const [command = '', ...args] = commandOf(image.stage, instruction);
  const { env, ...options } = optionsIn(image, folder);
  const data = { DATA_DIR: image.root + (image.env.DATA_DIR ?? ''), PORT: String(port) };
  return spawn(command, args, { ...options, env: { ...env, ...data, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout?.resume();
  const [code] = await once(child, 'close');
  return { code, errors };
}

it('holds what the server needs at run time, and no tools, tests or sources of the app', () => {
  const has = (path: string) => existsSync(`${image.root}/game/${path}`);
  expect(
    ['app/dist/index.html', 'node_modules/hono', 'node_modules/@machine/contract/src/index.ts'].filter(has),
  ).toHaveLength(3);
  for (const tool of ['vite', 'typescript', 'react', 'vitest', 'node'])
    expect([tool, has(`node_modules/${tool}`)]).toEqual([tool, false]);
  expect(has('app/src')).toBe(false);
  expect(globSync('packages/**/*.test.ts', { cwd: `${image.root}/game` })).toEqual([]);
});

it('refuses to start without what production needs, a line for each thing', async () => {
  const { code, errors } = await endOf(inImage('CMD'));
  expect(code).toBe(2);
  expect(errors).toMatch(/^PUBLIC_ORIGIN [^\n]+\nSMTP_URL [^\n]+\n$/);
});

it('starts from a tree that it may not write to, plays, is found healthy, and stops cleanly', async () => {
  const url = `http://localhost:${port}`;
  const server = inImage('CMD', { PUBLIC_ORIGIN: url, MAIL: 'files' });
  const ended = endOf(server);
  if (server.stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface(server.stdout)) if (line === `Beat the Machine: ${url}`) break;
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const html = await page.text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/none';
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const person = {
    firstName: 'Ada',
    lastName: 'B',
    email: 'ada@example.org',
    username: 'ada_b',
    password: 'correct horse',
  };
  const signUp = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(person),
  });
  expect(signUp.status).toBe(200);
  expect((await endOf(inImage('HEALTHCHECK'))).code).toBe(0);
  server.stdout.resume();
  server.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect((await endOf(inImage('HEALTHCHECK'))).code).toBe(1);
});
