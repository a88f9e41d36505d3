import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const USER = 'postgres';

/** A separate PostgreSQL server that tests may break. */
export type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;

/** Returns the folder of PostgreSQL's programs, or null after printing which tests are skipped without it. */
export function findPostgresFor(test: string): string | null {
  const bin = findPostgres();
  if (bin === null) process.stderr.write(`PostgreSQL is not installed: skipping the tests of ${test}.\n`);
  return bin;
}

/** Returns the folder of the programs of the newest version; null without any. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/** Returns the user to run it as, since PostgreSQL does not run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = [USER, 'nobody'].flatMap((name) => users.filter(([user]) => user === name))[0] ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Creates and starts a server in a temporary folder on a free port. `fsync`: as in production; off is faster. */
export async function startPrivatePostgres(bin: string, fsync: 'on' | 'off' = 'on') {
  const runAs = { ...owner(), cwd: tmpdir() };
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;

  const control = (...words: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...words], runAs);
  const start = async () => {
    const options = `-p ${port} -c fsync=${fsync} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    await control('start', '-l', join(folder, 'log'), '-t', '30', '-o', options);
  };

  async function query<Row>(text: string): Promise<Row[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    return client.query(text).then(
      ({ rows }) => client.end().then(() => rows as Row[]),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  }

  const processes = () => {
    const [head = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', head], { encoding: 'utf8' });
    return [head, ...children.trim().split(/\s+/)].map(Number);
  };
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };

  await run(join(bin, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], runAs);
  await start();
  // Runs on exit even if tests fail.
  const cleanUp = () => {
    thaw();
    if (existsSync(join(data, 'postmaster.pid')))
      execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...runAs, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);

  return {
    url,
    query,
    /** Resolves when it accepts connections. */
    start,
    thaw,
    stop: async (mode: 'fast' | 'immediate') => void (await control('stop', '-m', mode)),
    /** Terminates all other connections and returns their number. */
    async terminateBackends() {
      const ended = await query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`);
      return ended.length;
    },
    /** Suspends all its processes until `thaw`. */
    freeze() {
      frozen = processes();
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    async remove() {
      process.off('exit', cleanUp);
      cleanUp();
    },
  };
}
