import { pushKey } from '@machine/mocks/reminder.ts';

/*
 * A browser with push notifications: the tests' own has no push service, and asks nobody. The subscription's id is that
 * of the fixture `thisPushDevice`.
 */

const endpoint = 'https://push.example/this-browser';
const subscription = {
  endpoint,
  options: {
    applicationServerKey: Uint8Array.from(atob(pushKey.key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    ).buffer,
  },
  toJSON: () => ({ endpoint, keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) } }),
  unsubscribe: async () => true,
};
const registration = {
  pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
};

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** Replaces what the app uses of push notifications. The player allows them. */
export function installFakePush(): void {
  define(navigator.serviceWorker, 'getRegistration', async () => registration);
  define(Notification, 'permission', 'granted');
  define(Notification, 'requestPermission', async () => 'granted');
}
