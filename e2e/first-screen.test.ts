import { newResults, player, tallestPrediction } from '@machine/mocks/fixtures';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHomeWithoutAnswers, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

const SMALL_SCREENS = [
  [360, 640],
  [360, 780],
  [740, 360],
  [1366, 768],
] as const;
/** Around each width where a notice changes its place. */
const WIDTHS = [320, 521, 768, 1239, 1240, 1280, 1920] as const;

type Viewer = 'visitor' | 'player' | 'player with new results';
const responseOf = (viewer: Viewer) =>
  viewer === 'visitor'
    ? { status: 401, body: 'Unauthorized' }
    : { json: { ...player, newResultsCount: viewer === 'player' ? 0 : newResults.totalCount } };

/** Opens home with the tallest card, without a choice about cookies. */
async function openHome(viewer: Viewer): Promise<Page> {
  const page = await game.openPage([]);
  await openHomeWithoutAnswers(page, game.url);
  await page.route('**/api/auth/user', (route) => route.fulfill(responseOf(viewer)));
  await page.route('**/api/results/new', (route) => route.fulfill({ json: newResults }));
  await page.route('**/api/predictions/random*', (route) => route.fulfill({ json: tallestPrediction }));
  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(game.url);
  await page.getByRole('article').waitFor();
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  if (viewer === 'player with new results') await page.getByRole('button', { name: 'Close results' }).waitFor();
  return page;
}

function actionsOf(page: Page, viewer: Viewer): Locator[] {
  if (viewer === 'visitor') return [page.getByRole('link', { name: 'Sign up to beat the machine' })];
  const buttons = [page.getByRole('button', { name: '[ AGREE ]' }), page.getByRole('button', { name: '[ DISAGREE ]' })];
  return viewer === 'player' ? [...buttons, page.getByText('Final once picked.')] : buttons;
}

/** Returns by how many pixels the first element covers the second one, in both directions. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('An element is not shown.');
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

test.each(['visitor', 'player', 'player with new results'] as const)(
  'the buttons of the tallest card are inside the first screen of a %s',
  async (viewer) => {
    const page = await openHome(viewer);
    for (const [width, height] of SMALL_SCREENS) {
      await page.setViewportSize({ width, height });
      for (const action of actionsOf(page, viewer)) {
        const box = await action.boundingBox();
        expect.soft(box && Math.ceil(box.y + box.height), `${width} × ${height}`).toBeLessThanOrEqual(height);
      }
      const season = page.getByRole('complementary', { name: 'Season' });
      expect.soft(await overlapOf(season, page.getByRole('main').locator('article, section').first())).toBe(0);
    }
    await page.close();
  },
);

test('neither the cookie notice nor a toast covers the card', async () => {
  const page = await openHome('player');
  const card = page.getByRole('article');
  const notice = page.getByRole('region', { name: 'Cookie Notice' });
  const toast = page.locator('[data-toast]');
  for (const [width, height] of [...WIDTHS.map((each) => [each, 800] as const), ...SMALL_SCREENS]) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await overlapOf(notice, card), `the notice on arrival, ${size}`).toBe(0);
    await page.getByRole('button', { name: '[ AGREE ]' }).click();
    // A toast under the pointer stays.
    await toast.hover();
    await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await overlapOf(toast, card), `the toast, ${size}`).toBe(0);
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect.soft(await overlapOf(notice, card), `the notice at the end of the page, ${size}`).toBe(0);
  }
  await page.close();
});

test('the moment of the pick takes at most 300 ms', async () => {
  const page = await openHome('player');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.unroute('**/api/picks');
  const pick = { matchId: tallestPrediction.match.id, choice: 'AGREE' };
  await page.route('**/api/picks', (route) => route.fulfill({ status: 201, json: { pick } }));
  const communityStats = { totalCount: 100, agreePercent: 60, disagreePercent: 40, agreeCount: 60, disagreeCount: 40 };
  await page.route('**/api/predictions/random?match=*', (route) =>
    route.fulfill({ json: { ...tallestPrediction, userPick: 'AGREE', communityStats } }),
  );
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByText('60% agree').waitFor();
  const durations = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-fresh] *')]
        .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
        .filter(({ animationName }) => animationName !== 'none')
        .map((style) => 1_000 * (Number.parseFloat(style.animationDuration) + Number.parseFloat(style.animationDelay))),
    );
  const all = await durations();
  expect(all.length, 'both brackets, the stake and the bar').toBe(4);
  expect(Math.max(...all)).toBeLessThanOrEqual(300);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual([]);
  await page.close();
});
