import { createPrivateKey } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkVapid, decryptPush, type PushKeys } from '../packages/server/src/testing/decrypt-push.ts';
import { eventsIn, parseCalendar } from '../packages/server/src/testing/parse-calendar.ts';
import { openPushStandIn } from '../packages/server/src/testing/push-stand-in.ts';
import { callApi, emailOf, PASSWORD, signUp } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

let standIn: Awaited<ReturnType<typeof openPushStandIn>>;
let game: TestGame;
let page: Page;
const pageErrors: string[] = [];

type FakeKeys = { jwk: { d?: string; x?: string; y?: string }; publicKey: number[]; auth: number[]; serverKey: string };

/**
 * Chromium can't reach its push service here. So the browser subscribes to the stand-in, with real keys that the page
 * makes; everything else is its own.
 */
const useStandIn = (context: BrowserContext, origin: string) =>
  context.addInitScript((pushService) => {
    const slot = globalThis as unknown as { fakeKeys?: FakeKeys };
    let current: unknown = null;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const toBase64Url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = crypto.getRandomValues(new Uint8Array(16));
      const { d, x, y } = await crypto.subtle.exportKey('jwk', pair.privateKey);
      const serverKey = String(options?.applicationServerKey);
      slot.fakeKeys = { jwk: { d, x, y }, publicKey: [...publicKey], auth: [...auth], serverKey };
      const endpoint = `${pushService}/browser-1`;
      current = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh: toBase64Url(publicKey), auth: toBase64Url(auth) } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  }, origin);

beforeAll(async () => {
  standIn = await openPushStandIn();
  game = await startGame({ BOTS: 'on', PUSH_STAND_IN: standIn.origin, VAPID_SUBJECT: 'mailto:ops@play.test' });
  page = await game.openPage(pageErrors, 1280);
  await useStandIn(page.context(), standIn.origin);
  await page.context().grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'], { origin: game.url });
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signUp(page, game.url, 'ada_reminded');
  await page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(async () => {
  await game.close();
  await standIn.close();
});

/** Returns the keys of the subscription, and the server's key with which the browser subscribed. */
async function keysOf(browser: Page): Promise<PushKeys & { serverKey: string }> {
  const { jwk, publicKey, auth, serverKey } = await browser.evaluate(
    () => (globalThis as unknown as { fakeKeys: FakeKeys }).fakeKeys,
  );
  return {
    privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...jwk }, format: 'jwk' }),
    publicKey: Buffer.from(publicKey),
    auth: Buffer.from(auth),
    serverKey,
  };
}

/** Resolves with the id of the page's service worker. */
async function registrationOf(devTools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  return found;
}

test('a push notification is asked for by a tap, encrypted, signed, shown, and opens a page of the app', async () => {
  await page.goto(`${game.url}/settings`);
  const pushSwitch = page.getByRole('switch', { name: 'Push notifications' });
  await pushSwitch.waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'fakeKeys' in globalThis), 'asked for nothing on load').toBe(false);
  await page.getByText('Push notifications', { exact: true }).click();
  const request = standIn.next();
  await page.getByRole('button', { name: 'Send a test' }).click();
  const { headers, body } = await request;
  await page.getByText('Sent. It should arrive within a minute.').waitFor();
  const { serverKey, ...keys } = await keysOf(page);
  expect(checkVapid(headers.authorization ?? '', serverKey)).toMatchObject({
    aud: standIn.origin,
    sub: 'mailto:ops@play.test',
  });
  const data = decryptPush(body, keys);
  expect(JSON.parse(data)).toMatchObject({ tag: 'test', path: '/settings' });

  const devTools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(devTools);
  const message = JSON.stringify({ ...JSON.parse(data), path: '/leaderboards' });
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: game.url, registrationId, data: message });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body: text, tag }) => ({ title, text, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Beat the Machine', text: 'Push notifications work in this browser.', tag: 'test' }]);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent;
    dispatchEvent(new Click('notificationclick', { notification }));
  });
  await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor();
  await expect.poll(shown).toEqual([]);
});

test('the calendar has the picked match, and loses its address', async () => {
  await page.goto(game.url);
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  const match = new URL(page.url()).searchParams.get('match');
  await page.goto(`${game.url}/settings`);
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const read = () =>
    page.evaluate(async (url) => {
      const response = await fetch(url, { credentials: 'omit' });
      return { status: response.status, text: await response.text() };
    }, address);
  const { text } = await read();
  expect(eventsIn(parseCalendar(text))).toMatchObject([
    { UID: `match-${match}@beat-the-machine`, STATUS: 'CONFIRMED', alarms: [{ TRIGGER: '-PT15M' }] },
  ]);
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click();
  await page.getByText('This is your new address.').waitFor();
  expect((await read()).status).toBe(404);
});

test('the hour of the digest is kept, and a logout ends the push notifications', async () => {
  await page.goto(`${game.url}/settings`);
  await page.getByRole('combobox', { name: 'Email digest' }).selectOption('07:00');
  await expect.poll(() => page.locator('[data-saving]').count()).toBe(0);
  const read = () => page.evaluate(async () => (await fetch('/api/reminders')).json());
  expect(await read()).toMatchObject({ digestHour: 7, pushDevices: [{}] });
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await callApi(page, 'POST', '/api/auth/login', { email: emailOf('ada_reminded'), password: PASSWORD });
  expect(await read()).toMatchObject({ digestHour: 7, pushDevices: [] });
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
});
