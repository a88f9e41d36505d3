import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../packages/server/src/testing/game.ts';
import { signUpUser } from '../packages/server/src/testing/test-users.ts';
import {
  activate,
  borderlessControls,
  collectStops,
  currentStop,
  expectFocus,
  hasFocus,
  pressKey,
  startAtTop,
  tabTo,
  typeInto,
} from './keyboard-helpers.ts';
import { emailOf, messageBox, userMenu } from './player-actions.ts';
import { prepareRoutes, visit } from './route-cases.ts';
import { overflow, problemsOf, startGame } from './test-game.ts';

const game = await startGame();
afterAll(game.close);
const isNightly = process.env.NIGHTLY !== undefined;

/** Expects a new screen: its heading has the focus, its title is set, and nothing overflows. */
async function expectScreen(page: Page, heading: string | RegExp, title: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  const focusedName = async () =>
    (await hasFocus(h1)) ? 'the heading' : ((await currentStop(page))?.name ?? 'nothing');
  await expect.poll(focusedName, { message: `the focus on ${title}` }).toBe('the heading');
  expect(await page.title()).toBe(`${title} – Beat the Machine`);
  expect([title, await overflow(page)]).toEqual([title, 0]);
}

/** Chooses an item in the user menu. */
async function chooseMenuItem(page: Page, item: string): Promise<void> {
  await tabTo(page, userMenu(page));
  await pressKey(page, 'Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await entry.waitFor();
  while (!(await hasFocus(entry))) await pressKey(page, 'ArrowDown');
  await page.keyboard.press('Enter');
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });
const expectToast = (page: Page, text: string) => notifications(page).getByText(text, { exact: true }).waitFor();

async function logIn(page: Page, username: string): Promise<void> {
  await activate(page, 'button', 'Log in');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect.poll(() => hasFocus(dialog.getByLabel('Email'))).toBe(true);
  await page.keyboard.type(emailOf(username));
  await typeInto(page, dialog.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!');
  await expectScreen(page, 'THE MACHINE', 'The Machine');
}

async function signUp(page: Page, username: string): Promise<void> {
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
}

/** Returns what the browser stores about the player, and links to other sites. */
const storedAndLinked = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).filter((key) => !/^(?:draft|scroll):/.test(key)),
    text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookie: document.cookie,
    foreign: [...document.querySelectorAll('a')]
      .map(({ href }) => href)
      .filter((href) => !href.startsWith(location.origin)),
  }));

const LOOKS = [['light', 320], ...(isNightly ? [['dark', 1280] as const] : [])] as const;

test.each(LOOKS)('the game is playable by keyboard alone, %s, %i px', async (theme, width) => {
  const [rival, fan] = [await signUpUser(game.game), await signUpUser(game.game)];
  await fan.post(`/api/follow/${rival.id}`);
  const page = await game.openPage(width);
  const username = `ada_keys_${width}`;
  await page.goto(game.url);
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  if (theme === 'light') await activate(page, 'button', 'Switch to light mode');
  await activate(page, 'button', 'Dismiss');
  await signUp(page, username);
  await chooseMenuItem(page, 'Logout');
  await expectToast(page, 'Logged out');
  await expectFocus(page, 'logging out');
  await logIn(page, username);

  await activate(page, 'button', '[ AGREE ]');
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  await expectFocus(page, 'the pick');
  await expectToast(page, 'Pick recorded');
  await pressKey(page, 'F8');
  expect(await notifications(page).locator(':focus').count()).toBe(1);
  await pressKey(page, 'Escape');
  await activate(page, 'button', 'Chat');
  const panel = page.getByRole('dialog', { name: /Group Chat/ });
  await typeInto(page, panel.getByRole('textbox', { name: 'Message' }), 'What a quarter');
  await pressKey(page, 'Enter');
  await panel.getByRole('log').getByText('What a quarter').waitFor();
  await pressKey(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
  await expectFocus(page, 'closing the chat');

  await activate(page, 'button', 'Menu');
  await activate(page, 'link', / vs .*(AM|PM)/);
  await expectScreen(page, /Live Play-by-Play|\d/, 'Match chat');
  await page.getByRole('log').getByText('What a quarter').waitFor();
  await typeInto(page, messageBox(page), 'A draft');

  await activate(page, 'link', 'Leaderboards');
  await expectScreen(page, 'Leaderboards', 'Leaderboards');
  await tabTo(page, page.getByRole('tab', { name: 'Stars', selected: true }));
  for (const _ of ['AI Slayers', 'Streak Kings', 'Most Followed']) await pressKey(page, 'ArrowRight');
  await pressKey(page, 'Enter');
  await page.getByRole('table', { name: /^Most Followed/ }).waitFor();
  await tabTo(page, page.getByRole('rowheader').getByRole('link').first());
  await page.keyboard.press('Enter');
  await expectScreen(page, /^player_/, 'Profile');
  await activate(page, 'button', 'Follow');
  await page.getByRole('button', { name: 'Following', exact: true, pressed: true }).waitFor();
  await expectFocus(page, 'following');

  await chooseMenuItem(page, 'Settings');
  await expectScreen(page, 'Settings', 'Settings');
  await activate(page, 'switch', 'Rank up', 'Space');
  await page.getByRole('switch', { name: 'Rank up', checked: false }).waitFor();
  const download = page.waitForEvent('download');
  await activate(page, 'button', 'Export data');
  expect((await download).suggestedFilename()).toMatch(/^beat-the-machine-\d{4}-\d\d-\d\d\.json$/);

  const { text, ...stored } = await storedAndLinked(page);
  const local = ['cookie-consent', 'hide-results', 'theme'];
  expect(stored).toEqual({ local, session: [], cookie: `theme=${theme}`, foreign: [] });
  expect(text).toContain('A draft');
  for (const secret of [emailOf(username), PASSWORD, 'Byron']) expect(text).not.toContain(secret);

  await chooseMenuItem(page, 'Logout');
  await expectToast(page, 'Logged out');
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  const html = async () => (await page.content()) + (await storedAndLinked(page)).text;
  for (const privateText of [username, 'What a quarter', 'A draft']) {
    await expect.poll(html).not.toContain(privateText);
  }
  expect(problemsOf([page])).toEqual([]);
});

/** The main screens; every screen at night. */
const MAIN = /^\/(?:$|settings|leaderboards|match-chat)/;

/** Unread notifications may be counted while the stops are visited. */
const withoutCount = (name: string) => name.replace(/, \d+ unread$/, '');

test('Tab visits every stop of a screen, Shift+Tab the same in reverse, and the focus is always visible', async ({
  task,
}) => {
  const { page, routes } = await prepareRoutes(game, `ada_tabs_${task.result?.retryCount ?? 0}`, 1280);
  for (const route of routes.filter(({ path }) => isNightly || MAIN.test(path))) {
    await visit(page, game.url, route);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await startAtTop(page);
    const forward = await collectStops(page, 'Tab');
    expect.soft(forward[0]?.name, `the first Tab stop of ${route.path}`).toBe('a Skip to content');
    expect.soft(forward.length, route.path).toBeGreaterThan(8);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await borderlessControls(page), route.path).toEqual([]);
    const backward = await collectStops(page, 'Shift+Tab');
    await page.emulateMedia({ forcedColors: 'none' });
    for (const { name, problem } of [...forward, ...backward])
      expect.soft(problem && `${route.path} ${name} ${problem}`).toBe('');
    const start = backward.findIndex(({ id }) => id === forward[0]?.id) + 1;
    const reversed = [...backward.slice(start), ...backward.slice(0, start)].toReversed();
    expect
      .soft(
        reversed.map(({ name }) => withoutCount(name)),
        route.path,
      )
      .toEqual(forward.map(({ name }) => withoutCount(name)));
  }
});
