import { pageAnswers } from '@machine/contract';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signUpUser } from '../packages/server/src/testing/test-users.ts';
import { openPlayer, pick } from './player-actions.ts';
import { problemsOf, startGame } from './test-game.ts';
import { recordMotion } from './visual-checks.ts';

declare global {
  interface Window {
    /** The card that was in the page before the script. */
    firstCard?: Element | null;
    /** The controls of the header after every change of the document, without repetitions, and where its logo was. */
    headers?: { controls: string[]; logoAt: number }[];
  }
}

const game = await startGame();

/** Keeps requests waiting until the returned function is called. */
async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Records the header after every change of the document. However busy a machine is, it shows nothing else in between. */
const recordHeader = (page: Page) =>
  page.addInitScript(() => {
    const headers: NonNullable<Window['headers']> = [];
    window.headers = headers;
    const record = () => {
      const header = document.querySelector('header');
      const logo = header?.querySelector('a');
      // Not while the page is still arriving.
      if (!header || !logo || document.readyState === 'loading') return;
      const controls = [...header.querySelectorAll('a, button, p')].map((control) =>
        (control.getAttribute('aria-label') ?? control.textContent).trim(),
      );
      const shown = { controls, logoAt: logo.getBoundingClientRect().left };
      if (JSON.stringify(shown) !== JSON.stringify(headers.at(-1))) headers.push(shown);
    };
    document.addEventListener('DOMContentLoaded', record);
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(record).observe(document, changes);
  });

/** Opens home as it arrives on a slow line: first the page, then its script, the session, and the rest. */
async function openInSteps(page: Page, before: () => Promise<void>): Promise<void> {
  await recordHeader(page);
  const releaseSession = await holdBack(page, '**/api/auth/user');
  const releaseParts = await holdBack(page, /\/(?:common|panels)-[^/]+\.js$/);
  const releaseScript = await holdBack(page, '**/assets/*.js');
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('article').waitFor();
  await page.evaluate(() => void (window.firstCard = document.querySelector('article')));
  await page.waitForFunction(() => 'takeEarlyPress' in window);
  await before();
  releaseScript();
  releaseSession();
  await page.getByText(/^(?:Sign up to beat the machine|\[ AGREE \])$/).waitFor();
  releaseParts();
  // The last part that is loaded when the page is idle.
  await page.getByRole('region', { name: 'Notification', exact: true }).waitFor({ state: 'attached' });
}

const PLACES = ['Beat the Machine', 'Play', 'Today', 'Leagues', 'Boards'];
const headersOf = async (page: Page) => {
  const headers = await page.evaluate(() => window.headers ?? []);
  expect(new Set(headers.map(({ logoAt }) => logoAt)).size, 'places of the logo').toBe(1);
  return headers.map(({ controls }) => controls);
};
const isFirstCardShown = (page: Page) => page.evaluate(() => window.firstCard === document.querySelector('article'));

test("a visitor's page is whole before the script, which takes it over, and so is a press until then", async () => {
  const page = await game.openPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openInSteps(page, async () => {
    await page.getByText('Sign up to beat the machine').waitFor();
    // Not lost, although nothing listens yet.
    await page.getByRole('button', { name: 'Chat' }).click();
  });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  expect(await isFirstCardShown(page)).toBe(true);
  expect(await headersOf(page)).toEqual([[...PLACES, 'Log in', 'Sign up', 'Switch to light mode']]);
  expect(requests, 'the prediction is in the page').not.toContain('/api/predictions/random');
  // React logs a page that it couldn't hydrate as an error.
  expect(problemsOf([page])).toEqual([]);

  // A light page is light before the script and the sheet, and also before it has a body.
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await page.getByRole('button', { name: 'Switch to dark mode' }).waitFor();
  const light = await background();
  expect(light).not.toBe(dark);
  await holdBack(page, /\.(?:css|js)$/);
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('article').waitFor();
  const frame = page.locator('.radix-themes');
  expect(await frame.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(light);
  await page.evaluate(() => document.body.remove());
  expect(await background()).toBe(light);
});

test.each([360, 1280])('the style sheet and the fonts move and color nothing, %i px wide', async (width) => {
  const page = await game.openPage(width);
  const release = await holdBack(page, /\.(?:css|js|woff2)$/);
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('article').waitFor();
  // Parts that come later have an empty place of their own.
  const first = await page
    .locator('body')
    .evaluateHandle((body) => [...body.querySelectorAll('h1, p, article, button')]);
  const looks = () =>
    first.evaluate((elements) =>
      elements.map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        return { top: Math.round(each.getBoundingClientRect().top), color, backgroundColor };
      }),
    );
  const before = await looks();
  release();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Geist Variable/.test(family) && status === 'loaded'),
  );
  await page.getByText('Nothing has happened since.').waitFor();
  expect(await looks()).toEqual(before);
});

test("a player's header becomes whole in one step, and its logo stays", async () => {
  const { page, name } = await openPlayer(game, 'header');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openInSteps(page, async () => expect(await page.getByText('[ AGREE ]').count()).toBe(0));
    const own = ['Streak: 0, 0 stars', 'Search users', 'Notifications', name];
    expect(await headersOf(page), `${width} px`).toEqual([
      [...PLACES, 'Switch to light mode'],
      ['Menu', ...PLACES, 'Me', ...own, 'Switch to light mode'],
    ]);
    expect(await isFirstCardShown(page)).toBe(true);
    expect(problemsOf([page])).toEqual([]);
  }
});

test('everything in the header works on its first press, before its part has loaded, and slides only with motion', async () => {
  const { page, name } = await openPlayer(game, 'header');
  // No part is loaded in advance.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(game.url);
  const motion = await recordMotion(page);
  const openAndClose = async (opener: string) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  for (const opener of ['Menu', 'Search users', 'Notifications', 'Chat']) await openAndClose(opener);
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.locator('[data-toast]').waitFor();
  expect(await motion()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAndClose('Chat');
  expect(await motion()).toEqual(['transform']);
  expect(problemsOf([page])).toEqual([]);
});

test('without JavaScript there is a card, and a link to sign up', async () => {
  const page = await game.openPage(360, { javaScriptEnabled: false });
  await page.goto(game.url);
  await page.getByRole('article').getByText('The Machine predicts').waitFor();
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).click();
  expect(await page.title()).toBe('Sign up – Beat the Machine');
});

test("a player's own pick is not in the page, which the browser may keep", async () => {
  const player = await signUpUser(game.game);
  const get = async (path: string) => (await player.get(path)).text;
  const [, json = ''] = /id="answers">([^<]*)</.exec(await get('/?match=opener')) ?? [];
  expect(pageAnswers.parse(JSON.parse(json)).prediction, 'an open prediction is').toMatchObject({
    match: { id: 'opener' },
  });
  await pick(player, 'opener');
  expect(await get('/?match=opener')).not.toContain('id="answers"');
});
