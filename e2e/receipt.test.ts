import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, openMatchId, signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a player verifies the receipt of a pick, and sees that a changed letter is noticed', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  const userId = await signUpByApi(page, game.url, 'receipt_reader');
  const matchId = await openMatchId(page);
  await page.goto(`${game.url}/receipts/${matchId}`);
  await page.getByText('No pick, no receipt').waitFor();
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
  await callApi(page, 'POST', '/api/picks', { matchId, choice: 'DISAGREE' });

  await page.goto(`${game.url}/profile/${userId}`);
  await page.getByRole('link', { name: /^Receipt\b/ }).click();
  await page.getByRole('heading', { name: 'Verified', exact: true }).waitFor();
  expect(await page.locator('main li[data-verdict=passed]').count()).toBe(7);
  expect(await overflow(page), 'no horizontal overflow').toBe(0);

  await page.getByRole('textbox', { name: "The Machine's text" }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Change noticed' }).waitFor();
  expect(await page.locator('main li[data-verdict=failed]').count()).toBe(2);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Verified', exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download receipt' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-.+\.json$/);
  expect(pageErrors).toEqual([]);
});
