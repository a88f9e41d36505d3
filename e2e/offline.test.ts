import type { CDPSession } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type OnlinePlayer, openPlayer } from './player-actions.ts';
import { OUTAGE, overflow, problemsOf, startGame } from './test-game.ts';

const game = await startGame();

let page: OnlinePlayer['page'];
let devTools: CDPSession;
beforeAll(async () => {
  ({ page } = await openPlayer(game, 'ada_offline', 320));
  devTools = await page.context().newCDPSession(page);
  await page.goto(game.url);
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

/** Runs in the page. */
const reachesServer = () =>
  fetch('/api/auth/user').then(
    () => true,
    () => false,
  );

test('the app opens offline on any route and recovers by itself', async () => {
  await page.context().setOffline(true);
  // Playwright's emulation ends for `navigator.onLine` at the next navigation.
  const network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  for (const [path, heading] of [
    ['/', 'THE MACHINE'],
    ['/leaderboards', 'Leaderboards'],
  ] as const) {
    await page.goto(game.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await devTools.send('Network.overrideNetworkState', { ...network, offline: true });
    await page.getByText("You're offline.").waitFor();
    // Stored with the app: what the server has beyond the game.
    await page.getByText('Demo season: simulated matches').first().waitFor();
    expect(await overflow(page)).toBe(0);
  }
  await page.getByText("Couldn't load the leaderboard.").waitFor();
  await page.context().setOffline(false);
  // The page may hear of it before its requests can pass: it hears of it again once they do.
  await expect.poll(() => page.evaluate(reachesServer)).toBe(true);
  for (const offline of [true, false]) await devTools.send('Network.overrideNetworkState', { ...network, offline });
  await page.getByText("Couldn't load the leaderboard.").waitFor({ state: 'detached' });
  expect(problemsOf([page], OUTAGE)).toEqual([]);
});

test('the service worker stores the app, but no answers of the server', async () => {
  const paths = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.startsWith('/api') || path === '/ws')).toEqual([]);
});

test('the service worker shows a push message as a notification that opens a page of the app', async () => {
  await page.context().grantPermissions(['notifications'], { origin: game.url });
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify({ title: 'A match starts', body: 'Pick now.', tag: 'test', path: '/achievements' });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  /** Delivers the message until it is shown: the permission may reach the worker after the first one. */
  async function deliver() {
    const notifications = await shown();
    if (notifications.length === 0)
      await devTools.send('ServiceWorker.deliverPushMessage', { origin: game.url, registrationId, data });
    return notifications;
  }
  const expected = [{ title: 'A match starts', body: 'Pick now.', tag: 'test' }];
  await expect.poll(deliver, { interval: 1_000 }).toEqual(expected);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration, NotificationEvent } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor();
  await expect.poll(shown).toEqual([]);
});
