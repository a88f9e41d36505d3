import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, overflow, type WholeGame } from './game.ts';
import { flaws, stop, walk } from './keys.ts';
import { anyMatch, ask, converse, enter } from './player.ts';
import { edgeless, faintThings, landmarks, spaceTexts, watchMotion } from './sight.ts';
import { looks } from './looks.ts';

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame();
});
afterAll(() => game.close());

type Place = { path: string; title: string; ready: string };

/** Every route, as a player with a pick and a conversation has it; what shows that it is there. */
async function openEverywhere(theme: 'dark' | 'light', width: number): Promise<{ page: Page; places: Place[] }> {
  const page = await game.openPage([], width);
  const other = await game.openPage([]);
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
    localStorage.setItem('cookie-consent', 'accepted');
  }, theme);
  const name = `${theme}_${width}_${Math.trunc(performance.now())}`;
  const userId = await enter(page, game.url, name);
  const otherId = await enter(other, game.url, `${name}_b`);
  const threadId = await converse(page, otherId);
  await ask(page, 'POST', `/api/dm-threads/${threadId}/messages`, { text: 'Well played.' });
  const matchId = await anyMatch(page);
  await ask(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await ask(page, 'POST', `/api/matches/${matchId}/chat`, { text: 'What a quarter.' });
  const completed = await ask(page, 'GET', '/api/completed/live');
  const places = [
    { path: '/', title: 'The Machine', ready: 'article' },
    { path: `/?match=${matchId}`, title: 'The Machine', ready: 'article' },
    { path: '/signup', title: 'Sign up', ready: 'form' },
    { path: '/forgot-password', title: 'Forgot password', ready: 'form' },
    { path: '/reset-password', title: 'New password', ready: 'h1' },
    { path: '/reset-password/token', title: 'New password', ready: 'form' },
    { path: '/leaderboards', title: 'Leaderboards', ready: 'table' },
    { path: '/completed', title: 'Completed', ready: 'article' },
    { path: `/completed/${completed.at(-1).id}`, title: 'Match', ready: 'h2' },
    { path: `/profile/${userId}`, title: 'Profile', ready: 'h2' },
    { path: '/achievements', title: 'Achievements', ready: 'h2' },
    { path: '/messages', title: 'Messages', ready: 'li' },
    { path: `/messages/${threadId}`, title: 'Messages', ready: '[role=log] bdi' },
    { path: `/match-chat/${matchId}`, title: 'Match chat', ready: '[role=log] bdi' },
    { path: '/settings', title: 'Settings', ready: '[role=switch]' },
    { path: '/privacy', title: 'Privacy', ready: 'h2' },
    { path: '/terms', title: 'Terms', ready: 'h2' },
    { path: '/nowhere', title: 'Page not found', ready: 'h1' },
  ];
  return { page, places };
}

async function visit(page: Page, { path, ready, title }: Place): Promise<void> {
  await page.goto(game.url + path);
  await page.locator(`main ${ready}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} – Beat the Machine`);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

test.each(looks([['light', 320]], [['dark', 1280]]))(
  'X1, X2, X8, X9, X67, X68: every route has its title, one heading and its landmarks, is read well and fits, %s, %i px',
  async (theme, width) => {
    const { page, places } = await openEverywhere(theme, width);
    for (const place of places) {
      await visit(page, place);
      expect.soft(await landmarks(page), place.path).toEqual({ lang: 'en', h1: 1, main: 1, banner: 1, contentinfo: 1 });
      expect.soft(await faintThings(page), place.path).toEqual([]);
      await page.keyboard.press('Tab');
      expect((await stop(page))?.name, `the first stop of ${place.path}`).toBe('a Skip to content');
      expect.soft(await overflow(page), place.path).toBe(0);
      await spaceTexts(page);
      expect.soft(await overflow(page), `${place.path}, spaced`).toBe(0);
    }
    await page.locator('h1').evaluate((h1) => (h1.style.opacity = '0.3'));
    expect(await faintThings(page), 'a text that is faint is found').toEqual([expect.stringMatching(/Page not found/)]);
  },
);

/** How a visit requested the random prediction: `link` is a preload, which the script's own request then takes. */
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
  expect(await predictionRequests(page, '/?match=epl-1'), 'of one match').toEqual(['fetch?match=epl-1']);
});

/** Matches go on while the test walks. Answers every poll with the first list, so that there and back are the same. */
async function holdMatches(page: Page): Promise<void> {
  let first: Promise<{ status: number; body: string }> | undefined;
  await page.route('**/api/completed/live', async (route) => {
    first ??= route.fetch().then(async (response) => ({ status: response.status(), body: await response.text() }));
    await route.fulfill({ ...(await first), contentType: 'application/json' });
  });
}

/** Without the bell's count, since notifications come meanwhile. */
const namesOf = (stops: Awaited<ReturnType<typeof walk>>) =>
  stops.map(({ name }) => name.replace(/, \d+\+? unread$/, ''));

test('X18: Tab goes round every route and Shift+Tab the same way back, and every stop is seen', async () => {
  const { page, places } = await openEverywhere('dark', 1280);
  await holdMatches(page);
  for (const place of places) {
    await visit(page, place);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    const there = await walk(page, 'Tab');
    expect.soft(flaws(there), place.path).toEqual([]);
    expect.soft(there.length, place.path).toBeGreaterThan(8);
    const back = await walk(page, 'Shift+Tab');
    expect.soft(namesOf(back).toReversed(), place.path).toEqual(namesOf(there));
  }
});

/** Everything that slides when it may. */
async function openAll(page: Page): Promise<void> {
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

/** What slides otherwise shows that the test would see it. */
const SLIDES = [
  ['reduce', []],
  ['no-preference', ['transform']],
] as const;

test.each(SLIDES)('X12: with reduced motion nothing slides (%s)', async (reducedMotion, moved) => {
  const { page } = await openEverywhere('dark', 1280);
  await page.emulateMedia({ reducedMotion });
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Chat' }).waitFor();
  const seen = await watchMotion(page);
  await openAll(page);
  const slid = (await seen()).filter((property) => !/opacity|color/i.test(property));
  expect(slid).toEqual(moved);
});

test("X13: in the system's colours one sees the focus, the edges and the marks", async () => {
  const { page, places } = await openEverywhere('dark', 360);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const place of places) {
    await visit(page, place);
    expect.soft(await edgeless(page), place.path).toEqual([]);
    const stops = await walk(page, 'Tab');
    expect.soft(flaws(stops), place.path).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${place.path.replaceAll(/\W/g, '_')}.png` });
  }
});
