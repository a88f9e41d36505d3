import type { Page } from 'playwright';
import { PASSWORD } from '../packages/server/src/testing/game.ts';
import { signUpUser, type TestUser } from '../packages/server/src/testing/test-users.ts';
import type { TestGame } from './test-game.ts';

/** Signs up with the form. */
export async function signUp(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/signup`);
  const fields = { 'First name': 'Ada', 'Last name': 'Byron', Email: emailOf(username) };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Username/).fill(username);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('article').waitFor();
}

export const emailOf = (username: string) => `${username}@example.org`;

/** `player` makes calls with the same session as the page. */
export type OnlinePlayer = { name: string; page: Page; player: TestUser };

/** Signs up a player whose name begins so, and opens a page of a browser in which they are logged in. */
export async function openPlayer(testGame: TestGame, prefix: string, width = 360): Promise<OnlinePlayer> {
  const { game, url, openPage, nextNumber } = testGame;
  const name = `${prefix}_${nextNumber()}`;
  const [player, page] = await Promise.all([signUpUser(game, name), openPage(width)]);
  const cookies = player.cookie().split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const [cookieName = '', value = ''] = cookie.split('=');
      return { name: cookieName, value, url, httpOnly: true, sameSite: 'Lax' };
    }),
  );
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  return { name, page, player };
}

/** Picks through the API, and throws unless the pick is stored. */
export async function pick(player: TestUser, matchId: string): Promise<void> {
  const { status, text } = await player.post('/api/picks', { matchId, choice: 'AGREE' });
  if (status !== 201) throw new Error(`The pick was answered with ${status} ${text}`);
}

export const userMenu = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=menu]');

export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
