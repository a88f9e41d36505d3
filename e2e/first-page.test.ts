import { pageAnswers } from '@machine/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAs, signUpByApi, signUpPlayer } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

declare global {
  interface Window {
    /** The sum of all layout shifts. */
    shift?: number;
    /** The card that was in the page before the script. */
    firstCard?: Element | null;
  }
}

let game: TestGame;
beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

/** Collects everything that is logged. React logs a page that it couldn't hydrate as an error. */
async function openPage(logged: string[]): Promise<Page> {
  const page = await game.openPage(logged);
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Opens home and holds back its script until the returned function is called. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('article').waitFor();
  await page.evaluate(() => (window.firstCard = document.querySelector('article')));
  await page.waitForFunction(() => 'takeEarlyPress' in window);
  return release;
}

const isFirstCardShown = (page: Page) => page.evaluate(() => window.firstCard === document.querySelector('article'));

test.each(['visitor', 'player'])(
  'the card of a %s is there before the script, which takes it over (AF25)',
  async (viewer) => {
    const logged: string[] = [];
    const page = await openPage(logged);
    if (viewer === 'player') {
      await page.goto(`${game.url}/nowhere`);
      await signUpByApi(page, game.url, 'first_page');
    }
    const runScript = await openWithoutScript(page);
    const card = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText();
    const action = page.getByText(viewer === 'visitor' ? 'Sign up to beat the machine' : '[ AGREE ]');
    expect(await action.count(), 'only who the player is has to wait').toBe(viewer === 'visitor' ? 1 : 0);
    // Not lost, although nothing listens yet.
    await page.getByRole('button', { name: 'Chat' }).click();
    runScript();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await action.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isFirstCardShown(page)).toBe(true);
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).innerText()).toBe(card);
    // The web fonts, and a player's header, move single words by a pixel. A row that moves counts ten times as much.
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
    expect(logged).toEqual([]);
    await page.close();
  },
);

test('a light page is light before the script, and going back asks for what is new', async () => {
  const logged: string[] = [];
  const page = await openPage(logged);
  await page.goto(game.url);
  const background = () =>
    page.locator('.radix-themes').evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await page.getByRole('button', { name: 'Switch to dark mode' }).waitFor();
  // The server is told once the page is at rest.
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  const runScript = await openWithoutScript(page);
  const light = await background();
  expect(light).not.toBe(dark);
  runScript();
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  expect([await background(), await isFirstCardShown(page)]).toEqual([light, true]);
  await page.goto(`${game.url}/privacy`);
  // The script replaces the markup of other routes.
  await expect.poll(background).toBe(light);
  const refetch = page.waitForRequest('**/api/predictions/random?match=*');
  await page.goBack();
  await refetch;
  expect(logged).toEqual([]);
  await page.close();
});

test('without JavaScript there is a card, and a link to sign up', async () => {
  const page = await game.openPage([]);
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  await plain?.goto(game.url);
  expect(await plain?.getByRole('article').getByText('The Machine predicts').isVisible()).toBe(true);
  await plain?.getByRole('link', { name: 'Sign up to beat the machine' }).click();
  expect(await plain?.title()).toBe('Sign up – Beat the Machine');
  await context?.close();
});

test("a player's own pick is not in the page, which the browser may keep (AF27)", async () => {
  const cookie = await signUpPlayer(game.url, 'own_pick');
  const get = async (path: string) => (await fetch(game.url + path, { headers: { cookie } })).text();
  const [, json = ''] = /id="answers">([^<]*)</.exec(await get('/')) ?? [];
  const { prediction } = pageAnswers.parse(JSON.parse(json));
  const matchId = (prediction as { match: { id: string } }).match.id;
  expect(await get(`/?match=${matchId}`), 'an open prediction is').toContain('id="answers"');
  await sendAs(cookie, game.url, '/api/picks', { matchId, choice: 'AGREE' });
  expect(await get(`/?match=${matchId}`)).not.toContain('id="answers"');
});

test('each route has its own title and preloads, which its screen uses', async () => {
  const logged: string[] = [];
  const page = await openPage(logged);
  for (const [path, title] of [
    ['/leaderboards', 'Leaderboards'],
    ['/completed/nba-1', 'Match'],
    ['/privacy', 'Privacy'],
  ]) {
    const html = await (await fetch(game.url + path)).text();
    expect(html).toContain(`<title>${title} – Beat the Machine</title>`);
    const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads.length).toBeGreaterThan(0);
    await page.goto(game.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // Browsers warn about a preload that nothing uses.
  expect(logged.filter((text) => !/404/.test(text))).toEqual([]);
  await page.close();
});
