import { endpoints } from '@machine/contract';
import type { Plugin } from 'vite';

/**
 * Makes the built page request the current user beside its script (src/preloadedResponses.ts takes the answer). Every
 * route needs that one; what only home needs, the server preloads by a header (docs/decisions/0039).
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
