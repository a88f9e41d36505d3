import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type ManifestChunk, type Plugin } from 'vite';
import type * as Server from '../src/server.tsx';
import { CLASS_NAMES } from './classNames.ts';
import { criticalRules } from './criticalCss.ts';
import { splitPage } from './splitPage.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/machine-render', import.meta.url));
const BUNDLE = join(OUT, 'server.mjs');

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
  let page: ReturnType<typeof splitPage>;
  return {
    name: 'machine:server-page',
    apply: 'build',
    async buildStart() {
      await build({
        configFile: false,
        root: ROOT,
        publicDir: false,
        logLevel: 'error',
        css: CLASS_NAMES,
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
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        page = splitPage(html);
        const { root = '', links = '' } = server.render({ route: '/', answers: null, game: null }) ?? {};
        return page.plain(root, links);
      },
    },
    async writeBundle({ dir = '' }) {
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      const initial = [...closure(manifest, 'index.html')].flatMap((key) => manifest[key] ?? []);
      const pages = {
        ...page.document(...(await filesOf(server, initial, read))),
        preloads: Object.fromEntries(server.routes.map(({ path, module }) => [path, preloadsOf(manifest, module)])),
      };
      mkdirSync(join(dir, FOLDER), { recursive: true });
      writeFileSync(join(dir, FOLDER, 'server.mjs'), readFileSync(BUNDLE));
      writeFileSync(join(dir, FOLDER, 'pages.json'), JSON.stringify(pages));
      rmSync(dirname(BUNDLE), { recursive: true });
    },
  };
}

/**
 * Returns the elements of the styles and scripts that home needs, for the head and the end of the body. Nothing blocks
 * the first paint: the rules that it needs are inline. To start loading the scripts and the sheet would delay it, too, so
 * they are at the end. Scripts of a page run once its sheets are there.
 */
async function filesOf(
  server: typeof Server,
  chunks: ManifestChunk[],
  read: (file: string) => string,
): Promise<[head: string, end: string]> {
  const styles = chunks.flatMap(({ css = [] }) => css);
  const rules = await criticalRules(server, styles.map(read).join(''));
  if (rules.toLowerCase().includes('</style')) throw new Error('The style sheet would end the element.');
  const end = [
    '<script async src="/presses.js"></script>',
    ...chunks.map(({ file, isEntry }) =>
      isEntry
        ? `<script type="module" fetchpriority="low" crossorigin src="/${file}"></script>`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return [`<style>${rules}</style>`, end.join('')];
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
