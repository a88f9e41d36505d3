import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, type WholeGame } from './game.ts';
import { lastAcknowledged, noteWrites } from './moment.ts';
import { anyMatch, ask, converse, emailOf, enter, messageBox, PASSWORD } from './player.ts';

/** What one tab does about the session the others follow so soon (RELIABILITY.md AF5). */
const SOON_MS = 1_000;

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame({ BOTS: 'off' });
});
afterAll(() => game.close());

/** Two tabs of one browser, in which somebody is logged in. */
async function openTabs(name: string) {
  const complaints: string[] = [];
  const here = await game.openPage(complaints, 1280);
  const there = await game.openTab(here, complaints);
  await noteWrites(there);
  await enter(here, game.url, name);
  return { here, there, complaints };
}

const userMenu = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=true]');

async function logOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(emailOf(name));
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
}

const DRAFT = 'What I meant to say is';
const SECRET = 'Only between the two of us.';

/** Shows a conversation in which SECRET was said; resolves when the page also hears of the other tabs. */
async function openConversation(here: Page, name: string): Promise<void> {
  const other = await game.openPage([]);
  const otherId = await enter(other, game.url, name);
  const threadId = await converse(here, otherId);
  await ask(here, 'POST', `/api/dm-threads/${threadId}/messages`, { text: SECRET });
  const isLive = here.waitForEvent('websocket');
  await here.goto(`${game.url}/messages/${threadId}`);
  await Promise.all([isLive, here.getByText(SECRET).waitFor()]);
}

/** What the document has, seen or not. */
const holds = (page: Page, text: string) =>
  page.evaluate((text) => new XMLSerializer().serializeToString(document).includes(text), text);

/** A machine that is busy with something else may be late once: not three times. */
const PROMPT = { retry: 2 };

test(
  'AF5: who logs out in one tab is logged out in the other within a second, and nothing private stays there',
  PROMPT,
  async ({ task }) => {
    const attempt = task.result?.retryCount ?? 0;
    const { here, there, complaints } = await openTabs(`ada_in_two_tabs${attempt}`);
    await openConversation(here, `bob_af5_${attempt}`);
    await here.getByRole('button', { name: /^Notifications/ }).click();
    await here.getByRole('dialog').getByText('Achievement unlocked: Good Company').waitFor();
    expect(await holds(here, SECRET)).toBe(true);

    await there.goto(game.url);
    const gone = here.waitForFunction((secret) => {
      const all = new XMLSerializer().serializeToString(document);
      const isGone = [secret, 'role="dialog"', 'Good Company', 'ada_in_two_tabs'].every((each) => !all.includes(each));
      const buttons = [...document.querySelectorAll('header button')];
      return isGone && buttons.some(({ textContent }) => textContent === 'Log in') && Date.now();
    }, SECRET);
    await logOut(there);
    const goneAt = Number(await (await gone).jsonValue());
    expect(goneAt - (await lastAcknowledged(there))).toBeLessThan(SOON_MS);
    await here
      .getByRole('main')
      .getByRole('button', { name: /log in/i })
      .waitFor();
    expect(complaints).toEqual([]);
  },
);

/** Looks at the document whenever it changes; what it gives tells which of these were there at any time. */
async function watchFor(page: Page, marks: readonly string[]): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((marks) => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const all = new XMLSerializer().serializeToString(document);
      for (const mark of marks) if (all.includes(mark)) seen.add(mark);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return seen;
  }, marks);
  return () => seen.evaluate((seen) => [...seen]);
}

test('AF6: another player logs in in one tab, and the other never shows anything of the first again', async () => {
  const { here, there, complaints } = await openTabs('ada_af6');
  const other = await game.openPage(complaints);
  await enter(other, game.url, 'carol_af6');
  await openConversation(here, 'bob_af6');
  await messageBox(here).fill(DRAFT);
  await there.goto(here.url());
  await messageBox(there).waitFor();

  // The first player's messages are on their way to this tab while the session changes in the other one.
  const { promise: isTime, resolve: arrive } = Promise.withResolvers<void>();
  const path = `**/api/dm-threads/*/messages`;
  await here.route(path, async (route) => {
    const response = await route.fetch();
    await isTime;
    await route.fulfill({ response });
  });
  const isAsked = here.waitForRequest(path);
  const late = here.waitForResponse(path);
  await messageBox(there).fill('And a second one.');
  await messageBox(there).press('Enter');
  await isAsked;

  await logOut(there);
  await here.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  const seen = await watchFor(here, [SECRET, DRAFT, 'And a second one.', 'ada_af6', 'bob_af6', 'carol_af6']);
  await logIn(there, 'carol_af6');
  await userMenu(here).getByText('carol_af6').waitFor();
  arrive();
  expect(await (await late).text(), 'it was theirs').toContain(SECRET);
  await here.getByText('Failed to fetch thread.').waitFor();
  await here.getByRole('link', { name: 'All messages' }).click();
  await here.getByText('No messages yet').waitFor();
  expect(await seen()).toEqual(['carol_af6']);
  expect(await here.evaluate(() => JSON.stringify({ ...sessionStorage })), 'nor keeps a draft').not.toContain(DRAFT);
  expect(complaints.filter((each) => !/404 \(Not Found\)/.test(each))).toEqual([]);
});

test('AF7, C23: two tabs pick differently on one match: one pick stands, and both show it', async () => {
  const { here, there, complaints } = await openTabs('ada_af7');
  const matchId = await anyMatch(here);
  const tabs = [
    { page: here, choice: 'AGREE' },
    { page: there, choice: 'DISAGREE' },
  ];
  await Promise.all(tabs.map(({ page }) => page.goto(`${game.url}/?match=${matchId}`)));
  const buttons = tabs.map(({ page, choice }) => page.getByRole('button', { name: `[ ${choice} ]` }));
  await Promise.all(buttons.map((button) => button.waitFor()));
  const answers = tabs.map(({ page }) => page.waitForResponse('**/api/picks'));
  await Promise.all(buttons.map((button) => button.click()));
  const statuses = (await Promise.all(answers)).map((answer) => answer.status());
  expect(statuses.toSorted()).toEqual([201, 409]);

  const stands = tabs[statuses.indexOf(201)]?.choice ?? '';
  const loser = tabs[statuses.indexOf(409)]?.page ?? here;
  const toast = loser.getByRole('region', { name: 'Notification', exact: true });
  await toast.getByText('Failed to record pick. Try again.').waitFor();
  for (const { page } of tabs) {
    const card = page.getByRole('article');
    await card.getByText('Your prediction is locked.').waitFor();
    await card.getByText(stands, { exact: true }).waitFor();
  }
  expect(complaints.filter((each) => !/409 \(Conflict\)/.test(each))).toEqual([]);
});

const themeOf = (page: Page) => page.locator('.radix-themes').first().getAttribute('class');

test('AF8: a theme that is chosen in one tab is that of the other', async () => {
  const { here, there, complaints } = await openTabs('ada_af8');
  await there.goto(game.url);
  expect(await themeOf(there)).toContain('dark');
  await here.getByRole('button', { name: 'Switch to light mode' }).click();
  for (const page of [here, there]) await expect.poll(() => themeOf(page)).toContain('light');
  expect(complaints).toEqual([]);
});

test('AF13: the text of a message that was on its way is back after a reload', async () => {
  const { here, complaints } = await openTabs('ada_af13');
  const matchId = await anyMatch(here);
  await ask(here, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await here.goto(`${game.url}/match-chat/${matchId}`);
  await here.route('**/chat', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  await messageBox(here).fill(DRAFT);
  const isAsked = here.waitForRequest((request) => request.method() === 'POST');
  await messageBox(here).press('Enter');
  await isAsked;
  await here.reload();
  await messageBox(here).waitFor();
  expect(await messageBox(here).inputValue()).toBe(DRAFT);
  expect(complaints).toEqual([]);
});
