import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, openMatchId, signUpByApi } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';

/** A match is settled within a second. */
const HIGH_SPEED = '36000';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a player shares a settled pick, everyone with the link sees it, and it is gone when the player stops (S210, S213, S214)', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  await signUpByApi(page, game.url, 'share_maker');
  // Any one of them may be postponed for days.
  const matchIds: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const matchId = await openMatchId(page);
    await callApi(page, 'POST', '/api/picks', { matchId, choice: 'DISAGREE' });
    matchIds.push(matchId);
  }
  await game.kill();
  await game.restart({ SPEED: HIGH_SPEED });
  const settledIds: string[] = [];
  const findSettled = async () => {
    for (const matchId of matchIds) {
      const recap = await callApi(page, 'GET', `/api/completed/${matchId}/recap`);
      if (recap?.match.status === 'FINAL') settledIds.push(matchId);
    }
    return settledIds.length;
  };
  await expect.poll(findSettled).toBeGreaterThan(0);
  const [matchId] = settledIds;
  pageErrors.length = 0;

  await page.goto(`${game.url}/completed/${matchId}`);
  await page.getByRole('button', { name: 'Share your pick' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await picture.waitFor();
  const sizeOf = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sizeOf).toEqual([1200, 630]);
  const text = await page.getByRole('textbox', { name: 'Text to share' }).inputValue();
  const url = text.split(' ').at(-1) ?? '';

  const html = await (await fetch(url)).text();
  expect(html).toContain('<title>share_maker: can you beat the Machine? · Beat the Machine</title>');
  expect(html).toContain(`<meta property="og:image" content="${url}.png" />`);
  expect(html).toMatch(/<meta property="og:image:alt" content="share_maker picked DISAGREE on [^"]+" \/>/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  const friend = await game.openPage(pageErrors, 360);
  await friend.goto(url);
  await friend.getByText('share_maker').waitFor();
  await friend.getByRole('link', { name: 'Sign up and pick' }).waitFor();
  expect(await overflow(friend), 'no horizontal overflow').toBe(0);
  expect(pageErrors).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  const gone = await Promise.all([url, `${url}.png`].map(async (address) => (await fetch(address)).status));
  expect(gone).toEqual([404, 404]);
  await friend.reload();
  await friend.getByText('Nothing is shared here').waitFor();
});
