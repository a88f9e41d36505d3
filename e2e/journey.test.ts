import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { PASSWORD } from '../packages/server/src/testing/game.ts';
import {
  activate,
  currentStop,
  expectFocus,
  hasFocus,
  pressKey,
  startAtTop,
  tabTo,
  typeInto,
} from './keyboard-helpers.ts';
import { emailOf, userMenu } from './player-actions.ts';
import { visit } from './route-cases.ts';
import { MATCHES, overflow, problemsOf, startGame } from './test-game.ts';

/** Expects a new screen: its heading has the focus, its title is set, and nothing overflows. */
async function expectScreen(page: Page, heading: string | RegExp, title: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  const focusedName = async () =>
    (await hasFocus(h1)) ? 'the heading' : ((await currentStop(page))?.name ?? 'nothing');
  await expect.poll(focusedName, { message: `the focus on ${title}` }).toBe('the heading');
  expect(await page.title()).toBe(`${title} – Beat the Machine`);
  expect([title, await overflow(page)]).toEqual([title, 0]);
}

async function chooseMenuItem(page: Page, item: string): Promise<void> {
  await tabTo(page, userMenu(page));
  await pressKey(page, 'Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await entry.waitFor();
  while (!(await hasFocus(entry))) await pressKey(page, 'ArrowDown');
  await page.keyboard.press('Enter');
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });

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

const LOOKS = [['light', 320], ...(process.env.NIGHTLY === undefined ? [] : [['dark', 1280] as const])] as const;

test.each(LOOKS)('a match is played by keyboard from the sign-up to its result, %s, %i px', async (theme, width) => {
  const game = await startGame();
  const page = await game.openPage(width);
  await page.goto(`${game.url}/?match=opener`);
  await page.getByRole('region', { name: 'Cookie Notice' }).waitFor();
  if (theme === 'light') await activate(page, 'button', 'Switch to light mode');
  await activate(page, 'button', 'Dismiss');
  await signUp(page, 'ada_plays');
  const { body } = await game.game.visitor().get('/api/predictions/random?match=opener');
  const stars = (body as { prediction: { stakes: { agree: number } } }).prediction.stakes.agree;

  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await activate(page, 'button', '[ AGREE ]');
  await notifications(page).getByText('Failed to record pick. Try again.').waitFor();
  await activate(page, 'button', '[ AGREE ]');
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  await expectFocus(page, 'the pick');
  await notifications(page).getByText('Pick recorded', { exact: true }).waitFor();
  await pressKey(page, 'F8');
  expect(await notifications(page).locator(':focus').count()).toBe(1);
  await pressKey(page, 'Escape');

  await activate(page, 'button', 'Menu');
  await activate(page, 'link', / vs .*(AM|PM)/);
  await expectScreen(page, /Live Play-by-Play|\d/, 'Match chat');
  const message = page.getByRole('textbox', { name: 'Message' });
  await typeInto(page, message, 'What a quarter');
  await pressKey(page, 'Enter');
  await page.getByRole('log').getByText('What a quarter').waitFor();
  await page.keyboard.type('A draft');

  await chooseMenuItem(page, 'Settings');
  await expectScreen(page, 'Settings', 'Settings');
  await activate(page, 'switch', 'Rank up', 'Space');
  await page.getByRole('switch', { name: 'Rank up', checked: false }).waitFor();
  const download = page.waitForEvent('download');
  await activate(page, 'button', 'Export data');
  expect((await download).suggestedFilename()).toMatch(/^beat-the-machine-\d{4}-\d\d-\d\d\.json$/);
  const { text, ...stored } = await storedAndLinked(page);
  expect(stored, 'and no session that scripts can read').toEqual({
    local: theme === 'light' ? ['cookie-consent', 'theme'] : ['cookie-consent'],
    session: [],
    cookie: '',
    foreign: [],
  });
  expect(text).toContain('A draft');
  for (const secret of [emailOf('ada_plays'), PASSWORD, 'Byron']) expect(text).not.toContain(secret);

  await visit(page, { path: '/receipts/opener', title: 'Receipt', ready: 'h2', text: 'Verified' });
  await activate(page, 'button', 'What your browser has checked');
  expect(await page.locator('main ol > li', { hasText: 'holds' }).count()).toBe(7);

  /** Waits for something that the open page learns when it becomes visible again, instead of for the next poll. */
  async function expectRefetched(target: Locator): Promise<void> {
    const countAgain = async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      return target.count();
    };
    await expect.poll(countAgain, { interval: 500 }).toBe(1);
  }
  await visit(page, { path: '/today', title: 'Today', ready: 'article' });
  const row = page.getByRole('listitem').filter({ has: page.locator('a[href$="/opener"]') });
  await game.moveTo(MATCHES.opener + 0.5);
  await expectRefetched(row.getByText('LIVE', { exact: true }));
  await game.moveTo(MATCHES.opener + 2);
  await expectRefetched(row.getByText('FINAL', { exact: true }));
  await expectRefetched(page.getByRole('banner').getByText(`${stars} stars`));
  const liveRegion = '[aria-live], [role=alert], [role=status], [role=log], output';
  const announcing = row.evaluate((element, live) => element.closest(live) ?? element.querySelector(live), liveRegion);
  expect(await announcing, 'scores are not announced').toBeNull();

  await startAtTop(page);
  await tabTo(page, row.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Match recap', 'Match');
  await page.getByRole('region', { name: 'Your result' }).getByText(`+${stars}`).waitFor();
  const analysis = page.getByRole('region', { name: "The Machine's analysis" });
  await analysis.getByText(/^Los Angeles Lakers after/).waitFor();
  await visit(page, { path: '/leaderboards', title: 'Leaderboards', ready: 'table' });
  await page.getByRole('row', { name: /ada_plays/ }).waitFor();

  await chooseMenuItem(page, 'Logout');
  await notifications(page).getByText('Logged out', { exact: true }).waitFor();
  await expectFocus(page, 'logging out');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  const html = async () => (await page.content()) + (await storedAndLinked(page)).text;
  for (const privateText of ['What a quarter', 'A draft']) await expect.poll(html).not.toContain(privateText);
  expect(problemsOf([page], /500 \(Internal/)).toEqual([]);
});
