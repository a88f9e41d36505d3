import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration, type TestUserConfig } from 'vitest/config';
import { RetriedTests } from './scripts/retried-tests.ts';

/*
 * Five projects test the whole repository. `npm test` runs them all. `NIGHTLY=1` adds what takes long, needs luck or
 * measures: files named `*.nightly.test.ts`, stories in light and with motion, more journeys, every rule of
 * axe, and new seeds.
 */
const IS_NIGHTLY = process.env.NIGHTLY !== undefined;
/** Repeats a failed test of a browser once in CI. The reporter lists it, and at night it is a failure. */
const RETRY = process.env.CI && !IS_NIGHTLY ? 1 : 0;

/**
 * On two cores, tests of the whole app run first, one file of each kind at a time, because they often wait. Those in Node
 * follow, then the stories, each on all cores: more processes than cores take a sixth more time in all.
 */
const ONE_AT_A_TIME = { maxWorkers: 1, sequence: { groupOrder: 0 } };
const IN_NODE = { maxWorkers: '100%', sequence: { groupOrder: 1 } };
const STORIES = { maxWorkers: '100%', sequence: { groupOrder: 2 } };

/** Servers and commands that tests start keep their compiled modules for the next one, which then starts in half the time. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

/** For projects that render React's elements. */
const SHARE_OWNER_STACK = '.storybook/shareOwnerStack.ts';

const inNode = (name: string, { exclude = [], ...test }: TestUserConfig): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    env: { NODE_COMPILE_CACHE },
    // Tests make much garbage, and a larger nursery is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // Each test opens its own server and database, and pure functions have no side effects.
    isolate: false,
    // Generous for busy machines.
    testTimeout: 60_000,
    exclude: [...exclude, ...(IS_NIGHTLY ? [] : ['**/*.nightly.test.ts'])],
    ...test,
  },
});

/** A headless browser in a fixed time zone and locale. */
async function inBrowser(width: number, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<TestUserConfig> {
  const [{ playwright }, { LAUNCH_OPTIONS }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./scripts/browser.ts'),
  ]);
  return {
    // Tests have no lasting side effects, so they share a page.
    isolate: false,
    retry: RETRY,
    // Longer than what a test waits for, which says what is missing.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width, height: 900 },
      provider: playwright({
        launchOptions: LAUNCH_OPTIONS,
        contextOptions: { reducedMotion, timezoneId: 'UTC', locale: 'en-US' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  };
}

/**
 * What makes pages of tests cheaper without changing what tests see. Nobody looks at the frame in which they run, so it
 * isn't painted, a quarter of the time of a story. React's development build leaves out the traces for the browser's
 * developer tools, a sixth of the time it takes. Its warnings and checks stay. Libraries come without their source maps,
 * 36 MB of text for each page.
 */
const cheaperPage: Plugin = {
  name: 'machine:cheaper-page',
  transform: { order: 'post', filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
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

/** Otherwise Vite discovers these late and reloads in the middle of the first run. */
const optimizeDeps = {
  include: [
    '@mswjs/interceptors/WebSocket',
    '@mswjs/interceptors/fetch',
    '@radix-ui/themes',
    '@radix-ui/themes/props',
    '@storybook/addon-a11y/preview',
    '@storybook/react-vite',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    'axe-core',
    'chromatic/isChromatic',
    'fast-check',
    'lucide-react',
    'msw',
    'msw-storybook-addon/csf3',
    'msw/browser',
    'msw/experimental',
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
};

type Kind = 'dark' | 'light' | 'motion';

async function stories(kind: Kind): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { appearance: kind === 'light' ? 'light' : 'dark' },
        tags: {
          // The journeys and the stories with interactions that Storybook lists, as they play in a designer's browser.
          ...(kind === 'motion' && { include: ['play-fn'] }),
          // By day, one story of each component and screen.
          ...(kind === 'light' && !IS_NIGHTLY && { include: ['playground'] }),
          // Journeys of which each step is tested on its own, too.
          exclude: [...(kind === 'motion' ? ['behavior'] : []), ...(IS_NIGHTLY ? [] : ['nightly'])],
        },
        storybookScript: 'npm run storybook',
      }),
      cheaperPage,
    ],
    optimizeDeps,
    test: {
      name: kind === 'dark' ? 'stories' : `stories-${kind}`,
      ...STORIES,
      env: { NIGHTLY: IS_NIGHTLY ? '1' : '' },
      // The width that the addon gives to every story without one of its own, so that it stays the same between files.
      ...(await inBrowser(1200, kind === 'motion' ? 'no-preference' : 'reduce')),
    },
  };
}

/** Tests of the whole app on a mocked server. */
async function app(): Promise<TestProjectInlineConfiguration> {
  const { default: react } = await import('@vitejs/plugin-react');
  return {
    extends: true,
    plugins: [react(), cheaperPage],
    optimizeDeps,
    test: {
      name: 'app',
      include: ['app/test/**/*.test.tsx'],
      exclude: IS_NIGHTLY ? [] : ['**/*.nightly.test.tsx'],
      ...ONE_AT_A_TIME,
      setupFiles: [SHARE_OWNER_STACK, 'app/test/shared/setup.ts'],
      provide: { fuzz: IS_NIGHTLY ? { runs: 300, seed: Date.now() } : { runs: 4, seed: 3 } },
      ...(await inBrowser(1280)),
    },
  };
}

type Project = () => TestProjectInlineConfiguration | Promise<TestProjectInlineConfiguration>;

const PROJECTS: Record<string, Project> = {
  unit: () =>
    inNode('unit', {
      ...IN_NODE,
      setupFiles: [SHARE_OWNER_STACK],
      include: [
        'packages/{contract,ui,mocks}/src/**/*.test.ts',
        'packages/ui/stories/*.test.ts',
        'app/{src,vite}/**/*.test.ts',
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.ts',
        'packages/book/**/*.test.ts',
        'verifier/tests/*.test.ts',
      ],
    }),
  server: () =>
    inNode('server', {
      ...IN_NODE,
      include: ['packages/server/src/**/*.test.ts', 'verifier/tests/product/*.test.ts'],
      setupFiles: ['packages/server/src/testing/properties.ts'],
      // Node loads the modules as it does in production, which is also faster than Vite's module runner.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      // Only a test that hangs takes as long: no test depends on the speed of the machine or the database.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 300_000 } },
    }),
  stories: () => stories('dark'),
  app,
  e2e: () =>
    inNode('e2e', {
      ...ONE_AT_A_TIME,
      include: ['e2e/**/*.test.ts'],
      // As in the tests of the server.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      globalSetup: 'e2e/build-app.ts',
      retry: RETRY,
      // Generous for busy machines.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 30_000 } },
    }),
  'stories-light': () => stories('light'),
  ...(IS_NIGHTLY && { 'stories-motion': () => stories('motion') }),
};

/** The projects named on the command line, or all. Making a project takes seconds, so others aren't made. */
const { values } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } });
const isAsked = (name: string) => values.project?.includes(name) ?? true;

export default defineConfig(async () => ({
  test: {
    reporters: ['default', new RetriedTests()],
    projects: await Promise.all(
      Object.entries(PROJECTS)
        .filter(([name]) => isAsked(name))
        .map(([, create]) => create()),
    ),
  },
}));
