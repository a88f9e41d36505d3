import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from './player-actions.ts';
import { isOutageError, overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a pick survives a server crash, and other visitors do not see it (S7)', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors);
  await signUp(page, game.url, 'ada_survives');
  await page.getByRole('button', { name: '[ AGREE ]', exact: true }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  const title = await page.getByRole('article').getAttribute('aria-label');
  await page.getByText(/^\d+ picks?$/).waitFor();

  await game.kill();
  await game.restart();
  await page.reload();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(await page.getByRole('article').getAttribute('aria-label')).toBe(title);

  expect(await overflow(page), 'no horizontal overflow').toBe(0);
  expect(await page.evaluate(() => document.cookie), 'scripts cannot read the session cookie').toBe('');
  // Requests failed while the server was down.
  expect(pageErrors.filter((text) => !isOutageError(text))).toEqual([]);

  const otherPageErrors: string[] = [];
  const other = await game.openPage(otherPageErrors);
  await other.goto(page.url());
  await other.getByRole('article').waitFor();
  expect(await other.getByRole('article').getAttribute('aria-label')).toBe(title);
  expect(
    await other.getByText('Your prediction is locked.').count(),
    "another visitor does not see this player's pick",
  ).toBe(0);
  await other.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  expect(otherPageErrors).toEqual([]);
});

test('a new page starts at the top, and a reload restores the scroll position', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors);
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${game.url}/terms`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The position is stored once the page is idle.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, window.scrollY === 900 ? 901 : 900));
      return page.evaluate(() => Object.values({ ...sessionStorage }).some((note) => /^90[01]$/.test(note)));
    })
    .toBe(true);
  await page.reload();
  await expect.poll(scrollTop).toBeGreaterThan(800);
  await page.goto(`${game.url}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await scrollTop()).toBe(0);
  expect(pageErrors).toEqual([]);
});
