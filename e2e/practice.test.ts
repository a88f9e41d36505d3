import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a visitor practices on ten real matches, across a reload, and is invited to sign up', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  await page.goto(game.url);
  await page.getByRole('link', { name: 'Practice first' }).click();

  for (let number = 1; number <= 10; number += 1) {
    const card = page.getByRole('article', { name: `Match ${number} of 10` });
    await card.getByRole('button', { name: number % 2 === 0 ? '[ AGREE' : '[ DISAGREE' }).click();
    await card.getByText(/^(You beat the Machine|You were both (right|wrong)|The Machine was right)$/).waitFor();
    await card.getByText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d · Season 20\d\d-\d\d$/).waitFor();
    expect(await overflow(page), 'no horizontal overflow').toBe(0);
    if (number === 5) {
      const name = (await card.getAttribute('aria-label')) ?? '';
      const score = await page.getByText(/^You \d, the Machine \d$/).textContent();
      await page.reload();
      await page.getByText(score ?? '', { exact: true }).waitFor();
      await page.getByRole('article', { name, exact: true }).waitFor();
    }
    await card.getByRole('button', { name: number === 10 ? 'See your score' : 'Next match' }).click();
  }

  await page.getByRole('heading', { name: /^You \d{1,2}, the Machine \d{1,2}$/ }).waitFor();
  expect(await page.getByRole('list', { name: 'Your picks' }).getByRole('listitem').count()).toBe(10);
  await page.getByRole('link', { name: 'Sign up to play real ones' }).click();
  await page.getByLabel('First name').waitFor();
  expect(pageErrors).toEqual([]);
});
