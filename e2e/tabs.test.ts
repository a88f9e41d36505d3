import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, emailOf, messageBox, openMatchId, PASSWORD, signUpByApi, startThread } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

/** Opens two tabs of a browser in which a player is logged in. */
async function openTabs(name: string) {
  const pageErrors: string[] = [];
  const firstTab = await game.openPage(pageErrors, 1280);
  const secondTab = await game.openTab(firstTab, pageErrors);
  await signUpByApi(firstTab, game.url, name);
  return { firstTab, secondTab, pageErrors };
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

/** Opens a conversation that contains SECRET, and waits until the page is connected. */
async function openConversation(firstTab: Page, name: string): Promise<void> {
  const other = await game.openPage([]);
  const otherId = await signUpByApi(other, game.url, name);
  const threadId = await startThread(firstTab, otherId);
  await callApi(firstTab, 'POST', `/api/dm-threads/${threadId}/messages`, { text: SECRET });
  const connected = firstTab.waitForEvent('websocket');
  await firstTab.goto(`${game.url}/messages/${threadId}`);
  await Promise.all([connected, firstTab.getByText(SECRET).waitFor()]);
}

/** Records which of the texts appear in the document at any time until the returned function is called. */
async function recordTexts(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  const seenTexts = await page.evaluateHandle((texts) => {
    const seenTexts = new Set<string>();
    new MutationObserver(() => {
      const html = new XMLSerializer().serializeToString(document);
      for (const text of texts) if (html.includes(text)) seenTexts.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return seenTexts;
  }, texts);
  return () => seenTexts.evaluate((seenTexts) => [...seenTexts]);
}

test("another player's login in one tab removes the first player's data from the other (AF6)", async () => {
  const { firstTab, secondTab, pageErrors } = await openTabs('ada_af6');
  const other = await game.openPage(pageErrors);
  await signUpByApi(other, game.url, 'carol_af6');
  await openConversation(firstTab, 'bob_af6');
  await messageBox(firstTab).fill(DRAFT);
  await secondTab.goto(firstTab.url());
  await messageBox(secondTab).waitFor();

  // The first tab is waiting for the first player's messages while the session changes in the second tab.
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { promise: fetched, resolve: setFetched } = Promise.withResolvers<string>();
  const path = `**/api/dm-threads/*/messages`;
  await firstTab.route(path, async (route) => {
    const response = await route.fetch();
    setFetched(await response.text());
    await gate;
    await route.fulfill({ response });
  });
  const lateResponse = firstTab.waitForResponse(path);
  await messageBox(secondTab).fill('And a second one.');
  await messageBox(secondTab).press('Enter');
  expect(await fetched, "the first player's response").toContain(SECRET);

  await logOut(secondTab);
  await firstTab.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  const seenTexts = await recordTexts(firstTab, [
    SECRET,
    DRAFT,
    'And a second one.',
    'ada_af6',
    'bob_af6',
    'carol_af6',
  ]);
  await logIn(secondTab, 'carol_af6');
  await userMenu(firstTab).getByText('carol_af6').waitFor();
  release();
  await lateResponse;
  await firstTab.getByText('Failed to fetch thread.').waitFor();
  await firstTab.getByRole('link', { name: 'All messages' }).click();
  await firstTab.getByText('No messages yet').waitFor();
  expect(await seenTexts()).toEqual(['carol_af6']);
  expect(await firstTab.evaluate(() => JSON.stringify({ ...sessionStorage })), 'no draft is left').not.toContain(DRAFT);
  expect(pageErrors.filter((text) => !/404 \(Not Found\)/.test(text))).toEqual([]);
});

test('a reload restores the text of a message that was being sent (AF13)', async () => {
  const { firstTab, pageErrors } = await openTabs('ada_af13');
  const matchId = await openMatchId(firstTab);
  await callApi(firstTab, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await firstTab.goto(`${game.url}/match-chat/${matchId}`);
  await firstTab.route('**/chat', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  await messageBox(firstTab).fill(DRAFT);
  const requestSent = firstTab.waitForRequest((request) => request.method() === 'POST');
  await messageBox(firstTab).press('Enter');
  await requestSent;
  await firstTab.reload();
  await messageBox(firstTab).waitFor();
  expect(await messageBox(firstTab).inputValue()).toBe(DRAFT);
  expect(pageErrors).toEqual([]);
});
