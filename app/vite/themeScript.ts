import { THEME_SCRIPT } from '@machine/contract/page.ts';
import type { Plugin } from 'vite';

const PLACE = '<script id="theme"></script>';

/** Puts the script that chooses the theme into the page as it is, because the policy of servers has its hash. */
export function themeScript(): Plugin {
  return {
    name: 'machine:theme-script',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
        return html.replace(PLACE, () => `<script>${THEME_SCRIPT}</script>`);
      },
    },
  };
}
