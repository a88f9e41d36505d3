import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, type WholeGame } from './game.ts';
import { acknowledgements, firstHaving, firstSaying, lastAcknowledged, noteWrites } from './moment.ts';
import { addPicks, anyMatch, ask, converse, enter, messageBox, saidIn, signUp } from './player.ts';

/** What is said is seen by the others so soon. */
const SOON_MS = 1_000;

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame();
});
afterAll(() => game.close());

/** What a page says of a server that is not there. */
const isOfOutage = (complaint: string) =>
  /ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|FAILED)|WebSocket connection/.test(complaint);

type Person = { page: Page; complaints: string[] };

async function openPerson(): Promise<Person> {
  const complaints: string[] = [];
  const page = await game.openPage(complaints, 1280);
  await noteWrites(page);
  return { page, complaints };
}

const openTwo = () => Promise.all([openPerson(), openPerson()]);

const isLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });

async function write(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

/** Writes, and gives how long after the answer the other one sees it. */
async function delayOf(writer: Page, reader: Page, text: string): Promise<number> {
  const seen = firstSaying(reader, text);
  await write(writer, text);
  await expect.poll(() => messageBox(writer).inputValue()).toBe('');
  return (await seen) - (await lastAcknowledged(writer));
}

const failure = (page: Page) =>
  page.getByRole('region', { name: 'Notification', exact: true }).getByText('Failed to send message.');

/** The text is still there, and one may send it again. */
async function keepsText(page: Page, text: string): Promise<void> {
  await expect.poll(() => messageBox(page).isEditable()).toBe(true);
  expect(await messageBox(page).inputValue()).toBe(text);
}

async function sendAgain(page: Page): Promise<void> {
  await messageBox(page).press('Enter');
  await expect.poll(() => messageBox(page).inputValue()).toBe('');
}

/** Lets the next write to this address reach the server, and its answer get lost. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** A machine that is busy with something else may be late once: not three times. */
const PROMPT = { retry: 2 };

test(
  'L44, W1, W10, I3: a chat goes on by itself after the server was killed: nothing lost, nothing doubled',
  PROMPT,
  async ({ task }) => {
    const attempt = task.result?.retryCount ?? 0;
    const [ada, bob] = await openTwo();
    const pages = [ada.page, bob.page];
    await Promise.all([
      signUp(ada.page, game.url, `ada_talks${attempt}`),
      signUp(bob.page, game.url, `bob_reads${attempt}`),
    ]);
    const matchId = await anyMatch(ada.page);
    await ada.page.goto(`${game.url}/?match=${matchId}`);
    await ada.page.getByRole('button', { name: '[ AGREE ]' }).click();
    await ada.page.getByRole('article').getByText('Your prediction is locked.').waitFor();
    await Promise.all(pages.map((page) => page.goto(`${game.url}/match-chat/${matchId}`)));
    await Promise.all(pages.map(isLive));

    // More than one: a poll comes every three seconds, and might be in time for one.
    // The chat of an attempt before is there still.
    const once = (text: string) => (attempt === 0 ? text : `${text} ${attempt}`);
    const said = ['Suns by six.', 'Lakers by two.', 'By one, then.', 'After overtime.'].map(once);
    for (const text of said) expect(await delayOf(ada.page, bob.page, text), `${text} is seen`).toBeLessThan(SOON_MS);

    await game.kill();
    await Promise.all(pages.map((page) => page.getByText(/^Not live/).waitFor()));
    const unsent = once('Is anybody there?');
    await write(ada.page, unsent);
    await failure(ada.page).waitFor();
    await keepsText(ada.page, unsent);
    for (const page of pages) expect(await saidIn(page, said)).toEqual(said);

    await game.restart();
    await Promise.all(pages.map(isLive));
    await keepsText(ada.page, unsent);
    await sendAgain(ada.page);

    const unanswered = once('Did you get that?');
    await loseNextAnswer(ada.page, `/api/matches/${matchId}/chat`);
    const isStored = firstSaying(bob.page, unanswered);
    await write(ada.page, unanswered);
    await isStored;
    await keepsText(ada.page, unanswered);
    await sendAgain(ada.page);

    const last = once('Good. Good night.');
    expect(await delayOf(ada.page, bob.page, last), 'as quick as before').toBeLessThan(SOON_MS);
    said.push(unsent, unanswered, last);
    const stored: { kind: string; text: string }[] = await ask(bob.page, 'GET', `/api/matches/${matchId}/chat`);
    expect(stored.filter(({ text }) => said.includes(text)).map(({ text }) => text)).toEqual(said);
    for (const page of pages) await expect.poll(() => saidIn(page, said)).toEqual(said);
    expect(await acknowledgements(ada.page), 'all on one page, which was never loaded anew').toHaveLength(said.length);
    for (const { complaints } of [ada, bob]) expect(complaints.filter((each) => !isOfOutage(each))).toEqual([]);
  },
);

/** From where one sees that the page is connected to the conversation, without loading it anew. */
async function goToThread(page: Page, matchId: string, other: string): Promise<void> {
  await page.goto(`${game.url}/match-chat/${matchId}`);
  await isLive(page);
  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await page.getByRole('main').getByRole('link', { name: other }).click();
  await messageBox(page).waitFor();
}

test(
  'W3, W15: messages and news are there within a second, and what came in an outage is there after it',
  PROMPT,
  async ({ task }) => {
    const attempt = task.result?.retryCount ?? 0;
    const [writer, hearer] = [`ada_writes${attempt}`, `bob_hears${attempt}`];
    const [ada, bob] = await openTwo();
    const [adaId, bobId] = await Promise.all([enter(ada.page, game.url, writer), enter(bob.page, game.url, hearer)]);
    await converse(ada.page, bobId);
    await ask(bob.page, 'POST', `/api/follow/${adaId}`);
    const matchId = await anyMatch(bob.page);
    await Promise.all([goToThread(ada.page, matchId, hearer), goToThread(bob.page, matchId, writer)]);

    const said = ['Saw your streak.', 'Well played.'];
    for (const text of said) expect(await delayOf(ada.page, bob.page, text), `${text} is seen`).toBeLessThan(SOON_MS);

    // Followers are notified when five new picks are counted; Bob's is the fifth.
    await addPicks(
      game.url,
      matchId,
      [1, 2, 3, 4].map((index) => `carl_picks${attempt}_${index}`),
    );
    const bell = (unread: number) => firstHaving(ada.page, `[aria-label="Notifications, ${unread} unread"]`);
    await bell(1);
    const rings = bell(2);
    await ask(bob.page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
    expect((await rings) - (await lastAcknowledged(bob.page)), 'the bell').toBeLessThan(SOON_MS);

    await bob.page.context().setOffline(true);
    await game.kill();
    await game.restart();
    said.push('Did you hear that?');
    await write(ada.page, 'Did you hear that?');
    await expect.poll(() => messageBox(ada.page).inputValue()).toBe('');
    expect(await saidIn(bob.page, said)).toEqual(said.slice(0, 2));
    await bob.page.context().setOffline(false);
    for (const { page } of [ada, bob]) await expect.poll(() => saidIn(page, said)).toEqual(said);
    for (const { complaints } of [ada, bob]) expect(complaints.filter((each) => !isOfOutage(each))).toEqual([]);
  },
);
