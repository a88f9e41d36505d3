import { endpoints } from '@machine/contract';
import type { Plugin } from 'vite';

const FIRST = [endpoints.currentUser, endpoints.randomPrediction];

/** Lets the built page ask its first questions beside its script, not after it (src/firstQuestions.ts takes them). */
export function preloadAnswers(): Plugin {
  return {
    name: 'machine:preload-answers',
    apply: 'build',
    transformIndexHtml: () =>
      FIRST.map(({ path }) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: path, as: 'fetch', crossorigin: 'use-credentials' },
        injectTo: 'head' as const,
      })),
  };
}
