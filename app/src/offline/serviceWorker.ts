import { clientsClaim, skipWaiting } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every file of the build; written in by app/vite/serviceWorker.ts. */
declare const FILES: { url: string; revision: string | null }[];

/**
 * Keeps the product's own files, so that it opens without a network. Of the calls it knows nothing: no answer is ever
 * kept, and nothing is ever sent later (RELIABILITY.md M2).
 */
precache(FILES);
cleanupOutdatedCaches();
// What is kept is used only without a network, so that an old page loses nothing when a new worker takes over.
void skipWaiting();
clientsClaim();

const orElse = async (request: Request, kept: string) => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the page, and no call
    return await fetch(request);
  } catch {
    return (await matchPrecache(kept)) ?? Response.error();
  }
};

registerRoute(new NavigationRoute(({ request }) => orElse(request, '/index.html'), { denylist: [/^\/api\//] }));
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && !url.pathname.startsWith('/api/') && request.mode !== 'navigate',
  ({ request, url }) => orElse(request, url.pathname),
);
