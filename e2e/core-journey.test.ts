import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflow, startGame, type TestGame } from './test-game.ts';
import { themesAndWidths } from './themes-and-widths.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('a visitor signs up and picks by keyboard, and the pick survives a server crash (S7)', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors);
  const focusAndPress = async (role: 'link' | 'button', name: string | RegExp) => {
    const control = page.getByRole(role, { name, exact: true });
    await control.waitFor();
    await control.focus();
    await page.keyboard.press('Enter');
  };

  await page.goto(game.url);
  await focusAndPress('button', 'Accept');
  await focusAndPress('link', 'Sign up to beat the machine');
  await page.getByLabel('First name').focus();
  for (const text of ['Ada', 'Byron', 'ada@example.com', '', 'correct horse battery', 'correct horse battery']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await focusAndPress('button', 'Create account');
  const agree = page.getByRole('button', { name: '[ AGREE ]', exact: true });
  await agree.waitFor();
  const title = await page.getByRole('article').getAttribute('aria-label');
  await agree.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  await page.getByText(/^\d+ picks?$/).waitFor();

  await game.kill();
  await game.restart();
  await page.reload();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(await page.getByRole('article').getAttribute('aria-label')).toBe(title);

  expect(await overflow(page), 'no horizontal overflow').toBe(0);
  expect(await page.evaluate(() => document.cookie), 'scripts cannot read the session cookie').toBe('');
  // Requests failed while the server was down.
  expect(pageErrors.filter((text) => !/net::ERR_/.test(text))).toEqual([]);

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

test.each(
  themesAndWidths(
    [
      ['dark', 1280],
      ['light', 320],
    ],
    [
      ['light', 1280],
      ['dark', 320],
    ],
  ),
)('screens and overlays violate no policy and do not overflow, %s, %i px (S1, X3)', async (theme, width) => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, width);
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const settle = async () => {
    await page.evaluate(() => document.fonts.ready);
    expect(`${page.url()} ${await overflow(page)}`).toBe(`${page.url()} 0`);
    expect(await page.locator('.radix-themes').first().getAttribute('class')).toContain(theme);
  };

  await page.goto(game.url);
  await page.getByRole('article').waitFor();
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  await settle();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(`nobody-${theme}-${width}@example.com`);
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').getByText('Invalid email or password').waitFor();
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Login failed').waitFor();
  await settle();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(`${game.url}/signup`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('First name is required').waitFor();
  await settle();
  const fields = { 'First name': 'Ada', 'Last name': 'Byron', Email: `ada-${theme}-${width}@example.com` };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('button', { name: '[ DISAGREE ]' }).click();
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Pick recorded').waitFor();
  await settle();
  // F8 moves the focus into the toasts.
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))).toBe(
    'Notification',
  );

  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await settle();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();

  await page.goto(`${game.url}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await settle();
  expect(await page.title()).toBe('Page not found – Beat the Machine');
  expect(pageErrors).toEqual([]);
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
