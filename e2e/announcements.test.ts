import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPlayer, pick } from './player-actions.ts';
import { startGame } from './test-game.ts';

/** A live region's announcement; `late` if the region was added together with its text, which some readers miss. */
type Announcement = { politeness: 'assertive' | 'polite' | 'late'; text: string };

declare global {
  interface Window {
    announcements?: Announcement[];
    /** When the page first became busy and when it announced this, by the page's own clock. */
    loadingTimes?: { busyAt?: number; announcedAt?: number };
  }
}

const game = await startGame();
afterAll(game.close);

/** Runs in the page. Records every change in a live region, as a screen reader would announce it. */
function record(): void {
  const announcements: Announcement[] = [];
  window.announcements = announcements;
  const loadingTimes: NonNullable<Window['loadingTimes']> = {};
  window.loadingTimes = loadingTimes;
  const LIVE_REGION = '[aria-live], [role=alert], [role=status], [role=log], output';
  const IMPLICIT_POLITENESS: Record<string, string> = { alert: 'assertive', status: 'polite', log: 'polite' };
  const regionsOf = (node: Node): Element[] => {
    if (!(node instanceof Element)) return [node.parentElement?.closest(LIVE_REGION) ?? []].flat();
    return [...[node.closest(LIVE_REGION) ?? []].flat(), ...node.querySelectorAll(LIVE_REGION)];
  };
  new MutationObserver((changes) => {
    if (document.querySelector('main [aria-busy=true]')) loadingTimes.busyAt ??= Date.now();
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const isAdded = (node: Node | null): boolean => node !== null && (added.has(node) || isAdded(node.parentNode));
    const textsByRegion = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        for (const region of regionsOf(node)) {
          const text = (region.contains(node) ? node : region).textContent?.trim();
          if (text) textsByRegion.set(region, [...(textsByRegion.get(region) ?? []), text]);
        }
      }
    }
    for (const [region, texts] of textsByRegion) {
      const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
      const politeness = region.getAttribute('aria-live') ?? IMPLICIT_POLITENESS[role] ?? 'off';
      const isBusy = region.closest('[aria-busy]')?.ariaBusy === 'true';
      if (politeness === 'off' || isBusy || region.closest('[aria-hidden=true], [inert]') || !region.isConnected)
        continue;
      // An alert is announced even if it is added together with its text.
      const isLate = isAdded(region) && role !== 'alert';
      const text = texts.join(' ');
      if (text.includes('Loading…')) loadingTimes.announcedAt ??= Date.now();
      announcements.push({ politeness: isLate ? 'late' : (politeness as 'polite'), text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

async function openListener(name: string) {
  const opened = await openPlayer(game, name, 1280);
  await opened.page.addInitScript(record);
  await opened.page.clock.install();
  return opened;
}

const announced = (page: Page) =>
  page.evaluate(() => (window.announcements ?? []).map(({ politeness, text }) => `${politeness}: ${text}`));
const clear = (page: Page) => page.evaluate(() => void (window.announcements ?? []).splice(0));

/** Waits for a toast and lets its time pass. */
async function expireToast(page: Page): Promise<void> {
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await page.clock.runFor(5_000);
  await toast.waitFor({ state: 'detached' });
}

test('each toast is announced once, and its message stays visible elsewhere', async () => {
  const { page } = await openListener('ada_hears');
  await page.goto(game.url);
  const agree = page.getByRole('button', { name: '[ AGREE ]' });
  await agree.waitFor();
  await clear(page);
  await page.route('**/api/picks', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await agree.click();
  await expireToast(page);
  expect(await announced(page)).toEqual(['assertive: Notification Error Failed to record pick. Try again.']);
  expect(await agree.isEnabled(), 'the pick is still open').toBe(true);

  await clear(page);
  await agree.click();
  await expireToast(page);
  const texts = await announced(page);
  expect(texts.filter((text) => text.includes('Pick recorded'))).toEqual([
    'polite: Notification Pick recorded Your prediction is locked.',
  ]);
  expect(texts.filter((text) => text.startsWith('late'))).toEqual([]);
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
});

test('a load is busy at once and announced after a second; a refetch is not announced', async () => {
  const { page } = await openListener('ada_waits');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const path = '**/api/completed/live';
  await page.route(path, (route) => released.then(() => route.fallback()));
  await page.goto(`${game.url}/completed`);
  await expect.poll(() => announced(page)).toContain('polite: Loading…');
  const { busyAt = Infinity, announcedAt = 0 } = await page.evaluate(() => window.loadingTimes ?? {});
  expect(announcedAt - busyAt, 'by the clock of the page').toBeGreaterThanOrEqual(900);
  release();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await clear(page);
  for (const _ of ['first', 'second']) {
    const responded = page.waitForResponse(path);
    await page.clock.runFor(10_000);
    await responded;
  }
  expect(await announced(page)).toEqual([]);
});

const numbered = (count: number, row: (at: number) => object) => Array.from({ length: count }, (_, at) => row(at));
const ROUNDS = 20;
const POLL_MS = 3_000;

test('a minute of a live match announces chat messages, but no plays, polls or countdowns', async () => {
  const { page, player } = await openListener('ada_listens');
  await pick(player, 'opener');
  let round = 0;
  const author = { kind: 'USER', username: 'mira_calls_it', rank: 'ROOKIE' };
  const messages = () =>
    numbered(1 + Math.floor(round * 1.5), (at) => ({ id: `m-${at}`, text: `Message ${at}`, ...author }));
  const plays = () =>
    numbered(round + 1, (at) => ({
      id: `p-${at}`,
      period: 4,
      clock: `0:${59 - at}`,
      description: `Play ${at}`,
      scoreHome: at,
      scoreAway: at,
    }));
  await page.route('**/api/matches/*/chat', (route) => route.fulfill({ json: messages() }));
  await page.route('**/api/matches/*/play-by-play', (route) => route.fulfill({ json: plays() }));
  await page.route('**/api/matches/opener', async (route) => {
    const live = { status: 'LIVE', scoreHome: round, scoreAway: round, clock: `Q4 0:${59 - round}` };
    return route.fulfill({ json: { ...(await (await route.fetch()).json()), ...live } });
  });
  await page.goto(`${game.url}/match-chat/opener`);
  await page.getByRole('log').getByText('Message 0').waitFor();
  await page.getByText('Play 0').waitFor();
  await page.clock.runFor(POLL_MS);
  await clear(page);
  for (round = 1; round <= ROUNDS; round += 1) {
    await page.clock.runFor(POLL_MS);
    await page.getByText(`Play ${round}`, { exact: true }).waitFor();
    const newest = `Message ${Math.floor(round * 1.5)}`;
    await page.getByRole('log').getByText(newest, { exact: true }).waitFor();
  }
  const texts = await announced(page);
  const heard = texts.join('\n').match(/Message \d+/g) ?? [];
  expect(heard.toSorted(), 'each message once').toEqual([...new Set(heard)].toSorted());
  expect(heard).toHaveLength(30);
  expect(texts.join('\n')).not.toMatch(/Play|Q4|\d–\d|late/);
  expect(texts.length).toBeLessThanOrEqual(35);

  await page.goto(`${game.url}/?match=late`);
  const timer = page.getByRole('article').getByText(/^Starts in/);
  await timer.waitFor();
  let before = await timer.textContent();
  /** The server has rendered the countdown. It goes on when the app runs. */
  const passMinute = async () => {
    await page.clock.runFor(60_000);
    return timer.textContent();
  };
  await expect.poll(passMinute).not.toBe(before);
  await game.moveTo(1);
  await clear(page);
  before = await timer.textContent();
  await expect.poll(passMinute).not.toBe(before);
  expect(await announced(page)).toEqual([]);
});
