import { endpoints } from '@machine/contract';
import type { Plugin } from 'vite';

/**
 * Makes the built page request the current user beside its script (src/firstQuestions.ts takes the answer). Every
 * route needs that one; what only home needs, the server preloads by a header (docs/decisions/0039).
 */
export function preloadAnswers(): Plugin {
  return {
    name: 'machine:preload-answers',
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
