import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, type WholeGame } from './game.ts';
import { heard, hush, listen } from './hearing.ts';
import { anyMatch, ask, enter } from './player.ts';

let game: WholeGame;

beforeAll(async () => {
  game = await openWholeGame({ BOTS: 'off' });
});
afterAll(() => game.close());

async function openPlayer(name: string): Promise<Page> {
  const page = await game.openPage([], 1280);
  await listen(page);
  await enter(page, game.url, name);
  return page;
}

const texts = async (page: Page) => (await heard(page)).map(({ how, text }) => `${how}: ${text}`);
const toast = (page: Page) => page.locator('[data-toast]');

test('X4, X5, X6: each toast is heard once, and what it says stands on the screen when it is gone', async () => {
  const page = await openPlayer('ada_hears');
  await page.goto(game.url);
  const agree = page.getByRole('button', { name: '[ AGREE ]' });
  await agree.waitFor();
  await hush(page);

  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await agree.click();
  const failed = 'assertive: Notification Error Failed to record pick. Try again.';
  await expect.poll(() => texts(page)).toContain(failed);
  await toast(page).waitFor({ state: 'detached' });
  expect(await texts(page)).toEqual([failed]);
  expect(await agree.isEnabled(), 'the pick is still open').toBe(true);

  await hush(page);
  await agree.click();
  const recorded = 'polite: Notification Pick recorded Your prediction is locked.';
  await expect.poll(() => texts(page)).toContain(recorded);
  await toast(page).waitFor({ state: 'detached' });
  expect((await texts(page)).filter((text) => text.includes('Pick recorded'))).toEqual([recorded]);
  expect((await heard(page)).filter(({ how }) => how === 'late')).toEqual([]);
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();

  await page.getByRole('banner').locator('[aria-haspopup=true]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await toast(page).waitFor();
  await toast(page).waitFor({ state: 'detached' });
  const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await login.click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  await hush(page);
  await page.keyboard.press('Enter');
  await toast(page).waitFor();
  await toast(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').getByRole('alert').textContent()).toBe('Invalid email or password');
});

declare global {
  interface Window {
    /** When the page was first busy, and when that was said, by the page's own clock. */
    waiting?: { busyAt?: number; saidAt?: number };
  }
}

function noteWaiting() {
  const waiting: NonNullable<Window['waiting']> = {};
  window.waiting = waiting;
  new MutationObserver(() => {
    if (document.querySelector('main [aria-busy=true]')) waiting.busyAt ??= Date.now();
    const regions = [...document.querySelectorAll('[role=status], output')];
    if (regions.some(({ textContent }) => textContent.includes('Loading…'))) waiting.saidAt ??= Date.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

test('X16: what loads is busy at once and says so after a second; what is asked again says nothing', async () => {
  const page = await openPlayer('ada_waits');
  const { promise: isTime, resolve: arrive } = Promise.withResolvers<void>();
  const path = '**/api/completed/live';
  await page.route(path, (route) => isTime.then(() => route.fallback()));
  await page.clock.install();
  await page.addInitScript(noteWaiting);
  await page.goto(`${game.url}/completed`);
  await expect.poll(() => texts(page)).toContain('polite: Loading…');
  const { busyAt = Infinity, saidAt = 0 } = await page.evaluate(() => window.waiting ?? {});
  expect(saidAt - busyAt, 'nothing is said of a short wait').toBeGreaterThanOrEqual(900);
  arrive();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await hush(page);
  for (const _ of ['once', 'and again']) {
    const isAsked = page.waitForResponse(path);
    await page.clock.runFor(10_000);
    await isAsked;
  }
  expect(await texts(page)).toEqual([]);
});

const ROUNDS = 20;
const POLL_MS = 3_000;

test('X66: of a minute of a live match one hears its messages, and neither plays nor polls nor the countdown', async () => {
  const page = await openPlayer('ada_listens');
  const matchId = await anyMatch(page);
  await ask(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });

  let round = 0;
  const answers = {
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
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**/api/matches/*/${path}`, (route) => route.fulfill({ json: answer() }));
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
  await hush(page);
  for (round = 1; round <= ROUNDS; round += 1) {
    await page.clock.runFor(POLL_MS);
    await page.getByText(`Play ${round}`, { exact: true }).waitFor();
    await page
      .getByRole('log')
      .getByText(`Message ${Math.floor(round * 1.5)}`, { exact: true })
      .waitFor();
  }
  const said = (await texts(page)).join('\n');
  const messages = said.match(/Message \d+/g) ?? [];
  expect(messages.toSorted(), 'each once').toEqual([...new Set(messages)].toSorted());
  expect(messages).toHaveLength(30);
  expect(said).not.toMatch(/Play|Q4|\d–\d|late/);
  expect((await heard(page)).length).toBeLessThanOrEqual(35);

  await page.goto(game.url);
  const timer = page.getByRole('timer');
  await timer.waitFor();
  await page.clock.runFor(POLL_MS);
  const before = await timer.textContent();
  await hush(page);
  await page.clock.fastForward(61 * 60_000);
  await page.clock.runFor(60_000);
  await expect.poll(() => timer.textContent()).not.toBe(before);
  expect(await texts(page)).toEqual([]);
});
