import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findPostgresFor, freePort, startPrivatePostgres } from '../packages/server/src/testing/private-postgres.ts';
import { ROOT } from '../scripts/build.ts';
import { copyTree } from '../scripts/copy-tree.ts';

/** The folder that the image runs, built without Docker from a copy of the working tree. */
let folder: string;
let game: string;
let env: NodeJS.ProcessEnv;
/** In the container the server can't write to its files, so it must not run as root here either. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machine-deploy-'));
  chmodSync(folder, 0o755);
  game = join(folder, 'game');
  // Every user may run this Node.
  copyFileSync(process.execPath, join(folder, 'node'));
  const PATH = [folder, process.env.PATH].join(delimiter);
  copyTree(join(folder, 'source'));
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/build.sh', game], {
    cwd: join(folder, 'source'),
    encoding: 'utf8',
    // The environment of this test run would change the build.
    env: { ...process.env, PATH, NODE_ENV: undefined, VITEST: undefined },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  spawnSync('chmod', ['-R', 'a-w', game]);
  const DATA_DIR = join(folder, 'data');
  mkdirSync(DATA_DIR);
  if (user.uid !== undefined) chownSync(DATA_DIR, user.uid, user.gid);
  env = { PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR };
}, 600_000);
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

function spawnInImage(instruction: 'CMD' | 'HEALTHCHECK', more: NodeJS.ProcessEnv = {}) {
  const line = new RegExp(`^${instruction}[^[]*(.*)$`, 'm').exec(read('Dockerfile'))?.[1];
  const [command = '', ...args] = JSON.parse(line ?? '[]') as string[];
  return spawn(command, args, { ...user, cwd: game, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
}

const exitCode = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0];

it('contains what the server needs at run time, but no tools, tests or app sources', () => {
  const has = (path: string) => existsSync(join(game, path));
  const needed = ['app/dist/index.html', 'node_modules/hono', 'node_modules/@machine/contract/src/index.ts'];
  expect(needed.filter(has)).toEqual(needed);
  const tools = ['vite', 'typescript', 'react', 'vitest', 'node'].map((tool) => `node_modules/${tool}`);
  expect([...tools, 'app/src'].filter(has)).toEqual([]);
  expect(globSync('packages/**/*.test.ts', { cwd: game })).toEqual([]);
});

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the variables that compose.yaml gives the server, with those of .env.example and the given ones in `.env`. */
function composeEnv(own: Record<string, string>): Record<string, string> {
  const pairs = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const dotEnv: Record<string, string> = { ...Object.fromEntries(pairs), ...own };
  const [, game = ''] = /\n {2}game:([^]*?)\n {2}\w/.exec(read('compose.yaml')) ?? [];
  expect(game).toContain('env_file: .env');
  const given = [...game.matchAll(/^ {6}([A-Z_]+): '?(.*?)'?$/gm)]
    .filter(([, name = '']) => name !== 'VITE_CONTACT_EMAIL')
    .map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, key: string) => dotEnv[key] ?? ''),
    ]);
  return { ...dotEnv, ...Object.fromEntries(given) };
}

const [bin, caddy] = [findPostgresFor('the deployment'), spawnSync('caddy', ['version']).status === 0];

it.skipIf(bin === null || !caddy)(
  'serves the site through its proxy while the database takes no writes, or is away, and recovers',
  async () => {
    const postgres = await startPrivatePostgres(bin ?? '');
    const [port, site] = [String(await freePort()), `http://localhost:${await freePort()}`];
    const file = join(folder, 'Caddyfile');
    // The names of the containers' network, on loopback.
    writeFileSync(file, read('deploy/Caddyfile').replace('game:3000', `127.0.0.1:${port}`));
    const variables = composeEnv({ SITE: 'play.example.org', POSTGRES_PASSWORD: 'secret', MAIL: 'files' });
    const onLoopback = {
      DATABASE_URL: postgres.url,
      PUBLIC_ORIGIN: site,
      TRUST_PROXY: '127.0.0.1/32',
      METRICS_HOST: '127.0.0.1',
    };
    const server = spawnInImage('CMD', {
      ...variables,
      ...onLoopback,
      METRICS_PORT: String(await freePort()),
      PORT: port,
    });
    for await (const line of createInterface(server.stdout)) if (line.startsWith('Beat the Machine: ')) break;
    server.stdout.resume();
    const proxy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, SITE: site, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    onTestFinished(async () => {
      for (const child of [proxy, server]) child.kill('SIGKILL');
      await postgres.remove();
    });
    const get = async (path: string) => (await fetch(site + path)).status;
    const login = async () => {
      const body = JSON.stringify({ email: 'ada@example.org', password: 'wrong horse' });
      const headers = { 'Content-Type': 'application/json', Origin: site, 'Sec-Fetch-Site': 'same-origin' };
      return (await fetch(`${site}/api/auth/login`, { method: 'POST', headers, body })).status;
    };
    const works = { page: 200, health: 200, read: 200, write: 401 };
    const seen = async () => ({
      page: await get('/terms'),
      health: await get('/api/health'),
      read: await get('/api/machine/stats'),
      write: await login(),
    });
    await expect.poll(() => get('/api/health').catch(() => 0), { timeout: 30_000 }).toBe(200);
    expect([await seen(), await get('/metrics')]).toEqual([works, 404]);
    // As a full disk does.
    await postgres.query('alter system set default_transaction_read_only = on');
    await postgres.query('select pg_reload_conf()');
    await expect.poll(() => get('/api/ready'), { timeout: 30_000 }).toBe(503);
    expect(await seen()).toMatchObject({ page: 200, health: 200, read: 200 });
    await postgres.stop('fast');
    expect(await seen()).toMatchObject({ page: 200, health: 200 });
    expect(await exitCode(spawnInImage('HEALTHCHECK', { PORT: port }))).toBe(0);
    await postgres.start();
    await postgres.query('alter system reset default_transaction_read_only');
    await postgres.query('select pg_reload_conf()');
    await expect.poll(() => get('/api/ready'), { timeout: 30_000 }).toBe(200);
    expect(await seen()).toEqual(works);
  },
  180_000,
);

it('runs from a read-only folder, serves the game, passes the health check and stops cleanly', async () => {
  const url = `http://localhost:${env.PORT}`;
  const server = spawnInImage('CMD', { PUBLIC_ORIGIN: url, MAIL: 'files' });
  const exited = exitCode(server);
  for await (const line of createInterface(server.stdout)) if (line === `Beat the Machine: ${url}`) break;
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '/none';
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  const names = { firstName: 'Ada', lastName: 'B', email: 'ada@example.org', username: 'ada_b' };
  const signUp = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ ...names, password: 'correct horse' }),
  });
  expect(signUp.status).toBe(200);
  expect(await exitCode(spawnInImage('HEALTHCHECK'))).toBe(0);
  server.stdout.resume();
  server.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(await exitCode(spawnInImage('HEALTHCHECK'))).toBe(1);
});
