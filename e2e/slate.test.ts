import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, sendAs, signUpByApi } from './player-actions.ts';
import { isOutageError, overflow, startGame, type TestGame } from './test-game.ts';

/** Five hours of game time in four seconds: a match is live for two, and another one starts every two. */
const SPEED = '4500';
const WAIT = { timeout: 15_000, interval: 200 };

let game: TestGame;

beforeAll(async () => {
  game = await startGame({ SPEED });
});
afterAll(() => game.close());

/** Moves the page to a time zone where the day has just started, so that it doesn't end during the test. */
async function startDay(page: Page): Promise<void> {
  const offset = ((1 - new Date().getUTCHours() + 36) % 24) - 12;
  const session = await page.context().newCDPSession(page);
  // The signs of these zones are inverted.
  const timezoneId = `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`;
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

/**
 * Agrees with the Machine on every match of the next hours, except for those that start just before the pick. The page
 * doesn't send the picks, because its console would report those matches as errors.
 */
async function pickAll(page: Page): Promise<number> {
  const health = await fetch(`${game.url}/api/health`);
  const now = Date.parse(health.headers.get('Game-Time') ?? '');
  const [from, to] = [now, now + 20 * 60 * 60_000].map((time) => new Date(time).toISOString());
  const { entries } = await callApi(page, 'GET', `/api/predictions/slate?from=${from}&to=${to}`);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const pick = ({ match }: { match: { id: string } }) =>
    sendAs(cookie, game.url, '/api/picks', { matchId: match.id, choice: 'AGREE' });
  const responses: Response[] = await Promise.all(entries.map(pick));
  return responses.filter(({ status }) => status === 201).length;
}

/** Makes the page refetch, as when it becomes visible again, instead of waiting for its next poll. */
const becomeVisible = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('a player watches a match of the slate until it is over, then plays the next day', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  const rows = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await startDay(page);
  await signUpByApi(page, game.url, 'slate_player');
  expect(await pickAll(page)).toBeGreaterThan(3);

  await page.goto(`${game.url}/today`);
  const picked = rows.filter({ has: page.getByText('Your prediction is locked:') });
  const live = picked.filter({ has: page.getByText('LIVE', { exact: true }) });
  await expect.poll(async () => becomeVisible(page).then(() => live.count()), WAIT).toBeGreaterThan(0);
  const recap = (await live.first().getByRole('link').getAttribute('href')) ?? '';
  const watched = rows.filter({ has: page.locator(`a[href="${recap}"]`) });
  await expect.poll(async () => becomeVisible(page).then(() => watched.textContent()), WAIT).toContain('FINAL');
  const isHeaderCurrent = async () => {
    await becomeVisible(page);
    const { stars } = await callApi(page, 'GET', '/api/auth/user');
    return page.getByRole('banner').getByText(`${stars} stars`).count();
  };
  await expect.poll(isHeaderCurrent, WAIT).toBe(1);

  // At the speed of the first part, the matches of tomorrow would start meanwhile.
  await game.kill();
  await game.restart({ SPEED: '1' });
  await page.goto(`${game.url}/today`);
  await page.getByRole('tab', { name: 'Tomorrow' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tomorrow' }).waitFor();
  const agree = rows.getByRole('button', { name: '[ AGREE ]' });
  await agree.first().waitFor();
  const openCount = await agree.count();
  const open = rows.filter({ has: page.getByRole('button') }).getByRole('link');
  const card = (await open.first().getAttribute('href')) ?? '';
  await open.first().focus();
  await page.keyboard.press('d');
  await page.getByText(/^1 of \d+ picked$/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await page.getByText(/^2 of \d+ picked$/).waitFor();
  expect(await agree.count()).toBe(openCount - 2);
  expect(await overflow(page), 'no horizontal overflow').toBe(0);
  await page.reload();
  await page.getByText(/^2 of \d+ picked$/).waitFor();

  await page.goto(`${game.url}${card}`);
  await page.getByText('Your prediction is locked.').first().waitFor();
  await callApi(page, 'PUT', '/api/user/clubs', { clubs: ['Boston Celtics', 'LAL', 'Arsenal'] });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('heading', { name: 'Your clubs' }).waitFor();
  expect(pageErrors.filter((text) => !isOutageError(text))).toEqual([]);
});
