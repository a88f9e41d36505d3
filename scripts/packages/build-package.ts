import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../build.ts';
import { writeDocuments } from '../contract.ts';
import { foldersOf, PACKAGES, type PackageName, publishedManifest } from './manifest.ts';

/** Copied into the style sheet of ui, so their licenses are copied, too. */
const EMBEDDED = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono', '@radix-ui/themes'];
/** The compiler keeps the extensions of sources in types: `from './Crest.tsx'`, `import('./match.ts')`. */
const SOURCE_IMPORT = /((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g;
const isTestOrStory = (path: string) => /\.(?:test|stories)\.tsx?$|\.sample\.\w+$|__snapshots__$/.test(path);

/**
 * Builds each published package into its `dist`, from which it is packed and published. Here, packages export their
 * sources, which needs no build. npm ignores `publishConfig.exports`; an export condition would have to be passed to
 * every Node command, worker and image; and a `prepack` script that rewrites `package.json` leaves it wrong after a crash.
 */
export async function buildPackages(): Promise<void> {
  for (const name of PACKAGES) await buildPackage(name);
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

async function buildPackage(name: PackageName): Promise<void> {
  const folder = `packages/${name}`;
  const source = join(ROOT, folder);
  const dist = join(source, 'dist');
  const manifest = readManifest(source);
  rmSync(dist, { recursive: true, force: true });
  // The maps of scripts and types point to these sources.
  cpSync(join(source, 'src'), join(dist, 'src'), { recursive: true, filter: (path) => !isTestOrStory(path) });
  const entries = Object.values<string>(manifest.exports);
  await buildScripts(
    dist,
    entries.filter((file) => /\.tsx?$/.test(file)),
    entries.find((file) => file.endsWith('.css')),
  );
  buildTypes(dist);
  for (const file of entries.filter((file) => file.endsWith('.json'))) cpSync(join(source, file), join(dist, file));
  for (const exported of foldersOf(manifest)) writeDocuments(join(dist, exported));
  for (const file of ['README.md', 'CHANGELOG.md'].filter((file) => existsSync(join(source, file))))
    cpSync(join(source, file), join(dist, file));
  cpSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
  if (name === 'ui') writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), embeddedLicenses());
  const published = publishedManifest(manifest, readManifest(ROOT), folder);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Writes one script per module, and one style sheet with the theme, the fonts and the styles of all components. */
async function buildScripts(dist: string, entries: string[], styles: string | undefined): Promise<void> {
  await build({
    configFile: false,
    root: dist,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [styles !== undefined && withStyles(entries, styles)],
    // A library build would inline the fonts.
    resolve: { alias: [{ find: /^@fontsource-variable\/.+\.woff2$/, replacement: '$&?no-inline' }] },
    build: {
      target: 'es2022',
      outDir: 'lib',
      sourcemap: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: entries, formats: ['es'], cssFileName: 'theme' },
      rolldownOptions: {
        external: /^[@a-z]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(dist, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]'),
        },
      },
    },
  });
}

/** Puts the theme before the styles of the components, as the app does. */
const withStyles = (entries: string[], styles: string): Plugin => ({
  name: 'machine:with-styles',
  transform: {
    filter: { id: /\/src\/index\.ts$/ },
    handler: (code) => ({ code: `import '${styles.replace('./src/', './')}';${code}`, map: null }),
  },
});

function buildTypes(dist: string): void {
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      rootDir: 'src',
      outDir: 'lib',
      types: ['vite/client'],
      paths: { '@machine/contract': [join(ROOT, 'packages/contract/dist/lib/index.d.ts')] },
    },
    include: ['src'],
    exclude: [],
  };
  const file = join(dist, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout } = spawnSync('tsc', ['--project', file], { encoding: 'utf8' });
  rmSync(file);
  if (status !== 0) throw new Error(stdout);
  for (const path of globSync(join(dist, 'lib/**/*.d.ts'))) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(SOURCE_IMPORT, '$1.js$2'));
  }
}

const embeddedLicenses = () =>
  EMBEDDED.map((name) => `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`).join(
    '\n\n',
  );
