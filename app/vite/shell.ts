import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/machine-shell', import.meta.url));
const PLACEHOLDER = '<div id="root"></div>';

/** Renders `src/shell.tsx` and inlines it into the page. */
export function shell(): Plugin {
  return {
    name: 'machine:shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        await build({
          configFile: false,
          root: ROOT,
          publicDir: false,
          logLevel: 'error',
          plugins: [react()],
          ssr: { noExternal: true },
          build: { ssr: 'src/shell.tsx', outDir: OUT, emptyOutDir: true, minify: false },
        });
        const { renderShell } = (await import(pathToFileURL(join(OUT, 'shell.js')).href)) as {
          renderShell: () => string;
        };
        rmSync(OUT, { recursive: true });
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
        return html.replace(PLACEHOLDER, () => PLACEHOLDER.replace('><', `>${renderShell()}<`));
      },
    },
  };
}
