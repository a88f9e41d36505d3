import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../packages/server/src/platform/db/open.ts';
import { createSessions } from '../../../packages/server/src/platform/session/session.ts';
import { startCluster } from '../../../packages/server/src/testing/cluster.ts';
import { findPostgresFor, startPrivatePostgres } from '../../../packages/server/src/testing/private-postgres.ts';
import { addMatch, addUsers } from '../../../packages/server/src/testing/rows.ts';
import { endProcess, startProcess } from '../../../packages/server/src/testing/server-process.ts';

/** Something that answers the calls of the load benchmark. */
export type System = Awaited<ReturnType<typeof openBare>>;

/** The data of every system. Every player can pick every match once. */
export type Fixture = {
  userIds: string[];
  matchIds: string[];
  /** A Cookie header for each player. */ cookies: string[];
};

const PLAYERS = 200;
const MATCHES = 500;
const WEEK_MS = 7 * 24 * 60 * 60_000;
const ENV = { THROTTLES: 'off', LOG_LEVEL: 'error', FEED: 'none' };

async function fill(databaseUrl: string | null, dataDir: string): Promise<Fixture> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const userIds = await addUsers(db, PLAYERS);
  const matchIds = Array.from({ length: MATCHES }, (_, index) => `match-${index}`);
  const probabilities = { home: 60, draw: 0, away: 40 };
  await db.transaction().execute(async (transaction) => {
    for (const id of matchIds) await addMatch(transaction, id, Date.now() + WEEK_MS, { probabilities });
  });
  const sessions = createSessions({ db, isHttps: false, wall: Date.now });
  const cookies = [];
  for (const id of userIds) {
    const { 'Set-Cookie': cookie = '' } = await sessions.start(new Request('http://localhost'), id);
    cookies.push(cookie.split(';')[0] ?? '');
  }
  await close();
  return { userIds, matchIds, cookies };
}

/** One process on SQLite. */
export async function openOnSqlite(): Promise<System & { fixture: Fixture }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const fixture = await fill(null, dataDir);
  const running = await startProcess({ ...ENV, DATA_DIR: dataDir });
  return {
    name: 'SQLite',
    url: running.url,
    fixture,
    cpuMs: async () => cpuMsOf([running.child.pid]),
    async close() {
      await endProcess(running, 'SIGTERM');
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** One process, or several behind a proxy, on a PostgreSQL of their own; null when it isn't installed. */
export async function openOnPostgres(count: number): Promise<(System & { fixture: Fixture }) | null> {
  const bin = findPostgresFor('PostgreSQL');
  if (bin === null) return null;
  const postgres = await startPrivatePostgres(bin);
  const fixture = await fill(postgres.url, '');
  const backends = async () =>
    (await postgres.query<{ pid: number }>('select pid from pg_stat_activity')).map(({ pid }) => pid);
  const servers = await openServers(count, postgres.url);
  return {
    ...servers,
    name: count === 1 ? 'PostgreSQL' : `${count} processes`,
    fixture,
    cpuMs: async () => cpuMsOf([...servers.pids(), ...(await backends())]),
    async close() {
      await servers.close();
      await postgres.remove();
    },
  };
}

async function openServers(count: number, databaseUrl: string) {
  if (count > 1) return startCluster({ count, databaseUrl, env: ENV });
  const running = await startProcess({ ...ENV, DATABASE_URL: databaseUrl });
  return {
    url: running.url,
    pids: () => [running.child.pid],
    close: () => endProcess(running, 'SIGTERM').then(() => {}),
  };
}

/** A bare Hono handler, which answers `/BYTES` with JSON of that size. */
export async function openBare() {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [port] = await once(child, 'message');
  return {
    name: 'bare Hono',
    url: `http://127.0.0.1:${port}`,
    /** Returns the processor time in milliseconds that its processes, and those of its database, have used so far. */
    cpuMs: async () => cpuMsOf([child.pid]),
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time of these processes so far, in milliseconds. */
function cpuMsOf(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : ticksOf(pid) * TICK_MS), 0);
}

function ticksOf(pid: number): number {
  try {
    // The name before the last parenthesis can contain spaces.
    const columns = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(columns[11]) + Number(columns[12]);
  } catch {
    // A backend that has just ended.
    return 0;
  }
}
