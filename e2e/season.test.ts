import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from './player-actions.ts';
import { isOutageError, startGame, type TestGame } from './test-game.ts';

const HOUR_MS = 60 * 60_000;
/** Long enough to pick at normal speed, and a few seconds at high speed. */
const LEAD_MS = { min: HOUR_MS / 4, max: 40 * HOUR_MS };
/** Ten hours of game time per second. */
const HIGH_SPEED = 36_000;

let game: TestGame;

beforeAll(async () => {
  game = await startGame({ BOTS: 'on' });
});
afterAll(() => game.close());

type OpenMatch = { id: string; contentHash: string };

/** Fetches a match that starts soon. */
async function openMatch(page: Page): Promise<OpenMatch> {
  return page.evaluate(async ({ min, max }) => {
    for (let tries = 0; tries < 500; tries += 1) {
      const response = await fetch('/api/predictions/random', { credentials: 'include' });
      const { match, prediction } = await response.json();
      const lead = Date.parse(match.startTime) - Date.now();
      if (lead > min && lead < max) return { id: match.id, contentHash: prediction.contentHash };
    }
    throw new Error('no match starts soon');
  }, LEAD_MS);
}

async function pick(page: Page, choice: 'AGREE' | 'DISAGREE'): Promise<OpenMatch> {
  const match = await openMatch(page);
  await page.goto(`${game.url}/?match=${match.id}`);
  const pickResponse = page.waitForResponse((response) => response.url().endsWith('/api/picks'));
  await page.getByRole('button', { name: `[ ${choice} ]` }).click();
  const response = await pickResponse;
  expect(`${response.status()} ${await response.text()}`).toMatch(/^201 /);
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  return match;
}

/** Returns the player's recap of a match; undefined until the match is graded, soon after its end, or called off. */
const recapOf = (page: Page, id: string) =>
  page.evaluate(async (matchId) => {
    const response = await fetch(`/api/completed/${matchId}/recap`, { credentials: 'include' });
    const recap = await response.json();
    const isCalledOff = ['VOID', 'POSTPONED'].includes(recap?.match.status);
    const isGraded = isCalledOff || typeof recap?.userResult?.starsDelta === 'number';
    return isGraded ? recap : undefined;
  }, id);

/** Waits for the text of the Machine's analysis. */
async function analysisOf(page: Page) {
  const prose = page.getByRole('region', { name: "The Machine's analysis" }).locator('[data-prose]');
  await prose.waitFor();
  return prose;
}

/** Scrolls down until an element of a long list is rendered. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await page.getByRole('table').hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return target.count();
    })
    .toBe(1);
}

test('a fast season grades picks and updates stars, streak, leaderboards and the recap', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 1280);
  await signUp(page, game.url, 'ada_at_speed');

  const picked: OpenMatch[] = [];
  for (const choice of ['AGREE', 'DISAGREE', 'AGREE'] as const) picked.push(await pick(page, choice));
  await game.kill();
  await game.restart({ SPEED: String(HIGH_SPEED) });

  const recaps: {
    id: string;
    match: { startTime: string };
    userResult: { wasCorrect: boolean | null; starsDelta: number };
  }[] = [];
  for (const { id } of picked) {
    await expect.poll(() => recapOf(page, id), { timeout: 60_000, interval: 500 }).toBeTruthy();
    recaps.push({ id, ...(await recapOf(page, id)) });
  }
  const counted = recaps
    .filter(({ userResult }) => userResult.wasCorrect !== null)
    .toSorted((a, b) => Date.parse(a.match.startTime) - Date.parse(b.match.startTime));
  const stars = counted.reduce((sum, { userResult }) => sum + userResult.starsDelta, 0);
  const correct = counted.filter(({ userResult }) => userResult.wasCorrect).length;
  const lastWrong = counted.findLastIndex(({ userResult }) => userResult.wasCorrect === false);
  const streak = counted.length - 1 - lastWrong;

  // The account on the server and on the screens.
  await page.goto(`${game.url}/completed`);
  await page.getByRole('article').first().waitFor();
  const user = await page.evaluate(() => fetch('/api/auth/user', { credentials: 'include' }).then((it) => it.json()));
  expect(user).toMatchObject({ stars, currentStreak: streak });
  await page.getByRole('banner').getByText(`${stars} stars`).waitFor();

  const played = picked.find(({ id }) => counted.some((recap) => recap.id === id));
  await page.goto(`${game.url}/completed/${played?.id}`);
  const analysis = await analysisOf(page);
  const hash = await analysis.evaluate(async (element) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(element.textContent));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  expect(hash, 'the analysis matches the hash that was published before the match').toBe(played?.contentHash);

  await page.goto(`${game.url}/profile/${user.id}`);
  await page.getByText(`${correct} of ${counted.length}`).waitFor();

  await page.goto(`${game.url}/leaderboards`);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('row').count(), 'the leaderboard has bots').toBeGreaterThan(10);
  if (stars > 0) await scrollTo(page, page.getByRole('link', { name: 'ada_at_speed' }));
  expect(pageErrors.filter((text) => !isOutageError(text))).toEqual([]);
});

test('going back restores the board and the scroll position', async () => {
  // At normal speed the board stays as it is while the page is away.
  await game.kill();
  await game.restart({ SPEED: '1' });
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors, 360);
  await page.goto(`${game.url}/leaderboards`);
  await page.getByRole('tab', { name: 'Streak Kings' }).click();
  const bots = page.getByRole('row').filter({ has: page.getByText('Bot', { exact: true }) });
  const last = bots.last().getByRole('link');
  await last.waitFor();
  expect(page.url()).toContain('board=streaks');
  const scrollTop = () => page.evaluate(() => window.scrollY);
  // Again, if the rows are replaced meanwhile.
  await expect.poll(() => last.scrollIntoViewIfNeeded().then(scrollTop)).toBeGreaterThan(0);
  const before = await scrollTop();
  await last.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/profile/);
  await page.goBack();
  await page.getByRole('tab', { name: 'Streak Kings', selected: true }).waitFor();
  await expect.poll(scrollTop).toBe(before);
  expect(pageErrors).toEqual([]);
});
