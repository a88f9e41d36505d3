import type { CDPSession, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { borderlessControls, collectStops, type FocusStop, startAtTop } from './keyboard-helpers.ts';
import { userMenu } from './player-actions.ts';
import { prepareRoutes, type RouteCase, visit } from './route-cases.ts';
import { overflow, problemsOf, startGame } from './test-game.ts';
import { cutTexts, landmarks, spacedOverflow } from './visual-checks.ts';

const isNightly = process.env.NIGHTLY !== undefined;
const game = await startGame();

let page: Page;
let devTools: CDPSession;
let routes: RouteCase[];
beforeAll(async () => {
  ({ page, routes } = await prepareRoutes(game, 'ada_visits', 320));
  devTools = await page.context().newCDPSession(page);
  await page.goto(game.url);
  // It comes with the script, which follows addresses from then on.
  await userMenu(page).waitFor();
});

test('every route has a title, one heading and its landmarks, keeps the policy, and fits a phone in twice the size of text', async () => {
  // Narrower phones have no room for the longest words then.
  await page.setViewportSize({ width: 360, height: 900 });
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const route of routes) {
    const { path } = route;
    await visit(page, route);
    expect.soft(await landmarks(page), path).toEqual({ lang: 'en', h1: 1, main: 1, banner: 1, contentinfo: 1 });
    expect.soft(await overflow(page), path).toBe(0);
    expect.soft(await spacedOverflow(page), `${path}, wide`).toBe(0);
    expect.soft(await cutTexts(page), path).toEqual([]);
    expect.soft(problemsOf([page]), path).toEqual([]);
  }
  // The checks find what they look for.
  await page
    .locator('h1')
    .evaluate((h1) => Object.assign(h1.style, { width: '3ch', overflow: 'hidden', whiteSpace: 'nowrap' }));
  expect(await cutTexts(page)).toContain('cut: Page not found');
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

/** The main screens; every screen at night. */
const MAIN = /^\/(?:$|settings|leaderboards|match-chat)/;

/** Unread notifications may be counted while the stops are visited. */
const withoutCount = ({ name }: FocusStop) => name.replace(/, \d+ unread$/, '');

test('Tab visits every stop of a screen, Shift+Tab the same in reverse, and the focus is always visible', async () => {
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const route of routes.filter(({ path }) => isNightly || MAIN.test(path))) {
    const { path } = route;
    await visit(page, route);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await startAtTop(page);
    const forward = await collectStops(page, 'Tab');
    expect.soft(forward[0]?.name, `the first Tab stop of ${path}`).toBe('a Skip to content');
    expect.soft(forward.length, path).toBeGreaterThan(8);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await borderlessControls(page), path).toEqual([]);
    const backward = await collectStops(page, 'Shift+Tab');
    await page.emulateMedia({ forcedColors: 'none' });
    for (const { name, problem } of [...forward, ...backward]) expect.soft(problem, `${path} ${name}`).toBe('');
    const start = backward.findIndex(({ id }) => id === forward[0]?.id) + 1;
    const reversed = [...backward.slice(start), ...backward.slice(0, start)].toReversed();
    expect.soft(reversed.map(withoutCount), path).toEqual(forward.map(withoutCount));
  }
});

test('a new page starts at the top, and going back restores the scroll position', async () => {
  await page.setViewportSize({ width: 320, height: 740 });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await visit(page, { path: '/how-it-works', title: 'How it works', ready: 'table' });
  const link = page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Terms' });
  // By keyboard, which scrolls it into view: a click waits for frames, of which a busy browser may draw none for long.
  await link.focus();
  await expect.poll(scrollTop).toBeGreaterThan(0);
  const before = await scrollTop();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor();
  await expect.poll(scrollTop).toBe(before);
});

test('the policy blocks markup and scripts from strings, and other scripts', async () => {
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
