import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, overflow, type WholeGame } from './game.ts';
import { looks } from './looks.ts';
import { go, hasFocus, keepsFocus, press, stop, tabTo, type } from './keys.ts';
import { emailOf, messageBox, PASSWORD } from './player.ts';

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame();
});
afterAll(() => game.close());

/** A new screen: its title is that of the page, has the focus, and nothing scrolls sideways (X2, X8). */
async function arrive(page: Page, heading: string | RegExp, title: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  const focused = async () => ((await hasFocus(h1)) ? 'the title' : ((await stop(page))?.name ?? 'nothing'));
  await expect.poll(focused, { message: `the focus, arriving at ${title}` }).toBe('the title');
  expect(await page.title()).toBe(`${title} – Beat the Machine`);
  await fits(page);
}

const fits = async (page: Page) => expect(`${page.url()} ${await overflow(page)}`).toBe(`${page.url()} 0`);

/** Through the player's menu. */
async function menu(page: Page, item: string): Promise<void> {
  await tabTo(page, page.getByRole('banner').locator('[aria-haspopup=true]'));
  await press(page, 'Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await entry.waitFor();
  await fits(page);
  while (!(await hasFocus(entry))) await press(page, 'ArrowDown');
  await page.keyboard.press('Enter');
}

const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notification', exact: true }).getByText(text, { exact: true }).waitFor();

async function logIn(page: Page, username: string): Promise<void> {
  await go(page, 'button', 'Log in');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect.poll(() => hasFocus(dialog.getByLabel('Email'))).toBe(true);
  await fits(page);
  await page.keyboard.type(emailOf(username));
  await type(page, dialog.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await said(page, 'Welcome back!');
  await arrive(page, 'THE MACHINE', 'The Machine');
}

async function signUp(page: Page, username: string): Promise<void> {
  await go(page, 'button', 'Dismiss');
  await go(page, 'link', 'Sign up to beat the machine');
  await arrive(page, 'Create account', 'Sign up');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', emailOf(username)],
    ['Username (optional)', username],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await type(page, page.getByLabel(label, { exact: true }), text);
  }
  await page.keyboard.press('Enter');
  await arrive(page, 'THE MACHINE', 'The Machine');
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
}

const ownOrigin = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].map(({ href }) => href).filter((href) => !href.startsWith(location.origin)),
  );

/** What the browser keeps of the player. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookie: document.cookie,
  }));

const holds = (page: Page, texts: readonly string[]) =>
  page.evaluate((texts) => {
    const all = new XMLSerializer().serializeToString(document);
    return texts.filter((text) => all.includes(text));
  }, texts);

test.each(looks([['light', 320]], [['dark', 1280]]))(
  'X63, X2, X7, X8, X68, S6, S7, S9, S15, I10: the whole game by keyboard alone, %s, %i px',
  async (theme, width) => {
    const complaints: string[] = [];
    const page = await game.openPage(complaints, width);
    const username = `ada_keys_${width}`;
    const atOnce = `What a quarter ${width}`;
    const message = `Well played ${width}`;

    await page.goto(game.url);
    await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
    if (theme === 'light') await go(page, 'button', 'Switch to light mode');
    await signUp(page, username);
    await menu(page, 'Logout');
    await said(page, 'Logged out');
    await keepsFocus(page, 'logging out');
    await logIn(page, username);

    // The pick, and the chat beside it.
    await go(page, 'button', '[ AGREE ]');
    await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
    await keepsFocus(page, 'the pick');
    await go(page, 'button', 'Chat');
    const panel = page.getByRole('dialog', { name: /Group Chat/ });
    await type(page, panel.getByRole('textbox', { name: 'Message' }), atOnce);
    await press(page, 'Enter');
    await panel.getByRole('log').getByText(atOnce).waitFor();
    await fits(page);
    await press(page, 'Escape');
    await panel.waitFor({ state: 'detached' });
    await keepsFocus(page, 'closing the chat');

    // The chat's own page, through the menu.
    await go(page, 'button', 'Menu');
    await go(page, 'link', / vs .*(AM|PM)/);
    await arrive(page, /Live Play-by-Play|\d/, 'Match chat');
    await page.getByRole('log').getByText(atOnce).waitFor();
    await type(page, messageBox(page), 'A draft');

    await go(page, 'link', 'Leaderboards');
    await arrive(page, 'Leaderboards', 'Leaderboards');
    await tabTo(page, page.getByRole('tab', { name: 'Stars', selected: true }));
    for (const _ of ['AI Slayers', 'Streak Kings', 'Most Followed']) await press(page, 'ArrowRight');
    expect(await page.getByRole('tab', { name: 'Stars', selected: true }).count(), 'arrows only move').toBe(1);
    await press(page, 'Enter');
    await page.getByRole('tab', { name: 'Most Followed', selected: true }).waitFor();
    await page.getByRole('table', { name: /^Most Followed/ }).waitFor();

    // Somebody to follow, and to write to.
    const rival = page.getByRole('rowheader').getByRole('link').first();
    await tabTo(page, rival);
    const rivalName = (await rival.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await arrive(page, rivalName, 'Profile');
    await go(page, 'button', 'Follow');
    await page.getByRole('button', { name: 'Following', exact: true, pressed: true }).waitFor();
    await keepsFocus(page, 'following');
    await menu(page, 'Messages');
    await arrive(page, 'Messages', 'Messages');
    await go(page, 'button', 'New message');
    const dialog = page.getByRole('dialog', { name: 'New message' });
    await dialog.getByRole('option').first().waitFor();
    await fits(page);
    await tabTo(page, dialog.getByRole('option'));
    await press(page, 'Space');
    await dialog.getByRole('option', { selected: true }).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'Start conversation' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/messages\/./);
    await arrive(page, rivalName, 'Messages');
    await type(page, messageBox(page), message);
    await press(page, 'Enter');
    await page.getByRole('log').getByText(message).waitFor();
    await keepsFocus(page, 'writing');

    for (const [link, heading] of [
      ['Completed', 'Completed'],
      ['Achievements', 'Achievements'],
      ['Privacy', 'Privacy'],
      ['Terms', 'Terms'],
    ] as const) {
      await go(page, 'link', link);
      await arrive(page, heading, link);
    }

    await menu(page, 'Settings');
    await arrive(page, 'Settings', 'Settings');
    await go(page, 'switch', 'Rank up', 'Space');
    await page.getByRole('switch', { name: 'Rank up', checked: false }).waitFor();
    await go(page, 'switch', 'Dark mode', 'Space');
    await page.getByRole('switch', { name: 'Dark mode', checked: theme === 'light' }).waitFor();
    await press(page, 'Space');
    const download = page.waitForEvent('download');
    await go(page, 'button', 'Export data');
    expect((await download).suggestedFilename()).toMatch(/^beat-the-machine-\d{4}-\d\d-\d\d\.json$/);
    await page.getByText(/^Saved as/).waitFor();

    expect(await ownOrigin(page)).toEqual([]);
    const here = await kept(page);
    expect(here.local).toEqual(['cookie-consent', 'theme']);
    expect(here.session.filter((key) => !/^(draft|scroll):/.test(key))).toEqual([]);
    expect(here.text).toContain('A draft');
    for (const secret of [emailOf(username), PASSWORD, 'Byron', message]) expect(here.text).not.toContain(secret);
    expect(here.cookie).toBe('');

    await menu(page, 'Logout');
    await said(page, 'Logged out');
    await keepsFocus(page, 'logging out');
    await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
    const marks = [username, emailOf(username), atOnce, message, rivalName];
    await expect.poll(() => holds(page, marks)).toEqual([]);
    expect((await kept(page)).text).not.toContain('A draft');

    // And the way out for good.
    await logIn(page, username);
    await menu(page, 'Settings');
    await go(page, 'button', 'Delete account');
    const question = page.getByRole('alertdialog');
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => hasFocus(cancel)).toBe(true);
    await fits(page);
    await tabTo(page, question.getByRole('button', { name: 'Delete account' }));
    await page.keyboard.press('Enter');
    await said(page, 'Account deleted');
    await keepsFocus(page, 'deleting the account');
    expect(complaints).toEqual([]);
  },
);
