import { pushMessage } from '@machine/mocks/reminder.ts';
import { expect, test, vi } from 'vitest';
import { openPush, ownUrl, showPush } from './pushEvents.ts';

const ORIGIN = 'https://play.test';

function openScope(windows: number) {
  const opened = {
    navigate: vi.fn<(url: string) => Promise<void>>(async () => {}),
    focus: vi.fn<() => Promise<void>>(async () => {}),
  };
  const scope = {
    registration: { showNotification: vi.fn<ServiceWorkerRegistration['showNotification']>(async () => {}) },
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () => Array.from({ length: windows }, () => opened),
      openWindow: vi.fn<(url: string) => Promise<void>>(async () => {}),
    },
  };
  return { scope, opened };
}

test('shows a message', async () => {
  const { scope } = openScope(0);
  await showPush(scope, JSON.stringify({ ...pushMessage, result: '101–98' }));
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(pushMessage.title, {
    body: pushMessage.body,
    tag: pushMessage.tag,
    icon: '/icon-192.png',
    data: { path: pushMessage.path },
  });
});

test.each([
  '',
  'null',
  JSON.stringify({ ...pushMessage, title: '' }),
  JSON.stringify({ ...pushMessage, body: 'x'.repeat(301) }),
  JSON.stringify({ ...pushMessage, path: 'https://evil.test/' }),
  JSON.stringify({ ...pushMessage, path: '//evil.test/' }),
  JSON.stringify({ ...pushMessage, path: '/\\evil.test/' }),
])('shows that there is something for the malformed message %j', async (text) => {
  const { scope } = openScope(0);
  await showPush(scope, text);
  const shown = { body: 'There is news for you.', tag: 'news', data: { path: '/' } };
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Beat the Machine',
    expect.objectContaining(shown),
  );
});

test.each<[path: unknown, url: string]>([
  ['/?match=1', `${ORIGIN}/?match=1`],
  ['//evil.test/', `${ORIGIN}/`],
  ['https://evil.test/', `${ORIGIN}/`],
  ['https://play.test.evil.test/', `${ORIGIN}/`],
  ['/\\evil.test', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  ['http://[', `${ORIGIN}/`],
  [undefined, `${ORIGIN}/`],
])('opens %j at %s, which is always of its own origin', (path, url) => {
  expect(ownUrl(path, ORIGIN)).toBe(url);
});

test('opens it in a window of the app, or in a new one', async () => {
  const open = openScope(2);
  await openPush(open.scope, '/completed');
  expect(open.opened.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/completed`);
  expect(open.opened.focus).toHaveBeenCalledOnce();
  expect(open.scope.clients.openWindow).not.toHaveBeenCalled();
  const { scope } = openScope(0);
  await openPush(scope, '/completed');
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/completed`);
});

test('opens a new window if it may not navigate the one that is open', async () => {
  const { scope, opened } = openScope(1);
  opened.navigate.mockRejectedValueOnce(
    new TypeError("This service worker is not the client's active service worker."),
  );
  await openPush(scope, '/completed');
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/completed`);
});
