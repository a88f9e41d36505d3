import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { ROOT } from '../scripts/build.ts';
import { signUp } from './player-actions.ts';

/** Longer than anything that the mocked server does, and than Vite needs on a first visit. */
const WAIT = { timeout: 60_000 };

let vite: ViteDevServer;
let url: string;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  // What `npm run dev:mocked` does.
  vite = await createServer({
    configFile: `${ROOT}/vite.config.ts`,
    mode: 'mocked',
    logLevel: 'error',
    server: { port: 0 },
  });
  await vite.listen();
  url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  browser = await chromium.launch(LAUNCH_OPTIONS);
  page = await browser.newPage();
  page.setDefaultTimeout(WAIT.timeout);
});
afterAll(async () => {
  await browser?.close();
  await vite?.close();
});

/** In the page: connects like the app, and resolves to the next event. */
const nextEvent = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
  });

it('signs up, picks and gets a notification', async () => {
  await signUp(page, url, 'ada_b');
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByText('mira_calls_it disagrees with you on').waitFor();
  // The scenario is still part of the address, and choosing it again starts over.
  expect(new URL(page.url()).searchParams.get('scenario')).toBe('visitor');
  await page.goto(page.url());
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).waitFor();
});

it('plays the live match', async () => {
  await page.goto(`${url}/match-chat/nba-lal-phx?scenario=last-minute`);
  const score = () => page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(score, WAIT).toBe('PHX 97 - 97 LAL');
  expect(await page.evaluate(nextEvent)).toEqual({ type: 'score_update', data: { matchId: 'nba-lal-phx' } });
  await expect.poll(score, WAIT).toBe('PHX 97 - 99 LAL');
});
