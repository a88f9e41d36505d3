import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';
import type * as Server from '../src/server.tsx';
import { documentTemplate } from './documentTemplate.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/machine-render', import.meta.url));
const BUNDLE = join(OUT, 'server.mjs');
const PLACEHOLDER = '<div id="root"></div>';

/** Beside the files that are served. Servers don't serve a folder whose name starts with a dot. */
const FOLDER = '.server';

/** Screens and panels that are loaded on demand are not rendered on the server: their imports stay as they are. */
const withoutLazyParts: Plugin = {
  name: 'machine:without-lazy-parts',
  resolveDynamicImport: (specifier) => (typeof specifier === 'string' ? { id: specifier, external: true } : null),
};

/**
 * Renders the loading state of home into `index.html`, so that the first paint doesn't wait for scripts on any host.
 * Then writes what a server needs to render pages: the bundle of `src/server.tsx`, and `pages.json` with the document
 * around them and what each route preloads.
 */
export function serverPage(): Plugin {
  let server: typeof Server;
  return {
    name: 'machine:server-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        await build({
          configFile: false,
          root: ROOT,
          publicDir: false,
          logLevel: 'error',
          plugins: [react(), withoutLazyParts],
          ssr: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: 'src/server.tsx',
            outDir: OUT,
            emptyOutDir: true,
            minify: true,
            rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
          },
        });
        server = (await import(`${pathToFileURL(BUNDLE).href}?${Date.now()}`)) as typeof Server;
        const root = server.render({ route: '/', theme: 'dark', answers: null })?.root ?? '';
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
        return html.replace(PLACEHOLDER, () => PLACEHOLDER.replace('><', `>${root}<`));
      },
    },
    writeBundle({ dir = '' }) {
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      const pages = {
        document: documentTemplate(read('index.html'), read),
        preloads: Object.fromEntries(server.routes.map(({ path, module }) => [path, preloadsOf(manifest, module)])),
      };
      mkdirSync(join(dir, FOLDER), { recursive: true });
      writeFileSync(join(dir, FOLDER, 'server.mjs'), readFileSync(BUNDLE));
      writeFileSync(join(dir, FOLDER, 'pages.json'), JSON.stringify(pages));
      rmSync(dirname(BUNDLE), { recursive: true });
    },
  };
}

/** Returns the links to what the module of a screen needs and home doesn't. */
function preloadsOf(manifest: Manifest, module: string | null): string {
  if (module === null) return '';
  const key = `src/routes/${module}.tsx`;
  if (!manifest[key]) throw new Error(`The manifest has no ${key}.`);
  const initial = closure(manifest, 'index.html');
  const needed = [...closure(manifest, key)]
    .filter((each) => !initial.has(each))
    .flatMap((each) => manifest[each] ?? []);
  const styles = new Set(needed.flatMap(({ css = [] }) => css));
  return [
    ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('');
}

/** Returns the keys of a chunk and its static imports, recursively. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key]?.imports ?? []) closure(manifest, each, found);
  return found;
}
