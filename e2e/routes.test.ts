import { sharedPick } from '@machine/mocks/fixtures';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectStops, currentStop, problemsOf, reversed, startAtTop } from './keyboard-helpers.ts';
import { callApi, signUpByApi } from './player-actions.ts';
import { prepareRoutes, type RouteCase } from './route-cases.ts';
import { openHomeWithoutAnswers, overflow, startGame, type TestGame } from './test-game.ts';
import { themesAndWidths } from './themes-and-widths.ts';
import {
  borderlessControls,
  cutTexts,
  landmarks,
  lowContrastItems,
  recordAnimatedProperties,
  withBrowserFontSize,
  withTextSpacing,
} from './visual-checks.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame({ BOTS: 'on' });
});
afterAll(() => game.close());

/** Loads a route, or goes there from the previous one as a link does, which takes less than half the time. */
async function visit(page: Page, { path, ready, title }: RouteCase, isLoaded: boolean): Promise<void> {
  if (isLoaded) await page.goto(game.url + path);
  else await page.evaluate(goTo, path);
  await page.locator(`main ${ready}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} – Beat the Machine`);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Runs in the page. */
const goTo = (path: string) => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
};

/** Answers with the same few rows every time, so that both directions visit the same short page. */
async function freezeLists(page: Page): Promise<void> {
  for (const path of ['/api/completed/live', '/api/leaderboards?period=all&board=stars']) {
    const rows = await callApi(page, 'GET', path);
    await page.route(
      ({ pathname, search }) => pathname + search === path,
      (route) => route.fulfill({ json: rows.slice(-5) }),
    );
  }
}

/** Everything that is checked on a visit of a route. */
type RouteCheck = (page: Page, route: RouteCase, width: number) => Promise<void>;

const checkStructure: RouteCheck = async (page, { path }) => {
  expect.soft(await landmarks(page), path).toEqual({ lang: 'en', h1: 1, main: 1, banner: 1, contentinfo: 1 });
};

const checkColors: RouteCheck = async (page, { path }) => {
  expect.soft(await lowContrastItems(page), path).toEqual([]);
};

const checkReflow: RouteCheck = async (page, { path }) => {
  expect.soft(await overflow(page), path).toBe(0);
  await withTextSpacing(page, async () => {
    expect.soft(await overflow(page), `${path} with wider text spacing`).toBe(0);
  });
};

/** Runs checks in twice the size of text, on at least 360 px: narrower phones have no room for the longest words. */
async function inTwiceTheSize(page: Page, width: number, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: Math.max(width, 360), height: 900 });
  await withBrowserFontSize(page, ENLARGED, check);
  await page.setViewportSize({ width, height: 900 });
}

const checkEnlargedText: RouteCheck = (page, { path }, width) =>
  inTwiceTheSize(page, width, async () => {
    expect.soft(await overflow(page), `${path} in twice the size`).toBe(0);
    expect.soft(await cutTexts(page), `${path} in twice the size`).toEqual([]);
  });

const checkDemoLabel: RouteCheck = async (page, { path }) => {
  const season = page.getByRole('complementary', { name: 'Season' });
  await season.getByText('Demo season: simulated matches', { exact: true }).waitFor();
  const label = await season.elementHandle();
  const top = async () => (await page.getByRole('main').boundingBox())?.y;
  const before = await top();
  await label?.evaluate((element) => (element.style.display = 'none'));
  expect.soft(await top(), `the label moves ${path}`).toBe(before);
  await label?.evaluate((element) => (element.style.display = ''));
};

const checkFirstStop: RouteCheck = async (page, { path }) => {
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.name, `the first Tab stop of ${path}`).toBe('a Skip to content');
  // The skip link would cover the menu's button.
  await startAtTop(page);
};

/** Returns the names without the bell's count, because notifications arrive meanwhile. */
const namesOf = (stops: Awaited<ReturnType<typeof collectStops>>) =>
  stops.map(({ name }) => name.replace(/, \d+\+? unread$/, ''));

/** Tabs through the whole page forward, and backward in forced colors. */
const checkStops: RouteCheck = async (page, { path }) => {
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await startAtTop(page);
  const forward = await collectStops(page, 'Tab');
  expect.soft(forward[0]?.name, `the first Tab stop of ${path}`).toBe('a Skip to content');
  expect.soft(problemsOf(forward), path).toEqual([]);
  expect.soft(forward.length, path).toBeGreaterThan(8);

  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await borderlessControls(page), path).toEqual([]);
  const backward = await collectStops(page, 'Shift+Tab');
  expect.soft(problemsOf(backward), `${path} in forced colors`).toEqual([]);
  expect.soft(namesOf(reversed(backward, forward[0])), path).toEqual(namesOf(forward));
  await page.emulateMedia({ forcedColors: 'none' });
  // The skip link would cover the menu's button.
  await startAtTop(page);
};

/** Checks what the menu and the panels show in twice the size. */
const checkEnlargedPanels = (page: Page, width: number) =>
  inTwiceTheSize(page, width, async () => {
    // A panel that is still fading in counts as hidden.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of ['Menu', 'Search users', /^Notifications/]) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      // Placeholders of rows may be cut at the end of the panel.
      await page.getByRole('dialog').getByText('Loading...').waitFor({ state: 'detached' });
      expect.soft(await cutTexts(page), String(name)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

/** Shows that the checks find what they look for: a faint title, and a cut one. */
async function checkTheChecks(page: Page): Promise<void> {
  const title = page.locator('h1');
  await title.evaluate((h1) => (h1.style.opacity = '0.3'));
  expect(await lowContrastItems(page)).toEqual([expect.stringMatching(/Page not found/)]);
  const size = () => title.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
  const standard = await size();
  await withBrowserFontSize(page, ENLARGED, async () => {
    expect(await size()).toBe(2 * standard);
    await title.evaluate((h1) => Object.assign(h1.style, { opacity: '', width: '3ch', overflow: 'hidden' }));
    expect(await cutTexts(page)).toContain('cut: Page not found');
  });
}

/** Twice the usual size of a browser's text. */
const ENLARGED = 32;
const CHECKS = [checkStructure, checkColors, checkReflow, checkEnlargedText, checkDemoLabel];

test.each(
  themesAndWidths(
    [
      ['light', 320],
      ['dark', 1280],
    ],
    [
      ['dark', 320],
      ['light', 1280],
    ],
  ),
)(
  'every route is whole, readable in twice the size, and safe to tab through, %s, %i px (S1, X1, X2, X8, X9, X13, X18, X67, X68)',
  async (theme, width) => {
    const { page, routes, pageErrors } = await prepareRoutes(game, theme, width);
    await freezeLists(page);
    const isWide = width === 1280;
    const checks = [...CHECKS, isWide ? checkStops : checkFirstStop];
    for (const route of routes) {
      await visit(page, route, !isWide || route.path === '/' || route.path === sharedPick.path);
      for (const check of checks) await check(page, route, width);
    }
    await checkEnlargedPanels(page, width);
    await checkTheChecks(page);
    expect(pageErrors).toEqual([]);
  },
);

/** Returns how a visit requested the random prediction. `link` is a preload, which the script reuses. */
async function predictionRequests(page: Page, path: string): Promise<string[]> {
  await page.goto(game.url + path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ initiatorType, name }) => ({ initiatorType, url: new URL(name) }))
      .filter(({ url }) => url.pathname === '/api/predictions/random')
      .map(({ initiatorType, url }) => initiatorType + url.search),
  );
}

test('no route requests the random prediction, because home has it in the page', async () => {
  const page = await game.openPage([]);
  for (const path of ['/', '/privacy', '/leaderboards', '/?match=epl-1']) {
    expect([path, await predictionRequests(page, path)]).toEqual([path, []]);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await predictionRequests(page, '/'), 'through the service worker').toEqual([]);
});

test('only a plain home requests the random prediction, and only once', async () => {
  const page = await game.openPage([]);
  await openHomeWithoutAnswers(page, game.url);
  expect(await predictionRequests(page, '/')).toEqual(['fetch']);
});

/** Opens everything that slides in. */
async function openAllOverlays(page: Page): Promise<void> {
  for (const name of ['Menu', 'Search users', /^Notifications/, 'Chat']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page
    .getByRole('region', { name: 'Notification', exact: true })
    .getByText('Logged out', { exact: true })
    .waitFor();
}

/** The second case shows that the test detects motion. */
const MOTION_CASES = [
  ['reduce', []],
  ['no-preference', ['transform']],
] as const;

test.each(MOTION_CASES)('nothing slides with reduced motion: %s (X12)', async (reducedMotion, animated) => {
  const page = await game.openPage([]);
  await page.goto(`${game.url}/nowhere`);
  await signUpByApi(page, game.url, `motion_${reducedMotion.replace('-', '_')}`);
  await page.emulateMedia({ reducedMotion });
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  const animatedProperties = await recordAnimatedProperties(page);
  await openAllOverlays(page);
  const moving = (await animatedProperties()).filter((property) => !/opacity|color/i.test(property));
  expect(moving).toEqual(animated);
});
