import { player, tallestPrediction } from '@machine/mocks/fixtures';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { problemsOf, startGame } from './test-game.ts';

const game = await startGame();

const SMALL_SCREENS = [
  [360, 640],
  [740, 360],
  [1366, 768],
] as const;
/** Around each width where a notice changes its place. */
const WIDTHS = [320, 521, 768, 1239, 1240, 1920] as const;

/** Opens home with the tallest card, without a choice about cookies. */
async function openHome(viewer: 'visitor' | 'player'): Promise<Page> {
  const page = await game.openPage();
  // Home then requests its answers, which are replaced, instead of having them in the page.
  const withoutAnswers = `${game.url}/index.html`;
  await page.route(`${game.url}/`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: withoutAnswers }) }),
  );
  const user = viewer === 'visitor' ? { status: 401, body: 'Unauthorized' } : { json: player };
  await page.route('**/api/auth/user', (route) => route.fulfill(user));
  await page.route('**/api/predictions/random*', (route) => route.fulfill({ json: tallestPrediction }));
  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(game.url);
  await page.getByRole('article').waitFor();
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  return page;
}

/** Returns by how many pixels the first element covers the second one, in both directions. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('An element is not shown.');
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

test.each([
  ['visitor', ['Sign up to beat the machine']],
  ['player', ['[ AGREE ]', '[ DISAGREE ]', 'Final once picked.']],
] as const)('the buttons of the tallest card are inside the first screen of a %s', async (viewer, actions) => {
  const page = await openHome(viewer);
  for (const [width, height] of SMALL_SCREENS) {
    await page.setViewportSize({ width, height });
    for (const action of actions) {
      const box = await page.getByText(action, { exact: true }).boundingBox();
      expect.soft(box && Math.ceil(box.y + box.height), `${action}, ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('neither the cookie notice nor a toast covers the card', async () => {
  const page = await openHome('player');
  const card = page.getByRole('article');
  const notice = page.getByRole('region', { name: 'Cookie Notice' });
  const toast = page.locator('[data-toast]');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await overlapOf(notice, card), `the notice on arrival, ${width} px`).toBe(0);
    await page.getByRole('button', { name: '[ AGREE ]' }).click();
    // A toast under the pointer stays.
    await toast.hover();
    await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await overlapOf(toast, card), `the toast, ${width} px`).toBe(0);
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect.soft(await overlapOf(notice, card), `the notice at the end of the page, ${width} px`).toBe(0);
  }
});

/** A slow 2G connection. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MAX_USABLE_MS = 10_000;

test('home is usable within ten seconds on 2G with a cold cache', async () => {
  const page = await game.openPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const start = performance.now();
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  await page.getByRole('button', { name: /Next Prediction/ }).click();
  await page.getByRole('article').waitFor();
  expect(performance.now() - start).toBeLessThan(MAX_USABLE_MS);
  expect(problemsOf([page])).toEqual([]);
});
