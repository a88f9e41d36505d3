import { clientsClaim, skipWaiting } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openPush, showPush, type WorkerScope } from './pushEvents.ts';

/** Every file of the build; injected by app/vite/serviceWorker.ts. */
declare const FILES: { url: string; revision: string | null }[];

/**
 * Caches the app's own files, so that it opens offline. API calls are neither intercepted nor cached, and nothing is
 * queued for later.
 */
precache(FILES);
cleanupOutdatedCaches();
// The cache is used only offline, so a new worker can take over immediately without breaking open pages.
void skipWaiting();
clientsClaim();

const fetchOrCached = async (request: Request, cachedUrl: string) => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the app, not an API call
    return await fetch(request);
  } catch {
    return (await matchPrecache(cachedUrl)) ?? Response.error();
  }
};

registerRoute(new NavigationRoute(({ request }) => fetchOrCached(request, '/index.html'), { denylist: [/^\/api\//] }));
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && !url.pathname.startsWith('/api/') && request.mode !== 'navigate',
  ({ request, url }) => fetchOrCached(request, url.pathname),
);

/** The parts of this scope that TypeScript knows only without those of pages. */
const scope = globalThis as unknown as WorkerScope & {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
};
type PushEvent = { data: { text(): string } | null; waitUntil(done: Promise<unknown>): void };
type ClickEvent = {
  notification: { data?: { path?: unknown } | null; close(): void };
  waitUntil(done: Promise<unknown>): void;
};

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data?.path));
});
