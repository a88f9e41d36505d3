import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUpByApi } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

/** Five hours of game time per second: a week takes about half a minute, a day five seconds. */
const SPEED = 18_000;
const WAIT = { timeout: 15_000 };

let game: TestGame;
beforeAll(async () => {
  game = await startGame({ SPEED: String(SPEED) });
});
afterAll(() => game.close());

type Row = { username: string; stars: number; joinedLateAt: string | null; status: string };
type League = { id: string; isOwner: boolean; memberCount: number; threadId: string; weeks: { startsAt: string }[] };

const detailsFor = (page: Page, id: string): Promise<League> => callApi(page, 'GET', `/api/leagues/${id}`);
const tableFor = (page: Page, id: string, week = ''): Promise<Row[]> =>
  callApi(page, 'GET', `/api/leagues/${id}/table${week && `?week=${week}`}`);

/** Agrees with the Machine on whatever is open. Not in the page, because a match can start just before its pick. */
async function pickAll({ request }: Page): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (let picks = 0; picks < 30; picks += 1) {
    const { match } = await (await request.get(`${game.url}/api/predictions/random`)).json();
    if (!match) return;
    const data = { matchId: match.id, choice: 'AGREE' };
    const pick = await request.post(`${game.url}/api/picks`, { headers, data });
    expect([201, 409]).toContain(pick.status());
  }
}

const starsOf = async (page: Page, id: string, username: string) =>
  (await tableFor(page, id)).find((row) => row.username === username)?.stars ?? -1;

test('a league of three is played: one joins late, one leaves, and the owner deletes the account (S221, S226)', async () => {
  const errors: string[] = [];
  const [ann, bob, cleo] = await Promise.all([
    game.openPage(errors, 1280),
    game.openPage(errors),
    game.openPage(errors),
  ]);
  await Promise.all([signUpByApi(ann, game.url, 'ann_e2e'), signUpByApi(bob, game.url, 'bob_e2e')]);

  // The owner creates a league and makes a link.
  await ann.goto(`${game.url}/leagues`);
  await ann.getByRole('button', { name: 'New league' }).click();
  await ann.getByLabel('Name', { exact: true }).fill('The office');
  await ann.getByRole('button', { name: 'Create league' }).click();
  await ann.getByRole('heading', { level: 1, name: 'The office' }).waitFor();
  await ann.getByRole('button', { name: 'Create an invite link' }).click();
  const link = await ann.getByLabel('Invite link').inputValue();
  const id = new URL(ann.url()).pathname.split('/').at(-1) ?? '';

  // A player joins by it.
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Join league' }).click();
  await bob.getByRole('heading', { level: 1, name: 'The office' }).waitFor();
  await Promise.all([pickAll(ann), pickAll(bob)]);

  // A visitor signs up and comes back to the link, late.
  await cleo.goto(link);
  await cleo.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await signUpInForm(cleo, 'cleo_e2e');
  await cleo.getByRole('button', { name: 'Join league' }).click();
  await cleo.getByRole('heading', { level: 1, name: 'The office' }).waitFor();
  const late = (await tableFor(ann, id)).find(({ username }) => username === 'cleo_e2e');
  expect(late).toMatchObject({ stars: 0, joinedLateAt: expect.any(String) });

  // They talk to each other.
  const { threadId } = await detailsFor(cleo, id);
  await cleo.goto(`${game.url}/messages/${threadId}`);
  await cleo.getByRole('heading', { level: 1, name: 'The office' }).waitFor();
  await cleo.getByLabel('Message').fill('Hello from Cleo');
  await cleo.getByLabel('Message').press('Enter');
  await bob.goto(`${game.url}/messages/${threadId}`);
  await bob.getByText('Hello from Cleo').waitFor();

  // Matches are played, and one leaves with stars.
  await expect.poll(() => starsOf(bob, id, 'bob_e2e'), { ...WAIT, interval: 250 }).toBeGreaterThan(0);
  await bob.goto(`${game.url}/leagues/${id}`);
  await bob.getByRole('button', { name: 'Leave league' }).click();
  await bob.getByRole('alertdialog').getByRole('button', { name: 'Leave league' }).click();
  await bob.getByText("You're not in a league yet").waitFor();
  await bob.goto(`${game.url}/leagues/${id}`);
  await bob.getByText('League not found').waitFor();

  // The owner deletes the account: the one who is left owns the league, and past weeks keep both.
  await callApi(ann, 'DELETE', '/api/user/account');
  const left = await detailsFor(cleo, id);
  expect(left).toMatchObject({ isOwner: true, memberCount: 1 });
  expect((await tableFor(cleo, id)).map(({ username }) => username)).toEqual(['cleo_e2e']);
  const weeks = await Promise.all(left.weeks.map(({ startsAt }) => tableFor(cleo, id, startsAt)));
  const former = weeks.flat().filter(({ stars }) => stars > 0);
  expect(former).toContainEqual(expect.objectContaining({ username: 'bob_e2e', status: 'LEFT' }));
  expect(former).toContainEqual(expect.objectContaining({ username: 'Deleted user', status: 'DELETED' }));
  expect(errors.filter((text) => !/404 \(Not Found\)/.test(text))).toEqual([]);
});

/** Fills in the form, and waits until the page has led back. */
async function signUpInForm(page: Page, username: string): Promise<void> {
  const fields = { 'First name': 'Ada', 'Last name': 'Byron', Email: `${username}@example.com` };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Username/).fill(username);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Go there now' }).click();
}
