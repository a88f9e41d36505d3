import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { sendChatMessage } from '../../packages/server/src/chat/send.ts';
import { createClock } from '../../packages/server/src/clock.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { createLogger } from '../../packages/server/src/http/log.ts';
import { listen } from '../../packages/server/src/listen.ts';
import { openDataSource } from '../../packages/server/src/season/data-source.ts';
import { createServer } from '../../packages/server/src/server.ts';
import { addPick, addUsers } from '../../packages/server/src/testing/rows.ts';
import { BROWSER_FLAGS } from '../browser-flags.ts';
import { findOrInstallBrowser } from '../browser.ts';
import { APP_DIST, buildWhenStale } from '../build.ts';

/** So many the server sends at most: the chat is full. */
const MESSAGES = 200;
const SAID = 'They have been a step slow on every switch since the break, and nobody closes out.';

type Options = {
  /** What takes the sockets, if not the server itself. */
  attach?: (server: Server) => void;
  /** What the page needs before it is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /** For the browser, besides those that every test has. */
  flags?: readonly string[];
};

/** The built app in a browser, on the page of a live match that its player has picked on, with a server of its own. */
export async function openChatPage({ attach, prepare, flags = [] }: Options) {
  const { url, matchId, letIn, say, close } = await serve(attach);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...BROWSER_FLAGS, ...flags] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await prepare?.(page);
  await page.goto(`${url}/privacy`);
  await letIn(await signUp(page));
  await page.goto(`${url}/match-chat/${matchId}`);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('log').getByText(SAID).last().waitFor();
  return {
    page,
    matchId,
    /** One more message of somebody else, of which the open pages are told. */
    say,
    heap: () => heapOf(session),
    work: () => workOf(session),
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Every run of the bench plays the same season. */
const OPEN_ERA = { from: 0, seed: 1, secret: null };

async function serve(attach: Options['attach']) {
  buildWhenStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-chat-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { db } = database;
  const clock = createClock(database.dialect);
  const world = await openDataSource({ feed: 'simulated', feedFiles: [], eras: [OPEN_ERA] }, clock.now());
  const origins = new Set<string>();
  const { app, season, services, sockets } = createServer(
    { publicOrigin: null, staticDir: APP_DIST, dataDir, throttles: false, seed: 1 },
    {
      database,
      clock,
      dataSource: world,
      log: createLogger('error'),
      isOwnOrigin: (origin) => origins.has(origin),
      transport: async () => {},
    },
  );
  await season?.tick(clock.now());
  const live = db.selectFrom('matches').select('id').where('status', '=', 'LIVE').orderBy('start_time', 'desc');
  const { id: matchId } = await live.executeTakeFirstOrThrow(() => new Error('No match of the season is live.'));
  const letIn = (userId: string) => addPick(db, { userId, matchId });

  const [talker = ''] = await addUsers(db, 1);
  await letIn(talker);
  const say = async () => {
    await sendChatMessage(db, { matchId, userId: talker, text: SAID, requestKey: null, at: clock.now() });
    services.bus.publish({ type: 'chat', data: { matchId } });
  };
  for (let said = 0; said < MESSAGES; said += 1) await say();

  const { server, port, close } = await listen(app.fetch, 0, '127.0.0.1');
  const url = `http://localhost:${port}`;
  origins.add(url);
  (attach ?? sockets.attach)(server);
  return {
    url,
    matchId,
    letIn,
    say,
    async close() {
      await Promise.all([sockets.close(), close()]);
      await services.backgroundTasks.settled();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The id of a new player, whom the page has from then on. */
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

/** Bytes, once what is not needed any more is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  // What a first collection lets go of only a second one finds.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Seconds of a processor that the page's own thread has had so far, however long it waited for them. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
