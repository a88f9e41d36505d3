import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../packages/server/src/platform/db/open.ts';
import { largeGameIds, openLargeGame } from '../../packages/server/src/testing/large-game.ts';
import { cpuMsOf } from './cpu.ts';
import { openLargeServer, ORIGIN } from './large-server.ts';
import { median } from './stats.ts';

/**
 * Measures the processor time of each read, compared with a bare Hono handler that sends a body of the same size, without
 * sockets and rate limits. Runs on SQLite and, with DATABASE_URL, on PostgreSQL, whose processes count too if they are on
 * this machine. Use an empty database there: the tables are created in a schema of their own, and dropped.
 */
const ROUNDS = 5;
const CALLS = 200;
const AT_ONCE = 16;
const GOAL = 8;

const SCHEMA = 'bench_calls';
const PLAYERS = 1_000;
const { userId: ME, gradedMatchId: MATCH } = largeGameIds(0);

const SHARED = [
  '/api/game',
  `/api/matches/${MATCH}`,
  `/api/matches/${MATCH}/play-by-play`,
  `/api/matches/${MATCH}/chat`,
  '/api/completed/live',
  '/api/machine/stats',
  '/api/machine/edge',
  '/api/leaderboards?board=stars&period=all',
  '/api/predictions/random',
  '/api/predictions/random?match=m155',
  `/api/completed/${MATCH}/recap`,
];
const SIGNED_IN = [
  '/api/auth/user',
  `/api/matches/${MATCH}`,
  `/api/matches/${MATCH}/chat`,
  '/api/match-chats',
  '/api/completed/live',
  '/api/predictions/random',
  `/api/completed/${MATCH}/recap`,
  `/api/users/${ME}/summary`,
  `/api/users/${ME}/followers`,
  '/api/users/search?q=badger',
  '/api/notifications',
  '/api/notifications/unread-count',
  '/api/achievements',
  '/api/dm-threads',
];

type Send = () => Promise<Response>;
type Cpu = () => number;

/** Returns the processor time of this process and others so far, in milliseconds. */
const cpuOf =
  (pids: readonly number[]): Cpu =>
  () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + cpuMsOf(pids);
  };

/** Returns the processor time per response, in microseconds. */
async function measure(send: Send, cpu: Cpu): Promise<number> {
  const before = cpu();
  for (let sent = 0; sent < CALLS; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, async () => (await send()).arrayBuffer()));
  }
  return ((cpu() - before) * 1_000) / (Math.ceil(CALLS / AT_ONCE) * AT_ONCE);
}

/** Returns a handler that does nothing but send a text of this size. */
function bareOf(bytes: number): Send {
  const text = 'x'.repeat(bytes);
  const app = new Hono();
  app.get('/api/*', ({ body }) => body(text, 200, { 'Content-Type': 'application/json' }));
  return async () => app.fetch(new Request(`${ORIGIN}/api/bare`));
}

const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Sec-Fetch-Site': 'same-origin' };

async function measureAll(database: OpenDatabase): Promise<void> {
  const { db, dialect } = database;
  const { app, cookieOf } = openLargeServer(database);
  const cookie = await cookieOf(ME);
  const calls = [
    ...SHARED.map((path) => ({ path, who: 'visitor', headers: HEADERS })),
    ...SIGNED_IN.map((path) => ({ path, who: 'player', headers: { ...HEADERS, Cookie: cookie } })),
  ];

  console.log(`\n${dialect}`);
  console.log(row('call', 'who', 'bytes', 'sent', 'µs', 'bare µs', 'ratio'));
  for (const { path, who, headers } of calls) {
    const fetchWith = (all: Record<string, string>) => async () =>
      app.fetch(new Request(ORIGIN + path, { headers: all }));
    const send = fetchWith(headers);
    const { 'Accept-Encoding': _, ...plain } = headers;
    const response = await fetchWith(plain)();
    if (response.status !== 200) throw new Error(`${path} gets ${response.status}`);
    const bytes = (await response.arrayBuffer()).byteLength;
    const sent = (await (await send()).arrayBuffer()).byteLength;
    const bare = bareOf(bytes);
    const node = cpuOf([]);
    await measure(send, node);
    await measure(bare, node);
    const cpu = cpuOf(dialect === 'postgres' ? await backendsOf(db) : []);
    const times: { own: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push({ own: await measure(send, cpu), bare: await measure(bare, node) });
    }
    const [own, plainOwn] = [median(times.map((time) => time.own)), median(times.map((time) => time.bare))];
    const ratio = own / plainOwn;
    if (ratio > GOAL) process.exitCode = 1;
    const mark = ratio > GOAL ? ' over the goal' : '';
    console.log(row(path, who, bytes, sent, own.toFixed(0), plainOwn.toFixed(0), ratio.toFixed(1)) + mark);
  }
}

const WIDTHS = [42, 8, 8, 8, 7, 8, 6];
const row = (...cells: (string | number)[]) =>
  cells
    .map((cell, index) =>
      index < 2 ? String(cell).padEnd(WIDTHS[index] ?? 0) : String(cell).padStart(WIDTHS[index] ?? 0),
    )
    .join(' ');

async function backendsOf(db: OpenDatabase['db']): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return rows.map(({ pid }) => pid);
}

console.log(`goal: at most ${GOAL} times the processor time of a bare handler`);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-calls-'));
const file = await openLargeGame({ dataDir }, PLAYERS);
await measureAll(file);
await file.close();
rmSync(dataDir, { recursive: true });
if (env.DATABASE_URL) {
  const server = await openLargeGame({ databaseUrl: env.DATABASE_URL, schema: SCHEMA }, PLAYERS);
  try {
    await measureAll(server);
  } finally {
    await sql`drop schema ${sql.ref(SCHEMA)} cascade`.execute(server.db);
    await server.close();
  }
}
