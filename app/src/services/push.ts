import { base64UrlOf, pushIdOf } from '@machine/contract/reminder.ts';
import { ExplainedError } from '../api/error.ts';

/*
 * The only access to the browser's push notifications. Nothing here asks the player unless `subscribe` is called, which
 * has to happen in a press.
 */

type PushSupport = 'supported' | 'needsInstall' | 'unsupported';

/** The browser's state of push notifications. */
export type BrowserPush = {
  support: PushSupport;
  isBlocked: boolean;
  /** The id of this browser's subscription, by which the server lists it; null without one. */
  id: string | null;
};

export async function readBrowserPush(): Promise<BrowserPush> {
  const support = pushSupport();
  if (support !== 'supported') return { support, isBlocked: false, id: null };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { support: 'unsupported', isBlocked: false, id: null };
  const subscription = await registration.pushManager.getSubscription();
  const id = subscription && (await pushIdOf(subscription.endpoint));
  return { support, isBlocked: Notification.permission === 'denied', id };
}

function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  // On these, only installed apps have push notifications. Newer iPads call themselves Macs.
  const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();
  return isIos && !matchMedia('(display-mode: standalone)').matches ? 'needsInstall' : 'unsupported';
}

const isTouchMac = () => navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;

/**
 * Asks the player, unless they have answered before, and subscribes with the key that `loadKey` loads. Throws
 * `NotAllowed` if they don't allow it.
 */
export async function subscribe(loadKey: () => Promise<string>): Promise<PushSubscription> {
  // First, because browsers ask only in a press.
  if ((await Notification.requestPermission()) !== 'granted') throw new ExplainedError("Your browser didn't allow it.");
  const key = await loadKey();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error('There is no service worker.');
  const existing = await registration.pushManager.getSubscription();
  // A subscription to another key, such as that of a former server, can't be used.
  if (existing !== null && !hasKey(existing, key)) await existing.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = options.applicationServerKey;
  return bytes !== null && base64UrlOf(bytes) === key;
}
