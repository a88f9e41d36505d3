import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, overflow, type WholeGame } from './game.ts';
import { looks } from './looks.ts';

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame();
});
afterAll(() => game.close());

test('a stranger signs up and picks by keyboard, and finds the pick locked after the server was killed', async () => {
  const complaints: string[] = [];
  const page = await game.openPage(complaints);
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

  expect(await overflow(page), 'nothing scrolls sideways').toBe(0);
  expect(await page.evaluate(() => document.cookie), 'S7: the session cookie is unreadable from script').toBe('');
  // What was under way when the server was killed found nobody.
  expect(complaints.filter((text) => !/net::ERR_/.test(text))).toEqual([]);

  const otherComplaints: string[] = [];
  const other = await game.openPage(otherComplaints);
  await other.goto(page.url());
  await other.getByRole('article').waitFor();
  expect(await other.getByRole('article').getAttribute('aria-label')).toBe(title);
  expect(
    await other.getByText('Your prediction is locked.').count(),
    "another visitor does not see this player's pick",
  ).toBe(0);
  await other.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  expect(otherComplaints).toEqual([]);
});

test.each(
  looks(
    [
      ['dark', 1280],
      ['light', 320],
    ],
    [
      ['light', 1280],
      ['dark', 320],
    ],
  ),
)('S1: no screen and no overlay breaks the policy or scrolls sideways, %s, %i px', async (theme, width) => {
  const complaints: string[] = [];
  const page = await game.openPage(complaints, width);
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
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: `ada-${theme}-${width}@example.com` };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
  await page.getByRole('button', { name: '[ DISAGREE ]' }).click();
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Pick recorded').waitFor();
  await settle();
  // X3: F8 leads into the toasts.
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
  expect(complaints).toEqual([]);
});

test('a page that is opened anew begins at its top, and a reload stays where it was', async () => {
  const complaints: string[] = [];
  const page = await game.openPage(complaints);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${game.url}/terms`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // It is remembered once the page has come to rest.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, window.scrollY === 900 ? 901 : 900));
      return page.evaluate(() => Object.values({ ...sessionStorage }).some((note) => /^90[01]$/.test(note)));
    })
    .toBe(true);
  await page.reload();
  await expect.poll(top).toBeGreaterThan(800);
  await page.goto(`${game.url}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await top()).toBe(0);
  expect(complaints).toEqual([]);
});
