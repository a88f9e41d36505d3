import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLiveEvent } from '@machine/contract';
import { WebSocket } from 'ws';
import { createClock } from '../../packages/server/src/clock.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { createLogger } from '../../packages/server/src/http/log.ts';
import { listen } from '../../packages/server/src/listen.ts';
import { createServer } from '../../packages/server/src/server.ts';

/**
 * How long an event takes from being published to its arrival at each of SOCKETS open pages, and what an idle socket
 * costs the server (RELIABILITY.md L27, L28). The pages are in a process of their own, on the same machine.
 */
const SOCKETS = 1_000;
/** So many open before memory is measured, so that it is not the code that is. */
const WARM_UP = 100;
const EVENTS_A_SECOND = 20;
const SECONDS = 10;
const GOAL_P99_MS = 250;
const GOAL_KB_A_SOCKET = 15;

const ORIGIN = 'http://bench.test';
/** An address has 100 sockets at most: these are so many addresses. */
const addressAt = (index: number) => `127.0.0.${2 + Math.floor(index / 90)}`;
const now = () => performance.timeOrigin + performance.now();
/** The instant at which it was published is the event's match, so that the frame itself tells. */
const eventNow = () => ({ type: 'chat', data: { matchId: String(now()) } }) as const;

type Question = { port: number; sockets: number } | { expected: number };
type Answer = { kind: 'open' } | { kind: 'heard'; delays: number[] };

async function ask(pages: ChildProcess, question: Question): Promise<Answer> {
  pages.send(question);
  const [answer] = await once(pages, 'message');
  return answer;
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

async function serve(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-sockets-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const config = { publicOrigin: ORIGIN, staticDir: null, dataDir, seed: 1 };
  const log = createLogger('silent');
  const clock = createClock(database.dialect);
  const isOwnOrigin = (origin: string) => origin === ORIGIN;
  const parts = { database, clock, dataSource: null, log, isOwnOrigin, transport: async () => {} };
  const { app, services, sockets } = createServer(config, parts);
  const { server, port, close } = await listen(app.fetch, 0, '127.0.0.1');
  sockets.attach(server);
  const pages = fork(import.meta.filename, ['pages'], { execArgv: process.execArgv });

  await ask(pages, { port, sockets: WARM_UP });
  const before = memory();
  await ask(pages, { port, sockets: SOCKETS - WARM_UP });
  const kbASocket = (memory() - before) / (SOCKETS - WARM_UP) / 1_000;

  const cpu = process.cpuUsage();
  const total = EVENTS_A_SECOND * SECONDS;
  for (let sent = 0; sent < total; sent += 1) {
    services.bus.publish(eventNow());
    await new Promise((resolve) => setTimeout(resolve, 1_000 / EVENTS_A_SECOND));
  }
  const { user, system } = process.cpuUsage(cpu);
  const heard = await ask(pages, { expected: total * SOCKETS });
  const delays = heard.kind === 'heard' ? heard.delays : [];
  pages.disconnect();
  await Promise.all([sockets.close(), close()]);
  await database.close();
  rmSync(dataDir, { recursive: true });

  const [p50, p99] = [0.5, 0.99].map((share) => delays[Math.floor(delays.length * share)] ?? Number.NaN);
  const isMet = delays.length === total * SOCKETS && (p99 ?? 0) <= GOAL_P99_MS && kbASocket <= GOAL_KB_A_SOCKET;
  console.log(`${SOCKETS} sockets, ${EVENTS_A_SECOND} events a second for ${SECONDS} s`);
  console.log(`delivered   ${delays.length} of ${total * SOCKETS}`);
  console.log(`delay       p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms (goal ${GOAL_P99_MS})`);
  console.log(`memory      ${kbASocket.toFixed(1)} kB a socket (goal ${GOAL_KB_A_SOCKET})`);
  console.log(`processor   ${((user + system) / 10_000 / SECONDS).toFixed(0)} % of one core`);
  process.exitCode = isMet ? 0 : 1;
}

const answer = (message: Answer) => process.send?.(message);

/** The other side: opens the sockets, gathers delays, and gives them in order when all have come or none come any more. */
function browse(): void {
  const delays: number[] = [];
  const hear = (data: unknown) => {
    const event = parseLiveEvent(String(data));
    if (event?.type === 'chat') delays.push(now() - Number(event.data.matchId));
  };
  const open = async (port: number, index: number) => {
    const localAddress = addressAt(index);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      origin: ORIGIN,
      localAddress,
      perMessageDeflate: false,
    });
    socket.on('message', hear);
    await once(socket, 'open');
  };
  let opened = 0;
  process.on('message', async (question: Question) => {
    if ('port' in question) {
      for (const end = opened + question.sockets; opened < end; opened += 1) await open(question.port, opened);
      return answer({ kind: 'open' });
    }
    for (let before = -1; delays.length < question.expected && delays.length > before;) {
      before = delays.length;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    answer({ kind: 'heard', delays: delays.toSorted((a, b) => a - b) });
  });
  process.on('disconnect', () => process.exit());
}

if (process.argv[2] === 'pages') browse();
else await serve();
