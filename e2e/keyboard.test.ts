import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activate, currentStop, expectFocus, hasFocus, pressKey, tabTo, typeInto } from './keyboard-helpers.ts';
import { emailOf, messageBox, PASSWORD } from './player-actions.ts';
import { overflow, startGame, type TestGame } from './test-game.ts';
import { themesAndWidths } from './themes-and-widths.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame({ BOTS: 'on' });
});
afterAll(() => game.close());

/** Expects a new screen: its heading has the focus, its title is set, and nothing overflows. */
async function expectScreen(page: Page, heading: string | RegExp, title: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  const focusedName = async () =>
    (await hasFocus(h1)) ? 'the heading' : ((await currentStop(page))?.name ?? 'nothing');
  await expect.poll(focusedName, { message: `the focus on ${title}` }).toBe('the heading');
  expect(await page.title()).toBe(`${title} – Beat the Machine`);
  await expectNoOverflow(page);
}

const expectNoOverflow = async (page: Page) => expect(`${page.url()} ${await overflow(page)}`).toBe(`${page.url()} 0`);

/** Chooses an item in the user menu. */
async function chooseMenuItem(page: Page, item: string): Promise<void> {
  await tabTo(page, page.getByRole('banner').locator('[aria-haspopup=true]'));
  await pressKey(page, 'Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await entry.waitFor();
  await expectNoOverflow(page);
  while (!(await hasFocus(entry))) await pressKey(page, 'ArrowDown');
  await page.keyboard.press('Enter');
}

const expectToast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notification', exact: true }).getByText(text, { exact: true }).waitFor();

async function logIn(page: Page, username: string): Promise<void> {
  await activate(page, 'button', 'Log in');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect.poll(() => hasFocus(dialog.getByLabel('Email'))).toBe(true);
  await expectNoOverflow(page);
  await page.keyboard.type(emailOf(username));
  await typeInto(page, dialog.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!');
  await expectScreen(page, 'THE MACHINE', 'The Machine');
}

async function signUp(page: Page, username: string): Promise<void> {
  await activate(page, 'button', 'Dismiss');
  await activate(page, 'link', 'Sign up to beat the machine');
  await expectScreen(page, 'Create account', 'Sign up');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', emailOf(username)],
    ['Username (optional)', username],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  }
  await page.keyboard.press('Enter');
  await expectScreen(page, 'THE MACHINE', 'The Machine');
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
}

const foreignLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].map(({ href }) => href).filter((href) => !href.startsWith(location.origin)),
  );

/** Returns what the browser stores about the player. */
const browserStorage = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookie: document.cookie,
  }));

const textsInDocument = (page: Page, texts: readonly string[]) =>
  page.evaluate((texts) => {
    const html = new XMLSerializer().serializeToString(document);
    return texts.filter((text) => html.includes(text));
  }, texts);

test.each(themesAndWidths([['light', 320]], [['dark', 1280]]))(
  'the game is playable by keyboard alone, %s, %i px (X63, X2, X3, X7, X8, X68, S1, S6, S7, S9, S15, I10)',
  async (theme, width) => {
    const pageErrors: string[] = [];
    const page = await game.openPage(pageErrors, width);
    const username = `ada_keys_${width}`;
    const chatText = `What a quarter ${width}`;
    const message = `Well played ${width}`;

    await page.goto(game.url);
    await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
    if (theme === 'light') await activate(page, 'button', 'Switch to light mode');
    await signUp(page, username);
    await chooseMenuItem(page, 'Logout');
    await expectToast(page, 'Logged out');
    await expectFocus(page, 'logging out');
    await logIn(page, username);

    // Pick, and chat next to the card.
    await activate(page, 'button', '[ AGREE ]');
    await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
    await expectFocus(page, 'the pick');
    await expectToast(page, 'Pick recorded');
    await pressKey(page, 'F8');
    expect(await page.getByRole('region', { name: 'Notification', exact: true }).locator(':focus').count()).toBe(1);
    await pressKey(page, 'Escape');
    await activate(page, 'button', 'Chat');
    const panel = page.getByRole('dialog', { name: /Group Chat/ });
    await typeInto(page, panel.getByRole('textbox', { name: 'Message' }), chatText);
    await pressKey(page, 'Enter');
    await panel.getByRole('log').getByText(chatText).waitFor();
    await expectNoOverflow(page);
    await pressKey(page, 'Escape');
    await panel.waitFor({ state: 'detached' });
    await expectFocus(page, 'closing the chat');

    // Open the chat page through the menu.
    await activate(page, 'button', 'Menu');
    await activate(page, 'link', / vs .*(AM|PM)/);
    await expectScreen(page, /Live Play-by-Play|\d/, 'Match chat');
    await page.getByRole('log').getByText(chatText).waitFor();
    await typeInto(page, messageBox(page), 'A draft');

    await activate(page, 'link', 'Leaderboards');
    await expectScreen(page, 'Leaderboards', 'Leaderboards');
    await tabTo(page, page.getByRole('tab', { name: 'Stars', selected: true }));
    for (const _ of ['AI Slayers', 'Streak Kings', 'Most Followed']) await pressKey(page, 'ArrowRight');
    expect(
      await page.getByRole('tab', { name: 'Stars', selected: true }).count(),
      'arrow keys only move the focus',
    ).toBe(1);
    await pressKey(page, 'Enter');
    await page.getByRole('tab', { name: 'Most Followed', selected: true }).waitFor();
    await page.getByRole('table', { name: /^Most Followed/ }).waitFor();

    // Follow a rival and message them.
    const rival = page.getByRole('rowheader').getByRole('link').first();
    await tabTo(page, rival);
    const rivalName = (await rival.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expectScreen(page, rivalName, 'Profile');
    await activate(page, 'button', 'Follow');
    await page.getByRole('button', { name: 'Following', exact: true, pressed: true }).waitFor();
    await expectFocus(page, 'following');
    await chooseMenuItem(page, 'Messages');
    await expectScreen(page, 'Messages', 'Messages');
    await activate(page, 'button', 'New message');
    const dialog = page.getByRole('dialog', { name: 'New message' });
    await dialog.getByRole('option').first().waitFor();
    await expectNoOverflow(page);
    await tabTo(page, dialog.getByRole('option'));
    await pressKey(page, 'Space');
    await dialog.getByRole('option', { selected: true }).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'Start conversation' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/messages\/./);
    await expectScreen(page, rivalName, 'Messages');
    await typeInto(page, messageBox(page), message);
    await pressKey(page, 'Enter');
    await page.getByRole('log').getByText(message).waitFor();
    await expectFocus(page, 'writing');

    for (const [link, heading] of [
      ['Completed', 'Completed'],
      ['Achievements', 'Achievements'],
      ['Privacy', 'Privacy'],
      ['Terms', 'Terms'],
    ] as const) {
      await activate(page, 'link', link);
      await expectScreen(page, heading, link);
    }

    await chooseMenuItem(page, 'Settings');
    await expectScreen(page, 'Settings', 'Settings');
    await activate(page, 'switch', 'Rank up', 'Space');
    await page.getByRole('switch', { name: 'Rank up', checked: false }).waitFor();
    await activate(page, 'switch', 'Dark mode', 'Space');
    await page.getByRole('switch', { name: 'Dark mode', checked: theme === 'light' }).waitFor();
    await pressKey(page, 'Space');
    const download = page.waitForEvent('download');
    await activate(page, 'button', 'Export data');
    expect((await download).suggestedFilename()).toMatch(/^beat-the-machine-\d{4}-\d\d-\d\d\.json$/);
    await page.getByText(/^Saved as/).waitFor();

    expect(await foreignLinks(page)).toEqual([]);
    const stored = await browserStorage(page);
    expect(stored.local).toEqual(['cookie-consent', 'hide-results', 'theme']);
    expect(stored.session.filter((key) => !/^(draft|scroll):/.test(key))).toEqual([]);
    expect(stored.text).toContain('A draft');
    for (const secret of [emailOf(username), PASSWORD, 'Byron', message]) expect(stored.text).not.toContain(secret);
    expect(stored.cookie, 'scripts see no other cookie').toBe(`theme=${theme}`);

    await chooseMenuItem(page, 'Logout');
    await expectToast(page, 'Logged out');
    await expectFocus(page, 'logging out');
    await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
    const privateTexts = [username, emailOf(username), chatText, message, rivalName];
    await expect.poll(() => textsInDocument(page, privateTexts)).toEqual([]);
    const left = await browserStorage(page);
    expect(left.text).not.toContain('A draft');
    expect(left.local).toEqual(['cookie-consent', 'theme']);

    // Delete the account.
    await logIn(page, username);
    await chooseMenuItem(page, 'Settings');
    await activate(page, 'button', 'Delete account');
    const confirmation = page.getByRole('alertdialog');
    const cancel = confirmation.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => hasFocus(cancel)).toBe(true);
    await expectNoOverflow(page);
    await tabTo(page, confirmation.getByRole('button', { name: 'Delete account' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Account deleted');
    await expectFocus(page, 'deleting the account');
    expect(pageErrors).toEqual([]);
  },
);
