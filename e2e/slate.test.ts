import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a player plays on the slate, and the card and the menu agree', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  await signUpByApi(page, game.url, 'slate_player');
  // Within the next two days, whatever the hour of the test: a season always has matches in them.
  await page.goto(`${game.url}/today?day=tomorrow`);
  await page.getByRole('heading', { level: 1, name: 'Tomorrow' }).waitFor();
  const rows = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  const agree = rows.getByRole('button', { name: '[ AGREE ]' });
  await agree.first().waitFor();
  const openCount = await agree.count();
  const title = (await rows.first().getByRole('link').getAttribute('href')) ?? '';

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('d');
  await page.getByText(/^1 of \d+ picked$/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await page.getByText(/^2 of \d+ picked$/).waitFor();
  expect(await agree.count()).toBe(openCount - 2);
  expect(await overflow(page), 'no horizontal overflow').toBe(0);
  await page.reload();
  await page.getByText(/^2 of \d+ picked$/).waitFor();

  await page.goto(`${game.url}${title}`);
  await page.getByText('Your prediction is locked.').first().waitFor();
  await callApi(page, 'PUT', '/api/user/clubs', { clubs: ['Boston Celtics', 'LAL', 'Arsenal'] });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('heading', { name: 'Your clubs' }).waitFor();
  expect(pageErrors).toEqual([]);
});
