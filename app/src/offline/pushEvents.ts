import { PRODUCT_NAME } from '@machine/contract/constants.ts';
import { parsePushMessage, type PushMessage } from '@machine/contract/reminder.ts';

/*
 * The service worker's part in push notifications. Their messages come from this app's server, but through others,
 * and by an earlier or later version of it.
 */

/** Shown if a message can't be read: browsers demand that each one is shown. */
const UNREADABLE: PushMessage = { title: PRODUCT_NAME, body: 'There is news for you.', tag: 'news', path: '/' };

/** Returns the URL that a notification opens: always one of `origin`. */
export function ownUrl(path: unknown, origin: string): string {
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}

export type WorkerScope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  location: { origin: string };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};
type OpenWindow = { navigate: (url: string) => Promise<unknown>; focus: () => Promise<unknown> };

/** Shows a message as a notification; one that opens home if the message is malformed. */
export function showPush({ registration }: WorkerScope, text: string): Promise<void> {
  const { title, body, tag, path } = parsePushMessage(text) ?? UNREADABLE;
  const icon = '/icon-192.png';
  return registration.showNotification(title, { body, tag, icon, data: { path } });
}

/** Opens what a notification is about, in a window of the app if there is one. */
export async function openPush({ clients, location }: WorkerScope, path: unknown): Promise<void> {
  const url = ownUrl(path, location.origin);
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined || !(await show(open, url))) await clients.openWindow(url);
}

/** Returns false for a window that another worker controls, or none, such as after a reload that bypasses the cache. */
async function show(window: OpenWindow, url: string): Promise<boolean> {
  try {
    await window.navigate(url);
    await window.focus();
    return true;
  } catch {
    return false;
  }
}
