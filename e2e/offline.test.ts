import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { signUp } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;
let page: Page;
/** Includes network errors, which are expected while offline. */
const pageErrors: string[] = [];
/** Runs on the page. */
const reachesServer = () =>
  fetch('/api/auth/user').then(
    () => true,
    () => false,
  );
const unexpectedErrors = () => pageErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));

beforeAll(async () => {
  game = await startGame({ BOTS: 'on' });
  page = await game.openPage(pageErrors, 320);
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signUp(page, game.url, 'ada_offline');
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(() => game.close());

test('a pick made offline fails at once and is not sent later (M2)', async () => {
  const match = await page.getByRole('article').getAttribute('aria-label');
  const picks: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/picks') picks.push(request.method());
  });
  await page.context().setOffline(true);
  await page.getByText("You're offline.").waitFor();
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByText('Failed to record pick. Try again.').first().waitFor();
  expect(picks).toEqual(['POST']);

  await page.context().setOffline(false);
  await page.getByText("You're offline.").waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
  expect(await page.getByRole('article').getAttribute('aria-label')).toBe(match);
  expect(await page.getByText('Your prediction is locked.').count()).toBe(0);
  expect(picks, 'only the failed request').toEqual(['POST']);
});

test('the app shell opens offline on any route and recovers by itself', async () => {
  await page.context().setOffline(true);
  // Playwright's emulation ends for `navigator.onLine` at the next navigation.
  const devTools = await page.context().newCDPSession(page);
  const NETWORK = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  for (const [path, heading] of [
    ['/', 'THE MACHINE'],
    ['/leaderboards', 'Leaderboards'],
  ] as const) {
    await page.goto(game.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await devTools.send('Network.overrideNetworkState', { ...NETWORK, offline: true });
    await page.getByText("You're offline.").waitFor();
    expect(await overflow(page)).toBe(0);
  }
  await page.getByText("Couldn't load the leaderboard.").waitFor();
  await page.context().setOffline(false);
  // The page may hear of it before its requests can pass: it hears of it again once they do.
  await expect.poll(() => page.evaluate(reachesServer)).toBe(true);
  for (const offline of [true, false]) await devTools.send('Network.overrideNetworkState', { ...NETWORK, offline });
  await page.getByRole('table').waitFor();
  expect(unexpectedErrors()).toEqual([]);
});

test('API responses are never cached (R2)', async () => {
  const cachedPaths = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });
  expect(cachedPaths.length).toBeGreaterThan(20);
  expect(cachedPaths.filter((path) => path.startsWith('/api') || path === '/ws')).toEqual([]);
});

test("the page's Trusted Types policy allows one script URL and no markup (S2)", async () => {
  const blocked = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      // oxlint-disable-next-line no-restricted-properties -- must be blocked
      markup: () => (document.createElement('div').innerHTML = '<b>x'),
      'another worker': () => navigator.serviceWorker.register('/evil.js'),
      'another origin': () => new Worker('https://evil.test/worker.js'),
    };
    return Promise.all(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          const result = attempt();
          // The attempt may also be rejected asynchronously.
          return result instanceof Promise
            ? result.then(
                () => `${name} passed`,
                () => name,
              )
            : `${name} passed`;
        } catch {
          return name;
        }
      }),
    );
  });
  expect(blocked).toEqual(['markup', 'another worker', 'another origin']);
});
