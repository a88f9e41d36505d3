import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { folderForFile } from '../packages/server/src/testing/after-test.ts';
import { startProcess, endProcess } from '../packages/server/src/testing/server-process.ts';
import { currentStop } from './keyboard-helpers.ts';
import { logOut, openPlayer, signUp } from './player-actions.ts';
import { prepareRoutes, type RouteCase, visit } from './route-cases.ts';
import { overflow, problemsOf, startGame } from './test-game.ts';
import {
  cutTexts,
  landmarks,
  recordAnimatedProperties,
  withBrowserFontSize,
  withTextSpacing,
} from './visual-checks.ts';

const game = await startGame();
const folder = folderForFile();
afterAll(game.close);

/** Twice the usual size of a browser's text. Narrower phones than 360 px have no room for the longest words then. */
const ENLARGED = { fontSize: 32, width: 360 };

async function inTwiceTheSize(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: ENLARGED.width, height: 900 });
  await withBrowserFontSize(page, ENLARGED.fontSize, check);
  await page.setViewportSize({ width: 320, height: 740 });
}

async function checkRoute(page: Page, { path }: RouteCase): Promise<void> {
  expect.soft(await landmarks(page), path).toEqual({ lang: 'en', h1: 1, main: 1, banner: 1, contentinfo: 1 });
  await page.keyboard.press('Tab');
  expect.soft((await currentStop(page))?.name, `the first Tab stop of ${path}`).toBe('a Skip to content');
  expect.soft(await overflow(page), path).toBe(0);
  await withTextSpacing(page, async () => expect.soft(await overflow(page), `${path}, wide`).toBe(0));
  await inTwiceTheSize(page, async () => {
    expect.soft(await overflow(page), `${path} in twice the size`).toBe(0);
    expect.soft(await cutTexts(page), `${path} in twice the size`).toEqual([]);
  });
}

test('every route has a title, one heading and its landmarks, keeps the policy, and fits a small phone in any size of text', async () => {
  const { page, routes } = await prepareRoutes(game, 'ada_visits', 320);
  // Browsers warn about a preload that nothing uses.
  for (const route of routes) {
    await visit(page, game.url, route);
    await checkRoute(page, route);
    expect.soft(problemsOf([page]), route.path).toEqual([]);
  }
  // The checks find what they look for.
  const title = page.locator('h1');
  await inTwiceTheSize(page, async () => {
    await title.evaluate((h1) => Object.assign(h1.style, { width: '3ch', overflow: 'hidden' }));
    expect(await cutTexts(page)).toContain('cut: Page not found');
  });
});

test('the policy blocks markup and scripts from strings, and other scripts', async () => {
  const page = await game.openPage();
  await page.goto(game.url);
  const passed = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      // oxlint-disable-next-line no-restricted-properties -- must be blocked
      markup: () => (document.createElement('div').innerHTML = '<b>x'),
      'another worker': () => navigator.serviceWorker.register('/evil.js'),
      'another origin': () => new Worker('https://evil.test/worker.js'),
    };
    const passed = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        passed.push(name);
      } catch {}
    }
    return passed;
  });
  expect(passed).toEqual([]);
});

test('a new page starts at the top, and going back restores the board and the scroll position', async () => {
  const page = await game.openPage();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${game.url}/how-it-works`);
  const link = page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Terms' });
  await expect.poll(() => link.scrollIntoViewIfNeeded().then(scrollTop)).toBeGreaterThan(0);
  const before = await scrollTop();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor();
  await expect.poll(scrollTop).toBe(before);
});

/** Opens everything that slides in. */
async function openAllOverlays(page: Page): Promise<void> {
  for (const name of ['Menu', 'Search users', 'Notifications', 'Chat']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await logOut(page);
  await page.locator('[data-toast]').waitFor();
}

/** The second case shows that the test detects motion. */
test.each([
  ['reduce', []],
  ['no-preference', ['transform']],
] as const)('nothing slides with reduced motion: %s', async (reducedMotion, animated) => {
  const { page } = await openPlayer(game, `motion_${reducedMotion.slice(0, 2)}`);
  await page.emulateMedia({ reducedMotion });
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  const animatedProperties = await recordAnimatedProperties(page);
  await openAllOverlays(page);
  const moving = (await animatedProperties()).filter((property) => !/opacity|color/i.test(property));
  expect(moving).toEqual(animated);
});

test('a server process with a simulated season shows its cards', async () => {
  const server = await startProcess({ FEED: 'simulated', BOTS: 'off', DATA_DIR: folder });
  const page = await game.openPage();
  await signUp(page, server.url, 'ada_starts');
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(problemsOf([page])).toEqual([]);
  await endProcess(server, 'SIGTERM');
});
