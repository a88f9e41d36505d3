import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectStops, currentStop, problemsOf } from './keyboard-helpers.ts';
import { callApi, openMatchId, signUpByApi, startThread } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';
import { themesAndWidths } from './themes-and-widths.ts';
import {
  applyTextSpacing,
  borderlessControls,
  cutTexts,
  landmarks,
  lowContrastItems,
  recordAnimatedProperties,
  setBrowserFontSize,
} from './visual-checks.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame({ BOTS: 'on' });
});
afterAll(() => game.close());

/** Names of the same length in every run, because long names wrap. */
let playerCount = 0;

type RouteCase = { path: string; title: string; ready: string };

/** Prepares a player with a pick and a conversation; returns every route with a selector for its content. */
async function prepareRoutes(
  theme: 'dark' | 'light',
  width: number,
): Promise<{ page: Page; routes: RouteCase[]; pageErrors: string[] }> {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, width);
  const other = await game.openPage([]);
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
    localStorage.setItem('cookie-consent', 'accepted');
  }, theme);
  playerCount += 1;
  const name = `${theme}_${width}_${String(playerCount).padStart(6, '0')}`;
  const userId = await signUpByApi(page, game.url, name);
  const otherId = await signUpByApi(other, game.url, `${name}_b`);
  const threadId = await startThread(page, otherId);
  await callApi(page, 'POST', `/api/dm-threads/${threadId}/messages`, { text: 'Well played.' });
  const matchId = await openMatchId(page);
  await callApi(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await callApi(page, 'POST', `/api/matches/${matchId}/chat`, { text: 'What a quarter.' });
  const completed = await callApi(page, 'GET', '/api/completed/live');
  const routes = [
    { path: '/', title: 'The Machine', ready: 'article' },
    { path: `/?match=${matchId}`, title: 'The Machine', ready: 'article' },
    { path: '/signup', title: 'Sign up', ready: 'form' },
    { path: '/how-it-works', title: 'How it works', ready: 'table' },
    { path: '/forgot-password', title: 'Forgot password', ready: 'form' },
    { path: '/reset-password', title: 'New password', ready: 'h1' },
    { path: '/reset-password/token', title: 'New password', ready: 'form' },
    { path: '/leaderboards', title: 'Leaderboards', ready: 'table' },
    { path: '/machine', title: "The Machine's record", ready: 'h2' },
    { path: '/completed', title: 'Completed', ready: 'article' },
    { path: `/completed/${completed.at(-1).id}`, title: 'Match', ready: 'h2' },
    { path: `/profile/${userId}`, title: 'Profile', ready: 'h2' },
    { path: '/practice', title: 'Practice', ready: 'article' },
    { path: '/achievements', title: 'Achievements', ready: 'h2' },
    { path: '/messages', title: 'Messages', ready: 'li' },
    { path: `/messages/${threadId}`, title: 'Messages', ready: '[role=log] bdi' },
    { path: `/match-chat/${matchId}`, title: 'Match chat', ready: '[role=log] bdi' },
    { path: '/settings', title: 'Settings', ready: '[role=switch]' },
    { path: '/privacy', title: 'Privacy', ready: 'h2' },
    { path: '/terms', title: 'Terms', ready: 'h2' },
    { path: '/nowhere', title: 'Page not found', ready: 'h1' },
  ];
  return { page, routes, pageErrors };
}

async function visit(page: Page, { path, ready, title }: RouteCase): Promise<void> {
  await page.goto(game.url + path);
  await page.locator(`main ${ready}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} – Beat the Machine`);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

test.each(themesAndWidths([['light', 320]], [['dark', 1280]]))(
  'every route has its title, heading and landmarks, enough contrast, no overflow and no policy violation, %s, %i px (S1, X1, X2, X8, X9, X67, X68)',
  async (theme, width) => {
    const { page, routes, pageErrors } = await prepareRoutes(theme, width);
    for (const route of routes) {
      await visit(page, route);
      expect.soft(await landmarks(page), route.path).toEqual({ lang: 'en', h1: 1, main: 1, banner: 1, contentinfo: 1 });
      expect.soft(await lowContrastItems(page), route.path).toEqual([]);
      await page.keyboard.press('Tab');
      expect((await currentStop(page))?.name, `the first Tab stop of ${route.path}`).toBe('a Skip to content');
      expect.soft(await overflow(page), route.path).toBe(0);
      await applyTextSpacing(page);
      expect.soft(await overflow(page), `${route.path} with wider text spacing`).toBe(0);
    }
    expect(pageErrors).toEqual([]);
    await page.locator('h1').evaluate((h1) => (h1.style.opacity = '0.3'));
    expect(await lowContrastItems(page), 'the check finds a faint text').toEqual([
      expect.stringMatching(/Page not found/),
    ]);
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

test('only home requests the random prediction, and only once: as a preload', async () => {
  const page = await game.openPage([]);
  expect(await predictionRequests(page, '/')).toEqual(['link']);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await predictionRequests(page, '/'), 'through the service worker').toEqual(['link']);
  expect(await predictionRequests(page, '/privacy')).toEqual([]);
  expect(await predictionRequests(page, '/leaderboards')).toEqual([]);
  expect(await predictionRequests(page, '/?match=epl-1'), 'for a given match').toEqual(['fetch?match=epl-1']);
});

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

/** Returns the names without the bell's count, because notifications arrive meanwhile. */
const namesOf = (stops: Awaited<ReturnType<typeof collectStops>>) =>
  stops.map(({ name }) => name.replace(/, \d+\+? unread$/, ''));

test('Tab and Shift+Tab visit the same visible stops in opposite order on every route, also in forced colors (X13, X18)', async () => {
  const { page, routes } = await prepareRoutes('dark', 1280);
  await freezeLists(page);
  for (const route of routes) {
    await page.emulateMedia({ forcedColors: 'none' });
    await visit(page, route);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    const forward = await collectStops(page, 'Tab');
    expect.soft(problemsOf(forward), route.path).toEqual([]);
    expect.soft(forward.length, route.path).toBeGreaterThan(8);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await borderlessControls(page), route.path).toEqual([]);
    const backward = await collectStops(page, 'Shift+Tab');
    expect.soft(problemsOf(backward), `${route.path} in forced colors`).toEqual([]);
    expect.soft(namesOf(backward).toReversed(), route.path).toEqual(namesOf(forward));
  }
});

test.each([360, 1280])('text of twice the size is neither cut nor broken on any route, %i px (X68)', async (width) => {
  const { page, routes } = await prepareRoutes('dark', width);
  await setBrowserFontSize(page, 32);
  // A panel that is still fading in counts as hidden.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of routes) {
    await visit(page, route);
    expect.soft(await overflow(page), route.path).toBe(0);
    expect.soft(await cutTexts(page), route.path).toEqual([]);
  }
  for (const name of ['Menu', 'Search users', /^Notifications/]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    // Placeholders of rows may be cut at the end of the panel.
    await page.getByRole('dialog').getByText('Loading...').waitFor({ state: 'detached' });
    expect.soft(await cutTexts(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(await page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize))).toBeGreaterThan(
    40,
  );
  await page.locator('h1').evaluate((h1) => Object.assign(h1.style, { width: '3ch', overflow: 'hidden' }));
  expect(await cutTexts(page), 'the check finds a cut title').toContain('cut: Page not found');
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
  const { page } = await prepareRoutes('dark', 1280);
  await page.emulateMedia({ reducedMotion });
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  const animatedProperties = await recordAnimatedProperties(page);
  await openAllOverlays(page);
  const moving = (await animatedProperties()).filter((property) => !/opacity|color/i.test(property));
  expect(moving).toEqual(animated);
});
