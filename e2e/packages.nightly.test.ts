import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLORS } from '../.storybook/themeColors.ts';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { ROOT } from '../scripts/build.ts';
import { PACKAGES, type PackageName } from '../scripts/packages/manifest.ts';
import { serveFolder } from '../scripts/serve.ts';
import { ALL_EXPORTS, COMPONENTS, HOME, MOCKS_TEST, SCREEN } from './package-sources.ts';

/** Without the variables of this test run and of npm, which would change builds and installations. */
const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|npm_)/.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
};
/** The versions of this repository, so that a new version of a tool can't break the test. */
const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const pinned = (name: string) => `${name}@${devDependencies[name]}`;

// Vitest's conditions for imports choose its sources, which Node doesn't run.
const { checkPackage, createPackageFromTarballData }: typeof import('@arethetypeswrong/core') = await import(
  join(ROOT, 'node_modules/@arethetypeswrong/core/dist/index.js')
);

const folder = temporaryFolder();
let tarballs: Record<PackageName, string>;
let browser: Browser;

const run = (cwd: string, command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: ENV });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};
const install = (cwd: string, ...packages: string[]) =>
  run(cwd, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages);
const write = (cwd: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text);
};

beforeAll(async () => {
  run(ROOT, 'npx', 'node', 'scripts/build-packages.ts');
  const pack = (name: PackageName) =>
    run(ROOT, 'npm', 'pack', `./packages/${name}/dist`, '--silent', '--pack-destination', folder).trim();
  tarballs = Object.fromEntries(PACKAGES.map((name) => [name, join(folder, pack(name))])) as typeof tarballs;
  browser = await chromium.launch(LAUNCH_OPTIONS);
}, 600_000);
afterAll(() => browser?.close());

describe.each(PACKAGES)('the package %s', (name) => {
  it('contains neither stories nor tests nor local paths, and its license', () => {
    const paths = run(folder, 'tar', '-tf', tarballs[name]).trim().split('\n');
    expect(paths).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
    expect(paths.filter((path) => /stories|\.test\.|tsconfig/.test(path))).toEqual([]);
    const bytes = gunzipSync(readFileSync(tarballs[name]));
    expect([ROOT.replace(/\/$/, ''), folder].filter((path) => bytes.includes(path))).toEqual([]);
  });

  it('has a manifest without mistakes', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarballs[name])).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that fit its modules', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name])));
    const result = await checkPackage(data, { excludeEntrypoints: [/\.css$/, /\.json$/] });
    const problems = result.types === false ? ['no types'] : result.problems;
    // It is published only as ESM, and resolved only through exports.
    const isExpected = (problem: (typeof problems)[number]) =>
      typeof problem === 'object' &&
      (problem.kind === 'CJSResolvesToESM' || ('resolutionKind' in problem && problem.resolutionKind === 'node10'));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });
});

/** Opens a built site and returns the styles of its screen. */
async function openScreen(site: string) {
  const server = await serveFolder(site);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(server.url);
  const root = page.locator('.radix-themes');
  const heading = await root.getByRole('heading', { name: 'THE MACHINE' }).elementHandle();
  const button = await root.getByRole('button', { name: 'Next Prediction' }).elementHandle();
  if (heading === null || button === null) throw new Error('The screen is incomplete.');
  const styles = await root.evaluate(
    async (element, { names, heading, button }) => {
      await document.fonts.ready;
      const tokens = getComputedStyle(element);
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      return {
        tokens: Object.fromEntries(names.map((name) => [name, tokens.getPropertyValue(name)])),
        background: tokens.backgroundColor,
        fonts: [...new Set(loaded.map((family) => family.replaceAll('"', '')))].toSorted(),
        headingFont: getComputedStyle(heading).fontFamily.split(',')[0],
        buttonHeight: button.getBoundingClientRect().height,
        elements: [...element.querySelectorAll('*')].map(
          (each) => `${each.tagName}.${each.getAttribute('class')} {${getComputedStyle(each).cssText}}`,
        ),
      };
    },
    { names: Object.keys(COLORS.dark), heading, button },
  );
  const text = await page.locator('body').innerText();
  await page.close();
  await server.close();
  return { styles, text, problems };
}

const EXPECTED_STYLES = {
  tokens: COLORS.dark,
  background: 'rgb(11, 13, 12)',
  fonts: expect.arrayContaining(['Geist Mono Variable', 'Geist Variable']),
  headingFont: '"Geist Mono Variable"',
  buttonHeight: 40,
};

/** The largest style sheet of an app with ten components and a screen, as it is sent. */
const STYLES_MAX = 30_000;

async function expectScreen(site: string): Promise<string[]> {
  const { styles, text, problems } = await openScreen(site);
  expect(styles).toMatchObject(EXPECTED_STYLES);
  expect(text).toContain('Los Angeles Lakers');
  expect(text).toContain('Celtics by ten');
  expect(problems).toEqual([]);
  return styles.elements;
}

/** Returns the bytes of all style sheets below a folder, compressed. */
const bytesOfStyles = (site: string): number =>
  globSync('**/*.css', { cwd: site })
    .map((file) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length)
    .reduce((total, bytes) => total + bytes, 0);

describe('an app of the Vite template, on the oldest supported React,', () => {
  let app: string;
  beforeAll(() => {
    run(folder, 'create-vite', 'vite-app', '--template', 'react-ts', '--no-interactive');
    app = join(folder, 'vite-app');
    const old = ['react@19.0.0', 'react-dom@19.0.0', '@types/react@19.0.0', '@types/react-dom@19.0.0'];
    install(app, ...Object.values(tarballs), ...old, ...['msw', '@types/node'].map(pinned));
    write(app, {
      'src/Components.tsx': COMPONENTS,
      'src/Home.tsx': HOME,
      'src/Screen.tsx': SCREEN,
      'src/all.ts': ALL_EXPORTS,
      'src/main.tsx': `
        import { StrictMode } from 'react';
        import { createRoot } from 'react-dom/client';
        import '@machine/ui/theme.css';
        import { Screen } from './Screen';

        createRoot(document.getElementById('root')!).render(<StrictMode><Screen /></StrictMode>);
      `,
      // As README says for components of Radix Themes that the library doesn't use.
      'src/whole.css': `
        @import '@radix-ui/themes/components.css' layer(radix.core);
        @import '@radix-ui/themes/utilities.css' layer(radix.utilities);
      `,
      'mocks.test.mjs': MOCKS_TEST,
      'tsconfig.server.json': JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom'],
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: false,
          types: ['node'],
          rootDir: '.',
          outDir: 'out',
        },
        files: ['render.tsx'],
      }),
      'render.tsx': `
        import { cpSync, writeFileSync } from 'node:fs';
        import { dirname, join } from 'node:path';
        import { fileURLToPath } from 'node:url';
        import { renderToString } from 'react-dom/server';
        import * as all from './src/all.js';
        import { title } from './src/Components.js';
        import { Screen } from './src/Screen.js';

        const styles = fileURLToPath(import.meta.resolve('@machine/ui/styles.css'));
        cpSync(styles, 'site/styles/styles.css');
        cpSync(join(dirname(styles), 'fonts'), 'site/styles/fonts', { recursive: true });
        const page = renderToString(<Screen />);
        writeFileSync(
          'site/index.html',
          \`<!doctype html><title>\${title}</title><link rel="stylesheet" href="/styles/styles.css" />\${page}\`,
        );
        console.log(Object.keys(all).length);
      `,
    });
    rmSync(join(app, 'src/App.tsx'));
  }, 600_000);

  it('compiles, builds and shows a screen with the theme, the fonts and the styles of components', async () => {
    // Radix's types need those of Node.
    const strictly = ['--strict', '--skipLibCheck', 'false', '--types', 'vite/client,node'];
    expect(run(app, 'npx', 'tsc', '--project', 'tsconfig.app.json', ...strictly)).toBe('');
    run(app, 'npm', 'run', 'build');
    await expectScreen(join(app, 'dist'));
    expect(bytesOfStyles(join(app, 'dist'))).toBeLessThan(STYLES_MAX);
  });

  it('looks as with the whole sheets of Radix Themes', async () => {
    const parts = await expectScreen(join(app, 'dist'));
    const main = readFileSync(join(app, 'src/main.tsx'), 'utf8');
    write(app, { 'src/main.tsx': `${main}\nimport './whole.css';` });
    run(app, 'npx', 'vite', 'build', '--outDir', 'whole');
    expect(bytesOfStyles(join(app, 'whole'))).toBeGreaterThan(STYLES_MAX);
    const whole = await expectScreen(join(app, 'whole'));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((element, index) => element !== whole[index])).toEqual([]);
  });

  it('takes replies of the mocks in a test in Node', () => {
    expect(run(app, 'node', '--test', 'mocks.test.mjs')).toContain('pass 1');
  });

  it('compiles without a bundler, renders on the server, and shows the screen with its styles', async () => {
    expect(run(app, 'npx', 'tsc', '--project', 'tsconfig.server.json')).toBe('');
    expect(run(app, 'node', 'out/render.js').trim()).toBe(String(ALL_EXPORTS.trim().split('\n').length));
    await expectScreen(join(app, 'site'));
  });
});

/** The other versions are in the manifest of the repository, which doesn't use Next. */
const NEXT = 'next@16.4.6';

describe('an app of Next', () => {
  it('renders components in server components, and shows the screen with its styles', async () => {
    const app = join(folder, 'next-app');
    mkdirSync(join(app, 'app'), { recursive: true });
    write(app, {
      'package.json': JSON.stringify({ private: true, type: 'module' }),
      'next.config.js': "export default { output: 'export', turbopack: { root: import.meta.dirname } };",
      'app/Components.jsx': COMPONENTS,
      'app/Home.jsx': `'use client';${HOME.replace(' as const', '')}`,
      'app/layout.jsx': `
        import '@machine/ui/theme.css';

        export default ({ children }) => <html lang="en"><body>{children}</body></html>;
      `,
      'app/page.jsx': `
        import { AppRoot } from '@machine/ui';
        import { Components, title } from './Components';
        import { Home } from './Home';

        export const metadata = { title };
        export default () => <AppRoot appearance="dark"><Home /><Components /></AppRoot>;
      `,
    });
    install(app, ...Object.values(tarballs), NEXT, ...['msw', 'react', 'react-dom'].map(pinned));
    run(app, 'npx', 'next', 'build');
    await expectScreen(join(app, 'out'));
    expect(bytesOfStyles(join(app, 'out'))).toBeLessThan(STYLES_MAX);
  }, 600_000);
});
