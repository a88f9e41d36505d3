import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { sendChatMessage } from '../../packages/server/src/social/chat/send-chat-message.ts';
import { createClock } from '../../packages/server/src/platform/clock/clock.ts';
import { openDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { listen } from '../../packages/server/src/platform/http/listen.ts';
import { createFeedFromEras } from '../../packages/server/src/season/feeds/simulated.ts';
import { createMachine } from '../../packages/server/src/season/machine/elo.ts';
import { createServer } from '../../packages/server/src/server.ts';
import { addPick, addUsers } from '../../packages/server/src/testing/rows.ts';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { APP_DIST, buildWhenStale } from '../build.ts';

/** The most that the server returns, so the chat is full. */
const MESSAGES = 200;
const MESSAGE_TEXT = 'They have been a step slow on every switch since the break, and nobody closes out.';

type Options = {
  /** Accepts the WebSockets instead of the server. */
  attach?: (server: Server) => void;
  /** Prepares the page before it is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Additional flags for the browser. */
  flags?: readonly string[];
};

/** Starts a server and opens the chat page of a live match in a browser, as a player who picked on it. */
export async function openChatPage({ attach, prepare, flags = [] }: Options) {
  const { url, matchId, addPickFor, sendMessage, close } = await serve(attach);
  const browser = await chromium.launch({ ...LAUNCH_OPTIONS, args: [...LAUNCH_OPTIONS.args, ...flags] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await prepare?.(page);
  await page.goto(`${url}/privacy`);
  await addPickFor(await signUp(page));
  await page.goto(`${url}/match-chat/${matchId}`);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('log').getByText(MESSAGE_TEXT).last().waitFor();
  return {
    page,
    matchId,
    /** Sends a message as another player and notifies the open pages. */
    sendMessage,
    heap: () => heapOf(session),
    cpuSeconds: () => cpuSecondsOf(session),
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Every run uses the same season. */
const OPEN_ERA = { from: 0, seed: 1, secret: null, hasInjuries: true, hasSeasonSecrets: false };

async function serve(attach: Options['attach']) {
  buildWhenStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-chat-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { db } = database;
  const clock = createClock(database.dialect);
  const dataSource = { feed: createFeedFromEras([OPEN_ERA]), machineFor: createMachine };
  const origins = new Set<string>();
  const { app, season, bus, backgroundTasks, sockets } = createServer(
    { publicOrigin: null, staticDir: APP_DIST, dataDir, throttles: false, seed: 1 },
    {
      database,
      clock,
      dataSource,
      log: createLogger('error'),
      isOwnOrigin: (origin) => origins.has(origin),
      transport: async () => {},
    },
  );
  await season?.tick(clock.now());
  const live = db.selectFrom('matches').select('id').where('status', '=', 'LIVE').orderBy('start_time', 'desc');
  const { id: matchId } = await live.executeTakeFirstOrThrow(() => new Error('No match is live.'));
  const addPickFor = (userId: string) => addPick(db, { userId, matchId });

  const [senderId = ''] = await addUsers(db, 1);
  await addPickFor(senderId);
  const sendMessage = async () => {
    await sendChatMessage(db, {
      matchId,
      userId: senderId,
      text: MESSAGE_TEXT,
      requestKey: null,
      at: clock.now(),
      requireMayWrite: async () => {},
    });
    bus.publish({ type: 'chat', data: { matchId } });
  };
  for (let sent = 0; sent < MESSAGES; sent += 1) await sendMessage();

  const { server, port, close } = await listen(app.fetch, 0, '127.0.0.1');
  const url = `http://localhost:${port}`;
  origins.add(url);
  (attach ?? sockets.attach)(server);
  return {
    url,
    matchId,
    addPickFor,
    sendMessage,
    async close() {
      await Promise.all([sockets.close(), close()]);
      await backgroundTasks.settled();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Signs up a player in the page and returns their id. */
const signUp = (page: Page) =>
  page.evaluate(async (): Promise<string> => {
    const names = { firstName: 'A', lastName: 'B', username: 'reader', email: 'reader@bench.test' };
    const response = await fetch('/api/auth/signup', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...names, password: 'correct horse' }),
    });
    const { user } = await response.json();
    return user.id;
  });

/** Returns the heap size in bytes after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  // Some objects become collectable only after a first collection.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Returns the CPU seconds that the page's main thread has used so far. */
async function cpuSecondsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
