import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPicks,
  callApi,
  messageBox,
  messagesIn,
  openMatchId,
  signUp,
  signUpByApi,
  startThread,
} from './player-actions.ts';
import { isOutageError, startGame, type TestGame } from './test-game.ts';
import { lastWriteTime, recordWrites, timeOfElement, timeOfText, writeTimesOf } from './timing.ts';

/** How soon others must see a message. */
const MAX_DELAY_MS = 1_000;

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

type Participant = { page: Page; pageErrors: string[] };

async function openParticipant(): Promise<Participant> {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 1280);
  await recordWrites(page);
  return { page, pageErrors };
}

const openTwoParticipants = () => Promise.all([openParticipant(), openParticipant()]);

const waitUntilLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });

async function sendText(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

/** Sends a text; returns how long after the response the reader sees it. */
async function deliveryDelay(writer: Page, reader: Page, text: string): Promise<number> {
  const seenAt = timeOfText(reader, text);
  await sendText(writer, text);
  await expect.poll(() => messageBox(writer).inputValue()).toBe('');
  return (await seenAt) - (await lastWriteTime(writer));
}

const failure = (page: Page) =>
  page.getByRole('region', { name: 'Notification', exact: true }).getByText('Failed to send message.');

/** Expects that the text is still in the field and can be sent again. */
async function expectDraft(page: Page, text: string): Promise<void> {
  await expect.poll(() => messageBox(page).isEditable()).toBe(true);
  expect(await messageBox(page).inputValue()).toBe(text);
}

async function resend(page: Page): Promise<void> {
  await messageBox(page).press('Enter');
  await expect.poll(() => messageBox(page).inputValue()).toBe('');
}

/** Lets the next write to the path reach the server, but drops the response. */
async function loseNextResponse(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** A busy machine may exceed the delay once, but not three times. */
const RETRY_WHEN_SLOW = { retry: 2 };

test(
  'a chat resumes after the server was killed, without lost or duplicate messages (L44, W1, W10, I3)',
  RETRY_WHEN_SLOW,
  async ({ task }) => {
    const attempt = task.result?.retryCount ?? 0;
    const [ada, bob] = await openTwoParticipants();
    const pages = [ada.page, bob.page];
    await Promise.all([
      signUp(ada.page, game.url, `ada_talks${attempt}`),
      signUp(bob.page, game.url, `bob_reads${attempt}`),
    ]);
    const matchId = await openMatchId(ada.page);
    await ada.page.goto(`${game.url}/?match=${matchId}`);
    await ada.page.getByRole('button', { name: '[ AGREE ]' }).click();
    await ada.page.getByRole('article').getByText('Your prediction is locked.').waitFor();
    await Promise.all(pages.map((page) => page.goto(`${game.url}/match-chat/${matchId}`)));
    await Promise.all(pages.map(waitUntilLive));

    // Messages of an earlier attempt are still in the chat, so the texts must be unique.
    const unique = (text: string) => (attempt === 0 ? text : `${text} ${attempt}`);
    // Several messages, because a poll every three seconds may deliver one of them in time by chance.
    const sent = ['Suns by six.', 'Lakers by two.', 'By one, then.', 'After overtime.'].map(unique);
    for (const text of sent)
      expect(await deliveryDelay(ada.page, bob.page, text), `delay of "${text}"`).toBeLessThan(MAX_DELAY_MS);

    await game.kill();
    await Promise.all(pages.map((page) => page.getByText(/^Not live/).waitFor()));
    const unsent = unique('Is anybody there?');
    await sendText(ada.page, unsent);
    await failure(ada.page).waitFor();
    await expectDraft(ada.page, unsent);
    for (const page of pages) expect(await messagesIn(page, sent)).toEqual(sent);

    await game.restart();
    await Promise.all(pages.map(waitUntilLive));
    await expectDraft(ada.page, unsent);
    await resend(ada.page);

    const unacknowledged = unique('Did you get that?');
    await loseNextResponse(ada.page, `/api/matches/${matchId}/chat`);
    const isStored = timeOfText(bob.page, unacknowledged);
    await sendText(ada.page, unacknowledged);
    await isStored;
    await expectDraft(ada.page, unacknowledged);
    await resend(ada.page);

    const last = unique('Good. Good night.');
    expect(await deliveryDelay(ada.page, bob.page, last), 'as fast as before').toBeLessThan(MAX_DELAY_MS);
    sent.push(unsent, unacknowledged, last);
    const stored: { kind: string; text: string }[] = await callApi(bob.page, 'GET', `/api/matches/${matchId}/chat`);
    expect(stored.filter(({ text }) => sent.includes(text)).map(({ text }) => text)).toEqual(sent);
    for (const page of pages) await expect.poll(() => messagesIn(page, sent)).toEqual(sent);
    expect(await writeTimesOf(ada.page), 'all sent by one page without a reload').toHaveLength(sent.length);
    for (const { pageErrors } of [ada, bob]) expect(pageErrors.filter((each) => !isOutageError(each))).toEqual([]);
  },
);

/** Opens a conversation without a page load, starting from a page that shows whether it is connected. */
async function goToThread(page: Page, matchId: string, other: string): Promise<void> {
  await page.goto(`${game.url}/match-chat/${matchId}`);
  await waitUntilLive(page);
  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await page.getByRole('main').getByRole('link', { name: other }).click();
  await messageBox(page).waitFor();
}

test(
  'messages and notifications arrive within a second, or after an outage (W3, W15)',
  RETRY_WHEN_SLOW,
  async ({ task }) => {
    const attempt = task.result?.retryCount ?? 0;
    const [writerName, readerName] = [`ada_writes${attempt}`, `bob_hears${attempt}`];
    const [ada, bob] = await openTwoParticipants();
    const [adaId, bobId] = await Promise.all([
      signUpByApi(ada.page, game.url, writerName),
      signUpByApi(bob.page, game.url, readerName),
    ]);
    await startThread(ada.page, bobId);
    await callApi(bob.page, 'POST', `/api/follow/${adaId}`);
    const matchId = await openMatchId(bob.page);
    await Promise.all([goToThread(ada.page, matchId, readerName), goToThread(bob.page, matchId, writerName)]);

    const sent = ['Saw your streak.', 'Well played.'];
    for (const text of sent)
      expect(await deliveryDelay(ada.page, bob.page, text), `delay of "${text}"`).toBeLessThan(MAX_DELAY_MS);

    // Followers are notified when five new picks are counted; Bob's is the fifth.
    await addPicks(
      game.url,
      matchId,
      [1, 2, 3, 4].map((index) => `carl_picks${attempt}_${index}`),
    );
    const bellShows = (unread: number) => timeOfElement(ada.page, `[aria-label="Notifications, ${unread} unread"]`);
    await bellShows(1);
    const bellTime = bellShows(2);
    await callApi(bob.page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
    expect((await bellTime) - (await lastWriteTime(bob.page)), 'the bell').toBeLessThan(MAX_DELAY_MS);

    await bob.page.context().setOffline(true);
    await game.kill();
    await game.restart();
    sent.push('Did you hear that?');
    await sendText(ada.page, 'Did you hear that?');
    await expect.poll(() => messageBox(ada.page).inputValue()).toBe('');
    expect(await messagesIn(bob.page, sent)).toEqual(sent.slice(0, 2));
    await bob.page.context().setOffline(false);
    for (const { page } of [ada, bob]) await expect.poll(() => messagesIn(page, sent)).toEqual(sent);
    for (const { pageErrors } of [ada, bob]) expect(pageErrors.filter((each) => !isOutageError(each))).toEqual([]);
  },
);
