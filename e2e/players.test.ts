import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PASSWORD } from '../packages/server/src/testing/game.ts';
import { emailOf, messageBox, openPlayer, pick, userMenu } from './player-actions.ts';
import { openTab, OUTAGE, problemsOf, startGame } from './test-game.ts';
import { signUpUser } from '../packages/server/src/testing/test-users.ts';

/** Opens the chat of a match for a player, and lets another one write to it by calls. */
async function openChat() {
  const game = await startGame();
  const [{ page, player, name }, ben] = [
    await openPlayer(game, 'ada', 1280),
    await signUpUser(game.game, 'ben_writes'),
  ];
  for (const each of [player, ben]) await pick(each, 'evening');
  const events: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => events.push(JSON.parse(String(payload)).type)),
  );
  const write = (text: string) => ben.post('/api/matches/evening/chat', { text });
  await page.goto(`${game.url}/match-chat/evening`);
  await isLive(page);
  return { game, page, name, events, write };
}

const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const isLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();
const textsIn = async (page: Page) =>
  (await page.getByRole('log').locator('p').allTextContents()).map((text) => text.split(': ').at(-1));

/** Lets the next message reach the server, but loses the response. */
async function loseNextResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/chat', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('a chat goes on after the server was down, without lost or repeated messages', async () => {
  const { game, page, events, write } = await openChat();
  const log = page.getByRole('log');
  await write('Heat by six.');
  await log.getByText('Heat by six.').waitFor();
  expect(events).toContain('chat');

  await game.goDown();
  await page.getByText(/^Not live/).waitFor();
  await messageBox(page).fill('Is anybody there?');
  await messageBox(page).press('Enter');
  await page.getByRole('region', { name: 'Notification', exact: true }).getByText('Failed to send').waitFor();
  expect(await messageBox(page).inputValue(), 'the draft').toBe('Is anybody there?');
  await write('They cannot hear me.');

  await game.comeBack();
  await isLive(page);
  await log.getByText('They cannot hear me.').waitFor();
  await loseNextResponse(page);
  await messageBox(page).press('Enter');
  await log.getByText('Is anybody there?').waitFor();
  await expect.poll(() => messageBox(page).isEditable()).toBe(true);
  expect(await messageBox(page).inputValue(), 'not known to be sent').toBe('Is anybody there?');
  await messageBox(page).press('Enter');
  await expect.poll(() => messageBox(page).inputValue()).toBe('');
  await expect.poll(() => textsIn(page)).toEqual(['Heat by six.', 'They cannot hear me.', 'Is anybody there?']);
  expect(problemsOf([page], OUTAGE)).toEqual([]);
});

test("another player's login in one tab removes the first player's data from the other", async () => {
  const { game, page, name, write } = await openChat();
  await write('Heat by six.');
  await page.getByRole('log').getByText('Heat by six.').waitFor();
  await messageBox(page).fill('What I meant to say is');
  const tab = await openTab(page.context());
  await tab.goto(game.url);
  await userMenu(tab).click();
  await tab.getByRole('menuitem', { name: 'Logout' }).click();
  await logInButton(page).waitFor();
  await logInButton(tab).click();
  await tab.getByRole('dialog').getByLabel('Email').fill(emailOf('ben_writes'));
  await tab.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await tab.keyboard.press('Enter');
  await userMenu(page).getByText('ben_writes').waitFor();
  const left = await page.evaluate(() => document.body.textContent + JSON.stringify({ ...sessionStorage }));
  for (const text of [name, 'What I meant']) expect(left).not.toContain(text);
  // The socket of the first session may still be connecting.
  expect(problemsOf([page, tab], OUTAGE)).toEqual([]);
});
