import { endpoints } from '@machine/contract';
import type { Plugin } from 'vite';

/** The call that every route needs first. The server preloads what only home needs with a Link header. */
const PRELOADED = [endpoints.currentUser];

/** Preloads these calls in the built page; src/preloadedResponses.ts uses the responses. */
export function preloadCalls(): Plugin {
  return {
    name: 'machine:preload-calls',
    apply: 'build',
    transformIndexHtml: () =>
      PRELOADED.map(({ path }) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: path, as: 'fetch', crossorigin: 'use-credentials' },
        injectTo: 'head' as const,
      })),
  };
}
