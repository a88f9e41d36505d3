import { endpoints } from '@machine/contract';
import type { Plugin } from 'vite';

/**
 * Preloads the current user in the built page; src/preloadedResponses.ts uses the response. Every route needs it. The
 * server preloads what only home needs with a Link header.
 */
export function preloadCurrentUser(): Plugin {
  return {
    name: 'machine:preload-current-user',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: endpoints.currentUser.path, as: 'fetch', crossorigin: 'use-credentials' },
        injectTo: 'head',
      },
    ],
  };
}
