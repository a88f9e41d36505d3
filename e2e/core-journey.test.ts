import { afterAll, expect, test } from 'vitest';
import { openPlayer, signUp, logOut, pick } from './player-actions.ts';
import { MATCHES, overflow, problemsOf, startGame } from './test-game.ts';

const game = await startGame();
afterAll(game.close);

test('a player signs up, picks, watches the match, reads its result and logs out', async () => {
  const page = await game.openPage();
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signUp(page, game.url, 'ada_plays');
  expect(await page.evaluate(() => document.cookie), 'scripts cannot read the session cookie').toBe('');
  await page.goto(`${game.url}/?match=opener`);
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  const { body } = await game.game.visitor().get('/api/predictions/random?match=opener');
  const stars = (body as { prediction: { stakes: { agree: number } } }).prediction.stakes.agree;

  const other = await game.openPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  expect(await other.getByText('Your prediction is locked.').count(), "another player's pick").toBe(0);

  await page.goto(`${game.url}/receipts/opener`);
  await page.getByRole('heading', { name: 'Verified', exact: true }).waitFor();
  expect(await page.locator('main li[data-verdict=passed]').count()).toBe(7);

  // The open page learns everything from the server's events.
  await page.goto(`${game.url}/today`);
  const row = page.getByRole('listitem').filter({ has: page.locator('a[href$="/opener"]') });
  await game.moveTo(MATCHES.opener + 0.5);
  await row.getByText('LIVE', { exact: true }).waitFor();
  await game.moveTo(MATCHES.opener + 2);
  await row.getByText('FINAL', { exact: true }).waitFor();
  await expect
    .poll(async () => {
      // Refetches, as when the page becomes visible again, instead of waiting for the next poll.
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      return page.getByRole('banner').getByText(`${stars} stars`).count();
    })
    .toBe(1);
  expect(await overflow(page)).toBe(0);

  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Match recap' }).waitFor();
  await page.getByRole('region', { name: 'Your result' }).getByText(`+${stars}`).waitFor();
  await page
    .getByRole('region', { name: "The Machine's analysis" })
    .getByText(/^Los Angeles Lakers after/)
    .waitFor();
  await page.goto(`${game.url}/leaderboards`);
  await page.getByRole('row', { name: /ada_plays/ }).waitFor();

  await logOut(page);
  await page.goto(game.url);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.getByText('ada_plays').count()).toBe(0);
  expect(problemsOf([page, other])).toEqual([]);
});

test('a player shares a settled pick until they stop', async () => {
  const { page, player } = await openPlayer(game, 'share_maker');
  await pick(player, 'late');
  await game.moveTo(MATCHES.late + 2);
  await page.goto(`${game.url}/completed/late`);
  await page.getByRole('button', { name: 'Share your pick' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  const sizeOf = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sizeOf).toEqual([1200, 630]);
  const text = await page.getByRole('textbox', { name: 'Text to share' }).inputValue();
  const url = text.split(' ').at(-1) ?? '';

  const html = await (await fetch(url)).text();
  expect(html).toContain('<title>share_maker: can you beat the Machine? · Beat the Machine</title>');
  expect(html).toContain(`<meta property="og:image" content="${url}.png" />`);
  expect(html).toMatch(/<meta property="og:image:alt" content="share_maker picked AGREE on [^"]+" \/>/);
  const friend = await game.openPage();
  await friend.goto(url);
  await friend.getByText('share_maker').waitFor();
  await friend.getByRole('link', { name: 'Sign up and pick' }).waitFor();
  expect(problemsOf([page, friend])).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  const gone = await Promise.all([url, `${url}.png`].map(async (address) => (await fetch(address)).status));
  expect(gone).toEqual([404, 404]);
  await friend.reload();
  await friend.getByText('Nothing is shared here').waitFor();
});
