import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import type { ConfigEnv, Plugin } from 'vite';
import { defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config';
import { CHUNK_GROUPS } from './app/vite/chunks.ts';
import { completeManifest } from './app/vite/completeManifest.ts';
import { compress } from './app/vite/compress.ts';
import { mergeRuntime } from './app/vite/mergeRuntime.ts';
import { preloadCalls } from './app/vite/preloadCalls.ts';
import { separateScripts } from './app/vite/separateScripts.ts';
import { serverPage } from './app/vite/serverPage.ts';
import { worker } from './app/vite/serviceWorker.ts';
import { subsetFonts } from './app/vite/subsetFonts.ts';
import { LAUNCH_OPTIONS } from './scripts/browser.ts';

/** `vite dev` and `vite build` are about the app; Vitest tests the whole repository. */
export default defineConfig((env) => (env.mode === 'test' ? tests : app(env)));

const API_URL = process.env.API_URL ?? 'http://localhost:3001';

const app = async ({ mode, command }: ConfigEnv): Promise<ViteUserConfig> => ({
  root: fileURLToPath(new URL('app', import.meta.url)),
  plugins: [
    react(),
    serverPage(),
    preloadCalls(),
    mergeRuntime(),
    separateScripts(),
    completeManifest(),
    worker(),
    compress(),
    mode === 'mocked' && msw({ mode: 'worker-only' }),
  ],
  resolve: { alias: command === 'build' ? await subsetFonts() : [] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // For scripts/size.ts, which measures what each screen loads.
    manifest: true,
    // The content security policy forbids inline scripts, and all target browsers support module preload.
    modulePreload: { polyfill: false },
    // Inlined fonts and images would load on every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The first script names all files, and their hashes can't be compressed. 36 bits are enough to tell builds apart.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        entryFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    ...(mode !== 'mocked' && {
      proxy: { '/api': API_URL, '/proof/': API_URL, '/ws': { target: API_URL, ws: true, rewriteWsOrigin: true } },
    }),
  },
});

/** A headless browser in a fixed time zone and locale. A new object per project: Vitest modifies it. */
const inBrowser = (reducedMotion: 'reduce' | 'no-preference' = 'reduce') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: LAUNCH_OPTIONS,
    contextOptions: { reducedMotion, timezoneId: 'UTC', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * On two cores, the end-to-end tests run first, because they wait for real time, beside the fault tests, the fuzz test
 * and the stories with motion: one file of each kind at a time. The unit tests fill the rest of the time. All other
 * projects follow on all cores.
 */
const LAST = { maxWorkers: '100%', sequence: { groupOrder: 1 } };

const inFolder = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}.test.ts`);

/** Slow tests of what the build and the generators produce, and of the mocked app; `npm run test:long` runs them. */
const ARTIFACTS = inFolder('e2e', [
  'published',
  'packages',
  'scaffold',
  'deploy',
  'conformance',
  'mocked',
  'visual-command',
  'engines',
]);

/**
 * Tests that walk through all routes, a whole season or a league's week, play in several browsers for long, or measure
 * first screens. CI runs them; `npm test` leaves them out.
 */
const E2E_IN_CI = inFolder('e2e', [
  'announcements',
  'first-page',
  'first-screen',
  'header',
  'keyboard',
  'leagues',
  'messaging',
  'routes',
  'season',
  'tabs',
]);

/**
 * Tests that start, kill or restart whole servers, those that make every call with every kind of bad input or by every
 * kind of caller, and those that play many days. CI runs them; `npm test` leaves them out.
 */
const SERVER_IN_CI = [
  ...inFolder('packages/server/src', [
    'backup',
    'cluster',
    'game/grading/grading-crash',
    'game/grading/random-seasons',
    'game/pick/pick-crash',
    'index',
    'main',
    'platform/db/first-start',
    'platform/db/full-disk',
    'platform/db/killed-server',
    'platform/db/migrate',
    'platform/db/network-faults',
    'platform/db/outages',
    'platform/http/database-failure',
    'platform/http/endpoint-access',
    'platform/http/fuzz',
    'platform/http/injection',
    'platform/realtime/restart',
    'platform/realtime/two-processes',
    'season/live/live-week',
    'season/live/poller-kill',
    'season/live/poller-stand-in',
    'season/loop/secret-results',
    'season/machine/evaluate',
    'several-processes',
    'social/message/killed-sender',
    'thirty-days',
  ]),
  ...inFolder('verifier/tests/product', ['honest-receipts', 'real-server']),
];

/** Servers and commands that tests start keep their compiled modules for the next one, which then starts in half the time. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

const inNode = (name: string, test: TestUserConfig) => ({
  extends: true as const,
  test: { name, environment: 'node' as const, env: { NODE_COMPILE_CACHE }, ...test },
});

/**
 * What makes pages of tests cheaper without changing what tests see. Nobody looks at the frame in which they run, so it
 * isn't painted, a quarter of the time of a story. React's development build leaves out the traces for the browser's
 * developer tools, a sixth of the time it takes. Its warnings and checks stay. Libraries come without their source maps,
 * 36 MB of text for each page.
 */
const cheaperPage: Plugin = {
  name: 'machine:cheaper-page',
  transform: {
    order: 'post',
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: `
        if (frameElement) frameElement.style.visibility = 'hidden';
        Object.assign(console, { createTask: undefined, timeStamp: undefined });`,
      injectTo: 'head-prepend',
    },
  ],
};

/** The stories that each project runs. With STORIES=all, all projects run all of them. */
const STORY_TAGS = {
  dark: { exclude: ['walk'] },
  light: {},
  // The journeys and the stories with interactions that Storybook lists, as they play in a designer's browser.
  motion: { include: ['play-fn'], exclude: ['behavior'] },
  // Flows through all screens.
  walks: { include: ['walk'] },
};
const ALL_STORIES = process.env.STORIES === 'all';

const storyFiles = (isChosen: (text: string) => boolean) =>
  globSync('{packages/ui,app}/src/**/*.stories.tsx', { cwd: import.meta.dirname }).filter((file) =>
    isChosen(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );

/** Files that a project leaves out, because none of their stories is for it: loading them takes longer than its stories. */
const LEFT_OUT: Partial<Record<keyof typeof STORY_TAGS, string[]>> = ALL_STORIES
  ? {}
  : {
      // Every story is a test of behavior, or none plays.
      motion: storyFiles((text) => {
        const [meta = '', stories = ''] = text.split('export default meta;');
        return meta.includes("'behavior'") || !/\bplay\b/.test(meta + stories);
      }),
      walks: storyFiles((text) => !text.includes("'walk'")),
    };

const stories = (name: keyof typeof STORY_TAGS) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { appearance: name === 'light' ? 'light' : 'dark' },
      tags: ALL_STORIES ? {} : STORY_TAGS[name],
      storybookScript: 'npm run storybook',
    }),
    msw({ mode: 'worker-only' }),
    cheaperPage,
  ],
  test: {
    name: `stories-${name}`,
    exclude: LEFT_OUT[name] ?? [],
    setupFiles: ['.storybook/smallReports.ts'],
    ...(name === 'motion' ? {} : LAST),
    env: { STORIES: process.env.STORIES ?? '' },
    // Stories have no lasting side effects, so they share a page.
    isolate: false,
    // Some visit all screens.
    testTimeout: 30_000,
    browser: inBrowser(name === 'motion' ? 'no-preference' : 'reduce'),
  },
});

/** Tests of the whole app on a mocked server, in a folder of `app/test`. */
const appInBrowser = (name: 'faults' | 'fuzzing', test: TestUserConfig) => ({
  extends: true as const,
  plugins: [react(), msw({ mode: 'worker-only' }), cheaperPage],
  test: {
    name,
    include: [`app/test/${name}/**/*.test.tsx`],
    setupFiles: ['app/test/shared/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    env: { FAULTS: process.env.FAULTS ?? '' },
    browser: inBrowser(),
    ...test,
  },
});

/** The fuzz test plays the same few sessions every time. FUZZ_RUNS plays more of them, from SEED or a new seed. */
const { FUZZ_RUNS, SEED } = process.env;

const SERVER = {
  ...LAST,
  // Node loads the modules as it does in production, which is also faster than Vite's module runner.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Each test opens its own server and database.
  isolate: false,
  include: ['packages/server/src/**/*.test.ts', 'verifier/tests/product/*.test.ts'],
  // Migrations and writes take several times as long on PostgreSQL.
  ...(process.env.DATABASE_URL ? { testTimeout: 120_000, hookTimeout: 60_000 } : { testTimeout: 30_000 }),
} satisfies TestUserConfig;

const E2E = {
  // Each file starts its own server. Vitest would run isolated files after all others.
  isolate: false,
  include: ['e2e/**/*.test.ts'],
  globalSetup: 'e2e/build-app.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Generous for busy machines.
  expect: { poll: { timeout: 20_000 } },
} satisfies TestUserConfig;

const tests: ViteUserConfig = {
  optimizeDeps: {
    // Otherwise Vite discovers these late and reloads in the middle of the first run.
    include: [
      '@storybook/addon-a11y/preview',
      '@storybook/react-vite',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'axe-core',
      'fast-check',
      'fflate',
      'lucide-react',
      'msw',
      'msw-storybook-addon/csf3',
      'msw/browser',
      'papaparse',
      'radix-ui',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'zod/mini',
    ],
  },
  test: {
    projects: [
      inNode('unit', {
        // Pure functions have no side effects.
        isolate: false,
        include: [
          'packages/{contract,ui,mocks}/src/**/*.test.ts',
          'app/{src,vite}/**/*.test.ts',
          'scripts/**/*.test.ts',
          '.storybook/**/*.test.ts',
          'verifier/tests/*.test.ts',
        ],
      }),
      inNode('server', { ...SERVER, exclude: SERVER_IN_CI }),
      inNode('server-in-ci', { ...SERVER, include: SERVER_IN_CI }),
      inNode('e2e', { ...E2E, exclude: [...ARTIFACTS, ...E2E_IN_CI] }),
      inNode('e2e-in-ci', { ...E2E, include: E2E_IN_CI }),
      inNode('artifacts', { include: ARTIFACTS, testTimeout: 120_000, hookTimeout: 240_000 }),
      appInBrowser('faults', {}),
      appInBrowser('fuzzing', {
        provide: { fuzz: { runs: Number(FUZZ_RUNS ?? 12), seed: Number(SEED ?? (FUZZ_RUNS ? Date.now() : 1)) } },
      }),
      stories('dark'),
      // Otherwise the dark stories check their colors in light, too.
      stories(ALL_STORIES ? 'light' : 'walks'),
      stories('motion'),
    ],
  },
};
