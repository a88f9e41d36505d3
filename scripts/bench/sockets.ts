import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { argv } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseLiveEvent } from '@machine/contract';
import { WebSocket } from 'ws';
import { readCommandLine } from '../../packages/server/src/command-line.ts';
import { realTimers } from '../../packages/server/src/platform/clock/timers.ts';
import { OWN_ORIGIN } from '../../packages/server/src/testing/game.ts';
import { openSocketGame } from '../../packages/server/src/testing/socket-game.ts';
import { BENCHES } from './benches.ts';
import { median, quantile } from './stats.ts';

/**
 * Measures how long a published event takes to reach each of SOCKETS open pages, and how much memory
 * an idle socket takes on the server. The pages run in a separate process on the same machine.
 */
const { values } = readCommandLine(BENCHES.sockets, argv.slice(3));
const SOCKETS = Number(values.sockets);
/** Opened before memory is measured, so that the measurement excludes code. */
const WARM_UP = 100;
const EVENTS_PER_SECOND = 20;
const SECONDS = 10;
const GOAL_P99_MS = 250;
const GOAL_KB_PER_SOCKET = 15;

/** Spreads the sockets over several IP addresses, because the server allows 100 per address. */
const addressAt = (index: number) => `127.0.0.${2 + Math.floor(index / 90)}`;
const now = () => performance.timeOrigin + performance.now();
/** Carries the time of publication in place of the match id. */
const timestampedEvent = () => ({ type: 'chat', data: { matchId: String(now()) } }) as const;

type PagesRequest = { port: number; sockets: number } | { expected: number };
type PagesResponse = { kind: 'open' } | { kind: 'delays'; delays: number[] };

async function requestFrom(pages: ChildProcess, request: PagesRequest): Promise<PagesResponse> {
  pages.send(request);
  const [response] = await once(pages, 'message');
  return response;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function memory(): number {
  collectGarbage();
  return process.memoryUsage().rss;
}

async function serve(): Promise<void> {
  const { game, port, close } = await openSocketGame({ timers: realTimers });
  const pages = fork(import.meta.filename, ['pages']);

  await requestFrom(pages, { port, sockets: WARM_UP });
  const before = memory();
  await requestFrom(pages, { port, sockets: SOCKETS - WARM_UP });
  const kbPerSocket = (memory() - before) / (SOCKETS - WARM_UP) / 1_000;

  const cpu = process.cpuUsage();
  const total = EVENTS_PER_SECOND * SECONDS;
  for (let sent = 0; sent < total; sent += 1) {
    game.bus.publish(timestampedEvent());
    await new Promise((resolve) => setTimeout(resolve, 1_000 / EVENTS_PER_SECOND));
  }
  const { user, system } = process.cpuUsage(cpu);
  const result = await requestFrom(pages, { expected: total * SOCKETS });
  const delays = result.kind === 'delays' ? result.delays : [];
  pages.disconnect();
  await close();

  const p99 = quantile(delays, 0.99);
  const isMet = delays.length === total * SOCKETS && p99 <= GOAL_P99_MS && kbPerSocket <= GOAL_KB_PER_SOCKET;
  console.log(`${SOCKETS} sockets, ${EVENTS_PER_SECOND} events per second for ${SECONDS} s`);
  console.log(`delivered   ${delays.length} of ${total * SOCKETS}`);
  console.log(`delay       p50 ${median(delays).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${GOAL_P99_MS})`);
  console.log(`memory      ${kbPerSocket.toFixed(1)} kB per socket (goal ${GOAL_KB_PER_SOCKET})`);
  console.log(`processor   ${((user + system) / 10_000 / SECONDS).toFixed(0)} % of one core`);
  process.exitCode = isMet ? 0 : 1;
}

const respond = (message: PagesResponse) => process.send?.(message);

/** Runs in the process of the pages: opens the sockets and reports the delays once no more events arrive. */
function runPages(): void {
  const delays: number[] = [];
  const recordDelay = (data: unknown) => {
    const event = parseLiveEvent(String(data));
    if (event?.type === 'chat') delays.push(now() - Number(event.data.matchId));
  };
  const open = async (port: number, index: number) => {
    const localAddress = addressAt(index);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      origin: OWN_ORIGIN,
      localAddress,
      perMessageDeflate: false,
    });
    socket.on('message', recordDelay);
    await once(socket, 'open');
  };
  let opened = 0;
  process.on('message', async (request: PagesRequest) => {
    if ('port' in request) {
      for (const end = opened + request.sockets; opened < end; opened += 1) await open(request.port, opened);
      return respond({ kind: 'open' });
    }
    for (let before = -1; delays.length < request.expected && delays.length > before;) {
      before = delays.length;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    respond({ kind: 'delays', delays });
  });
  process.on('disconnect', () => process.exit());
}

if (argv[2] === 'pages') runPages();
else await serve();
