import type { Plugin } from 'vite';

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const ENTRY = /<script type="module" crossorigin src="/;

/**
 * Makes every chunk that the entry imports a script of its own, in front of the entry. Browsers evaluate each module
 * script in a task of its own, but a script and its imports in a single one.
 */
export function separateScripts(): Plugin {
  return {
    name: 'machine:separate-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(PRELOAD)].map(
          ([, src]) => `<script type="module" crossorigin src="${src}"></script>`,
        );
        if (scripts.length === 0 || !ENTRY.test(html)) throw new Error('The page has no chunks to separate.');
        return html.replace(PRELOAD, '').replace(ENTRY, (entry) => `${scripts.join('')}${entry}`);
      },
    },
  };
}
