import { once } from 'node:events';
import type { Socket } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  chromium,
  type Page,
} from 'playwright';
import { listen } from '../packages/server/src/platform/http/listen.ts';
import { closingAfterTest } from '../packages/server/src/testing/after-test.ts';
import { fakeDataSource, fakeMatch, HOUR } from '../packages/server/src/testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../packages/server/src/testing/game.ts';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { APP_DIST } from '../scripts/build.ts';

/** Hours from the start of the game until the matches start. Each is live for two hours and ends 101–98. */
export const MATCHES = { derby: 1, opener: 2, evening: 3, late: 22, far: 30 } as const;

export type TestGame = Awaited<ReturnType<typeof startGame>>;

const start = (id: keyof typeof MATCHES) => KICK_OFF + MATCHES[id] * HOUR;

/** One browser of each engine for all files, which run in one process and whose end closes it. */
const browsers = new Map<BrowserType, Promise<Browser>>();

function browserOf(engine: BrowserType): Promise<Browser> {
  const browser = browsers.get(engine) ?? engine.launch(engine === chromium ? LAUNCH_OPTIONS : {});
  browsers.set(engine, browser);
  return browser;
}

/** Starts the whole server with the built app in this process until the end of the test or file, at a time that only the test changes. */
export async function startGame({ engine = chromium }: { engine?: BrowserType } = {}) {
  let url = '';
  const game = await openGame({
    staticDir: APP_DIST,
    feed: 'simulated',
    dataSource: fakeDataSource([
      fakeMatch('derby', start('derby'), { homeTeam: 'Boston Celtics', homeTeamAbbr: 'BOS' }),
      fakeMatch('opener', start('opener')),
      fakeMatch('evening', start('evening'), { awayTeam: 'Miami Heat', awayTeamAbbr: 'MIA' }),
      // The longest words of clubs' names.
      fakeMatch('late', start('late'), {
        homeTeam: 'Wolverhampton Wanderers',
        homeTeamAbbr: 'WOL',
        awayTeam: 'Huddersfield Town',
        awayTeamAbbr: 'HUD',
      }),
      fakeMatch('far', start('far'), { homeTeam: 'Chicago Bulls', homeTeamAbbr: 'CHI' }),
    ]),
    // A busy machine draws a picture slowly.
    deadlineMs: 120_000,
    isOwnOrigin: (origin) => origin === url,
    origin: () => url,
  });
  await game.season?.tick(game.now());
  const { server, port, close } = await listen(game.app.fetch, 0, '127.0.0.1');
  url = `http://localhost:${port}`;
  game.sockets.attach(server);
  const connections = new Set<Socket>();
  server.on('connection', (socket) => connections.add(socket.once('close', () => connections.delete(socket))));
  const browser = await browserOf(engine);
  const contexts: BrowserContext[] = [];
  let number = 0;

  return {
    url,
    game,
    /** Moves the game's clock to so many hours from its start, and lets the season catch up. */
    async moveTo(hours: number) {
      game.setTime(KICK_OFF + hours * HOUR);
      await game.season?.tick(game.now());
      await game.settled();
    },
    /** A number for names, which also a repeated test must not use again. */
    nextNumber: () => (number += 1),
    /** Ends all connections and accepts no new ones, as a crash does. */
    async goDown() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections) socket.destroy();
      await closed;
    },
    async comeBack() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    /** Opens a page in its own browser context. */
    async openPage(width: number = 360, options: BrowserContextOptions = {}) {
      const viewport = { width, height: 740 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      return openTab(context);
    },
    close: closingAfterTest(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await Promise.all([game.sockets.close(), close()]);
      await game.close();
    }),
  };
}

const logged = new WeakMap<Page, string[]>();

/** Opens another tab of a browser context, and records its errors and warnings. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  logged.set(page, problems);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isExpected = /401 \(Unauthorized\)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return page;
}

/** Returns what the pages have logged since the last call, without what is expected. */
export const problemsOf = (pages: readonly Page[], expected?: RegExp): string[] =>
  pages.flatMap((page) => (logged.get(page) ?? []).splice(0)).filter((text) => !expected?.test(text));

/** What a browser logs while the server is down or the network is gone. */
export const OUTAGE =
  /ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|FAILED)|WebSocket connection|when fetching the script\.$/;

/** Returns by how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
