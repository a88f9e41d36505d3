import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcements, clearAnnouncements, recordAnnouncements } from './live-regions.ts';
import { callApi, laterMatchId, openMatchId, signUpByApi } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

let game: TestGame;

beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

async function openPlayerPage(name: string): Promise<Page> {
  const page = await game.openPage([], 1280);
  await recordAnnouncements(page);
  await signUpByApi(page, game.url, name);
  return page;
}

const texts = async (page: Page) => (await announcements(page)).map(({ politeness, text }) => `${politeness}: ${text}`);

/** Waits for a toast and lets its time pass. */
async function expireToast(page: Page): Promise<void> {
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await page.clock.runFor(5_000);
  await toast.waitFor({ state: 'detached' });
}

test('each toast is announced once, and its message stays visible elsewhere (X4, X5, X6)', async () => {
  const page = await openPlayerPage('ada_hears');
  await page.clock.install();
  await page.goto(game.url);
  const agree = page.getByRole('button', { name: '[ AGREE ]' });
  await agree.waitFor();
  await clearAnnouncements(page);

  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await agree.click();
  const failed = 'assertive: Notification Error Failed to record pick. Try again.';
  await expect.poll(() => texts(page)).toContain(failed);
  await expireToast(page);
  expect(await texts(page)).toEqual([failed]);
  expect(await agree.isEnabled(), 'the pick is still open').toBe(true);

  await clearAnnouncements(page);
  await agree.click();
  const recorded = 'polite: Notification Pick recorded Your prediction is locked.';
  await expect.poll(() => texts(page)).toContain(recorded);
  await expireToast(page);
  expect((await texts(page)).filter((text) => text.includes('Pick recorded'))).toEqual([recorded]);
  expect((await announcements(page)).filter(({ politeness }) => politeness === 'late')).toEqual([]);
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();

  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expireToast(page);
  const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await login.click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  await clearAnnouncements(page);
  await page.keyboard.press('Enter');
  await expireToast(page);
  expect(await page.getByRole('dialog').getByRole('alert').textContent()).toBe('Invalid email or password');
});

declare global {
  interface Window {
    /** When the page first became busy and when it announced this, by the page's own clock. */
    loadingTimes?: { busyAt?: number; announcedAt?: number };
  }
}

function recordWaiting() {
  const loadingTimes: NonNullable<Window['loadingTimes']> = {};
  window.loadingTimes = loadingTimes;
  new MutationObserver(() => {
    if (document.querySelector('main [aria-busy=true]')) loadingTimes.busyAt ??= Date.now();
    const regions = [...document.querySelectorAll('[role=status], output')];
    if (regions.some(({ textContent }) => textContent.includes('Loading…'))) loadingTimes.announcedAt ??= Date.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

test('a load is busy at once and announced after a second; a refetch is not announced (X16)', async () => {
  const page = await openPlayerPage('ada_waits');
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const path = '**/api/completed/live';
  await page.route(path, (route) => gate.then(() => route.fallback()));
  await page.clock.install();
  await page.addInitScript(recordWaiting);
  await page.goto(`${game.url}/completed`);
  await expect.poll(() => texts(page)).toContain('polite: Loading…');
  const { busyAt = Infinity, announcedAt = 0 } = await page.evaluate(() => window.loadingTimes ?? {});
  expect(announcedAt - busyAt, 'short waits are not announced').toBeGreaterThanOrEqual(900);
  release();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await clearAnnouncements(page);
  for (const _ of ['first', 'second']) {
    const responded = page.waitForResponse(path);
    await page.clock.runFor(10_000);
    await responded;
  }
  expect(await texts(page)).toEqual([]);
});

const ROUNDS = 20;
const POLL_MS = 3_000;

test('a minute of a live match announces chat messages, but no plays, polls or countdowns (X66)', async () => {
  const page = await openPlayerPage('ada_listens');
  const matchId = await openMatchId(page);
  await callApi(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });

  let round = 0;
  const responses = {
    chat: () =>
      Array.from({ length: 1 + Math.floor(round * 1.5) }, (_, at) => ({
        id: `m-${at}`,
        kind: 'USER',
        text: `Message ${at}`,
        username: 'mira_calls_it',
        rank: 'ROOKIE',
      })),
    'play-by-play': () =>
      Array.from({ length: round + 1 }, (_, at) => ({
        id: `p-${at}`,
        period: 4,
        clock: `0:${59 - at}`,
        description: `Play ${at}`,
        scoreHome: at,
        scoreAway: at,
      })),
  };
  for (const [path, respond] of Object.entries(responses)) {
    await page.route(`**/api/matches/*/${path}`, (route) => route.fulfill({ json: respond() }));
  }
  await page.route(`**/api/matches/${matchId}`, async (route) => {
    const live = { status: 'LIVE', scoreHome: round, scoreAway: round, clock: `Q4 0:${59 - round}` };
    route.fulfill({ json: { ...(await (await route.fetch()).json()), ...live } });
  });

  await page.clock.install();
  await page.goto(`${game.url}/match-chat/${matchId}`);
  await page.getByRole('log').getByText('Message 0').waitFor();
  await page.getByText('Play 0').waitFor();
  await page.clock.runFor(POLL_MS);
  await clearAnnouncements(page);
  for (round = 1; round <= ROUNDS; round += 1) {
    await page.clock.runFor(POLL_MS);
    await page.getByText(`Play ${round}`, { exact: true }).waitFor();
    await page
      .getByRole('log')
      .getByText(`Message ${Math.floor(round * 1.5)}`, { exact: true })
      .waitFor();
  }
  const announced = (await texts(page)).join('\n');
  const messages = announced.match(/Message \d+/g) ?? [];
  expect(messages.toSorted(), 'each message once').toEqual([...new Set(messages)].toSorted());
  expect(messages).toHaveLength(30);
  expect(announced).not.toMatch(/Play|Q4|\d–\d|late/);
  expect((await announcements(page)).length).toBeLessThanOrEqual(35);

  await page.goto(`${game.url}/?match=${await laterMatchId(page, 4)}`);
  const timer = page.getByRole('article').getByText(/^Starts in/);
  await timer.waitFor();
  await page.clock.runFor(POLL_MS);
  const textBefore = await timer.textContent();
  await clearAnnouncements(page);
  await page.clock.fastForward(61 * 60_000);
  await page.clock.runFor(60_000);
  await expect.poll(() => timer.textContent()).not.toBe(textBefore);
  expect(await texts(page)).toEqual([]);
});
