import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';
import { withBrowserFontSize } from './visual-checks.ts';

declare global {
  interface Window {
    /** Everything that the header has shown: its controls, and where its logo is. Repetitions are left out. */
    headers?: { controls: string[]; logoAt: number }[];
  }
}

let game: TestGame;
beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

/**
 * Records the header after every change of the document and in every frame, from the next load on. However busy a
 * machine is, it can show no other state in between.
 */
const recordHeader = (page: Page) =>
  page.addInitScript(() => {
    const headers: NonNullable<Window['headers']> = [];
    window.headers = headers;
    const record = () => {
      const header = document.querySelector('header');
      const logo = header?.querySelector('a');
      // Not while the page is still arriving.
      if (header && logo && document.readyState !== 'loading') {
        const shown = {
          controls: [...header.querySelectorAll('a, button, p')].map((control) =>
            (control.getAttribute('aria-label') ?? control.textContent).trim(),
          ),
          logoAt: logo.getBoundingClientRect().left,
        };
        if (JSON.stringify(shown) !== JSON.stringify(headers.at(-1))) headers.push(shown);
      }
    };
    const recordFrames = () => {
      record();
      requestAnimationFrame(recordFrames);
    };
    recordFrames();
    new MutationObserver(record).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

/** Keeps requests waiting until the returned function is called. */
async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens home as it arrives on a slow machine: first it is drawn, then the session is known, then the rest is loaded. */
async function openSlowly(page: Page, viewer: 'visitor' | 'player'): Promise<void> {
  const session = '**/api/auth/user';
  const releaseSession = await holdBack(page, session);
  const releaseParts = await holdBack(page, /\/(?:common|panels)-[^/]+\.js$/);
  await recordHeader(page);
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('article').waitFor();
  await page.waitForFunction(() => window.headers?.length);
  // A visitor's page knows without asking.
  const isKnown = viewer === 'player' && page.waitForResponse(session);
  releaseSession();
  await isKnown;
  await nextFrames(page);
  releaseParts();
  // The last part that is loaded when the page is idle.
  await page.getByRole('region', { name: 'Notification', exact: true }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

const PAGES = ['Menu', 'Beat the Machine', 'Leaderboards', 'Completed', 'How it works'];
const UNKNOWN = [...PAGES, 'Switch to light mode'];
const EVERYONE = [...PAGES, 'The Machine'];

test.each([360, 1280])(
  "a player's header goes from unknown to whole in one step on a busy machine, and its logo stays, %i px (AF21)",
  async (width) => {
    const page = await game.openPage([], width);
    await page.goto(`${game.url}/nowhere`);
    await signUpByApi(page, game.url, `header_${width}`);
    await openSlowly(page, 'player');
    const headers = await page.evaluate(() => window.headers ?? []);
    expect(headers.map(({ controls }) => controls)).toEqual([
      UNKNOWN,
      [...EVERYONE, 'Streak: 0, 0 stars', 'Search users', 'Notifications', `header_${width}`, 'Switch to light mode'],
    ]);
    expect(new Set(headers.map(({ logoAt }) => logoAt)).size).toBe(1);
  },
);

test("a visitor's header is whole from the first paint on", async () => {
  const page = await game.openPage([], 360);
  await openSlowly(page, 'visitor');
  const headers = await page.evaluate(() => window.headers ?? []);
  expect(headers.map(({ controls }) => controls)).toEqual([[...EVERYONE, 'Log in', 'Sign up', 'Switch to light mode']]);
  expect(new Set(headers.map(({ logoAt }) => logoAt)).size).toBe(1);
});

test('everything in the header works on its first press, before its part has been loaded', async () => {
  const page = await game.openPage([], 360);
  await page.goto(`${game.url}/nowhere`);
  await signUpByApi(page, game.url, 'header_first');
  // No part is loaded in advance.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(game.url);
  for (const name of ['Menu', 'Search users', 'Notifications']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'header_first' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Profile', 'Messages', 'Settings', 'Logout']);
});

test.each(['visitor', 'player'])("nothing falls off a %s's header", async (viewer) => {
  const page = await game.openPage([]);
  if (viewer === 'player') await signUpByApi(page, game.url, 'fits_with_long_name');
  await page.goto(game.url);
  await page.getByRole('button', { name: viewer === 'player' ? /^Notifications/ : 'Log in' }).waitFor();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px`).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Leaderboards', 'Completed', 'How it works']) {
      await menu.getByRole('link', { name }).waitFor();
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
});

test("text of twice the size keeps a visitor's controls apart on a phone", async () => {
  const page = await game.openPage([], 360);
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await withBrowserFontSize(page, 32, async () => {
    const boxes = await page
      .locator('header')
      .evaluate((header) =>
        [...header.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().toJSON() as DOMRect),
      );
    const overlapping = boxes.filter((a, index) =>
      boxes.some(
        (b, other) => other > index && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    expect(boxes.length).toBeGreaterThan(4);
    expect(overlapping).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
