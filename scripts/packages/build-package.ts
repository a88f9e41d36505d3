import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../build.ts';
import { writeDocuments } from '../contract.ts';
import { foldersOf, PACKAGES, type PackageName, publishedManifest, STYLES } from './manifest.ts';
import { splitRadixSheets } from './radix-sheets.ts';

/** Copied into the style sheets of ui, so their licenses are copied, too. */
const EMBEDDED = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono', '@radix-ui/themes'];
/** The compiler keeps the extensions of sources in types: `from './Crest.tsx'`, `import('./match.ts')`. */
const SOURCE_IMPORT = /((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g;
/** Other packages export their modules without extensions: `@machine/contract/match.ts` is `@machine/contract/match`. */
const PACKAGE_IMPORT = /((?:from |import\()['"]@machine\/[^'"]+)\.tsx?(['"])/g;
/** Functions without packages, such as those that format a score, also run in server components. */
const USES_PACKAGES = /^import (?!type )[^;]*from '(?!\.|@machine\/contract)/m;
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
  const modules = globSync('**/*.{ts,tsx}', { cwd: join(dist, 'src') }).toSorted();
  const styles = name === 'ui' ? await prepareStyles(join(dist, 'src'), modules) : NO_STYLES;
  await buildScripts(name, [...modules, ...styles.sheets], styles.introOf);
  buildTypes(dist);
  for (const file of Object.values<string>(manifest.exports).filter((path) => path.endsWith('.json')))
    cpSync(join(source, file), join(dist, file));
  for (const exported of foldersOf(manifest)) await writeDocuments(join(dist, exported));
  for (const file of ['README.md', 'CHANGELOG.md'].filter((file) => existsSync(join(source, file))))
    cpSync(join(source, file), join(dist, file));
  cpSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
  const published = publishedManifest(manifest, readManifest(ROOT), folder);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  if (name !== 'ui') return;
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), embeddedLicenses());
  await writeWholeSheet(dist);
}

type Styles = {
  sheets: string[];
  /** Returns the lines before the code of a module, from its path and its source. */
  introOf: (file: string, source: string) => string;
};

const NO_STYLES: Styles = { sheets: [], introOf: () => '' };

const load = (sheet: string) => `import '${STYLES}/${sheet}';\n`;

/** Splits the styles of Radix Themes, and returns what each module of ui loads besides its imports. */
async function prepareStyles(folder: string, modules: readonly string[]): Promise<Styles> {
  const { names, namesFor } = await splitRadixSheets(folder, modules);
  return {
    sheets: ['theme/theme.css', ...names.map((name) => `theme/${name}.css`)],
    introOf(file, source) {
      if (file.endsWith('.module.css')) return load(file);
      const isForClients = file.endsWith('.tsx') || USES_PACKAGES.test(source);
      return (
        (isForClients ? "'use client';\n" : '') +
        namesFor(source)
          .map((name) => load(`theme/${name}.css`))
          .join('')
      );
    },
  };
}

/** Writes one script per module, and the style sheets. */
async function buildScripts(name: PackageName, files: readonly string[], introOf: Styles['introOf']): Promise<void> {
  const dist = join(ROOT, 'packages', name, 'dist');
  const folder = join(dist, 'src');
  const intro = ({ facadeModuleId }: Rolldown.RenderedChunk) =>
    facadeModuleId?.startsWith(folder)
      ? introOf(relative(folder, facadeModuleId), readFileSync(facadeModuleId, 'utf8'))
      : '';
  await build({
    configFile: false,
    root: dist,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [namespacesByName(folder, name)],
    // A library build would inline the fonts.
    resolve: { alias: [{ find: /^@fontsource-variable\/.+\.woff2$/, replacement: '$&?no-inline' }] },
    build: {
      target: 'es2022',
      outDir: 'lib',
      sourcemap: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      lib: { entry: files.map((file) => join(folder, file)), formats: ['es'] },
      rolldownOptions: {
        external: /^[@a-z]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: '[name].js',
          assetFileNames,
          banner: intro,
          paths: (id) => id.replace(/^(@machine\/.*)\.tsx?$/, '$1'),
        },
      },
    },
  });
}

/** Puts the theme next to the fonts, whose addresses in it are relative to the top. */
const assetFileNames = ({ names: [name = ''] }: Rolldown.PreRenderedAsset) => {
  if (name === 'theme/theme.css') return 'theme.css';
  return name.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]';
};

/** Imports namespaces by the module's public name. Otherwise the bundler would add an export to that module. */
const namespacesByName = (folder: string, name: PackageName): Plugin => ({
  name: 'machine:namespaces-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code, id) => ({
      code: code.replaceAll(
        /(\* as \w+ from )'(\.[^']+\.tsx?)'/g,
        (_, start: string, path: string) => `${start}'@machine/${name}/${relative(folder, join(dirname(id), path))}'`,
      ),
      map: null,
    }),
  },
});

/** Writes the sheet for pages without a bundler, as the bundler of an app with all components would. */
async function writeWholeSheet(dist: string): Promise<void> {
  const input = join(dist, 'lib/styles.js');
  writeFileSync(input, "import './theme.css';\nexport * from './index.js';\n");
  const { output } = (await build({
    configFile: false,
    root: dist,
    base: './',
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input, external: /^[@a-z]/, preserveEntrySignatures: 'strict', output: { assetFileNames } },
    },
  })) as Rolldown.RolldownOutput;
  rmSync(input);
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The components have no styles.');
  writeFileSync(join(dist, 'lib/styles.css'), sheet.source);
  writeFileSync(join(dist, 'lib/noStyles.js'), 'export {};\n');
}

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
      paths: {
        '@machine/contract': [join(ROOT, 'packages/contract/dist/lib/index.d.ts')],
        '@machine/contract/*.ts': [join(ROOT, 'packages/contract/dist/lib/*.d.ts')],
      },
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
    const types = readFileSync(path, 'utf8').replaceAll(SOURCE_IMPORT, '$1.js$2').replaceAll(PACKAGE_IMPORT, '$1$2');
    writeFileSync(path, types);
  }
}

const embeddedLicenses = () =>
  EMBEDDED.map((name) => `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`).join(
    '\n\n',
  );
