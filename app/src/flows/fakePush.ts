import { spyOn } from 'storybook/test';

/** The address of the fake browser's push service. */
const PUSH_ENDPOINT = 'https://push.example/this-browser';

/** Replaces the browser's push notifications for a story. Returns the spy on its question, which gets `answer`. */
export function fakePush(answer: NotificationPermission) {
  let current: PushSubscription | null = null;
  const subscription = {
    endpoint: PUSH_ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: PUSH_ENDPOINT, keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  } as unknown as PushSubscription;
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async () => (current = subscription),
    },
  } as unknown as ServiceWorkerRegistration;
  spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  return spyOn(Notification, 'requestPermission').mockResolvedValue(answer);
}
