import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  logIn,
  logOut,
  messageBox,
  type OnlinePlayer,
  openPlayer,
  pick,
  sendText,
  userMenu,
} from './player-actions.ts';
import { openTab, overflow, OUTAGE, problemsOf, startGame } from './test-game.ts';

const game = await startGame();
afterAll(game.close);

let ada: OnlinePlayer;
let ben: OnlinePlayer;
beforeAll(async () => {
  [ada, ben] = await Promise.all([openPlayer(game, 'ada_talks', 1280), openPlayer(game, 'ben_writes')]);
  await Promise.all([ada, ben].map(({ player }) => pick(player, 'evening')));
});

const CHAT = `${game.url}/match-chat/evening`;
const isLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();
const MESSAGES = ['Heat by six.', 'Is anybody there?', 'Did you get that?'];
const messagesOf = async (page: Page) =>
  (await page.getByRole('log').locator('bdi').allTextContents()).filter((text) => MESSAGES.includes(text));

/** Records the types of the events that the page gets over its sockets from now on. */
function recordEvents(page: Page): string[] {
  const types: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => types.push(JSON.parse(String(payload)).type)),
  );
  return types;
}

/** Lets the next write to the path reach the server, but loses the response. */
async function loseNextResponse(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('a chat goes on after the server was down, without lost or repeated messages', async () => {
  const events = recordEvents(ben.page);
  for (const { page } of [ada, ben]) await page.goto(CHAT);
  for (const { page } of [ada, ben]) await isLive(page);
  await sendText(ada.page, 'Heat by six.');
  await ben.page.getByText('Heat by six.').waitFor();
  expect(events).toContain('chat');

  await game.goDown();
  for (const { page } of [ada, ben]) await page.getByText(/^Not live/).waitFor();
  await sendText(ada.page, 'Is anybody there?');
  await ada.page.getByRole('region', { name: 'Notification', exact: true }).getByText('Failed to send').waitFor();
  expect(await messageBox(ada.page).inputValue(), 'the draft').toBe('Is anybody there?');

  await game.comeBack();
  for (const { page } of [ada, ben]) await isLive(page);
  await messageBox(ada.page).press('Enter');
  await ben.page.getByText('Is anybody there?').waitFor();
  await loseNextResponse(ada.page, '/api/matches/evening/chat');
  await sendText(ada.page, 'Did you get that?');
  await ben.page.getByText('Did you get that?').waitFor();
  await expect.poll(() => messageBox(ada.page).isEditable()).toBe(true);
  expect(await messageBox(ada.page).inputValue(), 'not known to be sent').toBe('Did you get that?');
  await messageBox(ada.page).press('Enter');
  await expect.poll(() => messageBox(ada.page).inputValue()).toBe('');
  for (const { page } of [ada, ben]) {
    await expect.poll(() => messagesOf(page)).toEqual(MESSAGES);
  }
  expect(problemsOf([ada.page, ben.page], OUTAGE)).toEqual([]);
});

test('a player follows another one and writes to them, which appears in the open conversation', async () => {
  await ada.page.goto(`${game.url}/profile/${ben.player.id}`);
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Following', exact: true }).waitFor();
  await ben.player.post(`/api/follow/${ada.player.id}`);
  const { body } = await ada.player.post('/api/dm-threads', { participantIds: [ben.player.id] });
  const events = recordEvents(ben.page);
  const connected = ben.page.waitForEvent('websocket');
  for (const { page } of [ada, ben]) await page.goto(`${game.url}/messages/${(body as { id: string }).id}`);
  await Promise.all([connected, messageBox(ben.page).waitFor()]);
  await sendText(ada.page, 'Well played.');
  await ben.page.getByText('Well played.').waitFor();
  expect(events).toContain('dm');
  expect(problemsOf([ada.page, ben.page], OUTAGE)).toEqual([]);
});

test('a reported message is hidden until the moderator takes it back', async () => {
  const moira = await openPlayer(game, 'moira_decides');
  await game.game.runAdminCommand(['grant', 'moira_decides']);
  await ben.player.post('/api/matches/evening/chat', { text: 'You are all clowns.' });
  await ada.page.goto(CHAT);
  await ada.page.getByRole('button', { name: 'More about the message by ben_writes' }).last().click();
  await ada.page.getByRole('menuitem', { name: 'Report…' }).click();
  await ada.page.getByRole('radio', { name: 'Harassment or hate' }).check({ force: true });
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await ada.page.getByText('Thanks. A moderator will look at it.').waitFor();

  const { page } = moira;
  await page.goto(`${game.url}/moderation`);
  await page.getByRole('link', { name: /You are all clowns\./ }).click();
  for (const action of ['Hide', 'Mute']) {
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(await overflow(page)).toBe(0);
  await ben.page.goto(CHAT);
  await ben.page.getByText('A moderator has hidden this message.').waitFor();
  await ben.page.getByText(/^You can't write until /).waitFor();
  for (const _ of ['the mute', 'the hidden message']) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  }
  await ben.page.reload();
  await ben.page.getByText('You are all clowns.').waitFor();
  await messageBox(ben.page).waitFor();
  expect(problemsOf([ada.page, ben.page, page])).toEqual([]);
});

test('a player blocks another one in the chat, and neither meets the other again', async () => {
  await ada.page.goto(CHAT);
  await ada.page.getByRole('button', { name: 'More about the message by ben_writes' }).last().click();
  await ada.page.getByRole('menuitem', { name: 'Block…' }).click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await ada.page.getByText('Player blocked').first().waitFor();
  await expect.poll(() => ada.page.getByText('You are all clowns.').count()).toBe(0);
  await ada.page.goto(`${game.url}/profile/${ben.player.id}`);
  await ada.page.getByText('You blocked ben_writes').waitFor();
  const { page } = ben;
  await page.goto(`${game.url}/profile/${ada.player.id}`);
  await page.getByText('User not found').waitFor();
  await page.goto(CHAT);
  await page.getByText('You are all clowns.').waitFor();
  expect(await page.getByText('Heat by six.').count()).toBe(0);
  expect(problemsOf([ada.page, page], /404 \(Not Found\)/)).toEqual([]);
});

test("another player's login in one tab removes the first player's data from the other", async () => {
  // The last message was being sent when the page was loaded again.
  const { page } = ada;
  await page.goto(CHAT);
  await page.route('**/chat', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await sendText(page, 'What I meant to say is');
  await sent;
  await page.reload();
  await expect.poll(() => messageBox(page).inputValue()).toBe('What I meant to say is');

  const tab = await openTab(page.context());
  await tab.goto(game.url);
  await logOut(tab);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  await logIn(tab, 'ben_writes');
  await userMenu(page).getByText('ben_writes').waitFor();
  await page.getByText('You are all clowns.').waitFor();
  const left = await page.evaluate(() => document.body.textContent + JSON.stringify({ ...sessionStorage }));
  for (const text of ['ada_talks', 'Heat by six.', 'What I meant']) expect(left).not.toContain(text);
  expect(problemsOf([page, tab])).toEqual([]);
});
