import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS } from './scripts/browser-flags.ts';

/** Set by scripts/browser.ts, which looks for a browser and installs one when there is none. */
const executablePath = process.env.CHROMIUM_PATH;

/**
 * Headless, with nothing that moves, in the one place and language that pictures and dates are told in. A new one for
 * each project: vitest names what it finds in it.
 */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** What scripts make of the tree: a published Storybook, the files of a new screen, component and call, and an image. */
const MADE = ['e2e/published.test.ts', 'e2e/new.test.ts', 'e2e/deploy.test.ts'];

/** In light, what something does is as it is in dark: there only its states are looked at, unless all is asked for. */
const tagsOf = (appearance: 'dark' | 'light') =>
  appearance === 'light' && process.env.STORIES !== 'all' ? { include: ['autodocs'], exclude: ['flow'] } : {};

const stories = (appearance: 'dark' | 'light') => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { appearance },
      tags: tagsOf(appearance),
      storybookScript: 'npm run storybook',
    }),
    msw({ mode: 'worker-only' }),
  ],
  test: {
    name: `stories-${appearance}`,
    env: { STORIES: process.env.STORIES ?? '' },
    // Stories leave nothing behind, so one page serves them all.
    isolate: false,
    browser: inBrowser(),
  },
});

export default defineConfig({
  optimizeDeps: {
    // A dependency found late makes Vite reload in the middle of a first run.
    include: [
      '@radix-ui/themes',
      '@storybook/addon-a11y/preview',
      '@storybook/react-vite',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'fast-check',
      'lucide-react',
      'msw',
      'msw-storybook-addon/csf3',
      'msw/browser',
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
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure functions leave nothing behind.
          isolate: false,
          include: [
            'packages/{contract,ui,mocks}/src/**/*.test.ts',
            'app/{src,vite}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Each test opens a server and a database of its own.
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: MADE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: { name: 'made', environment: 'node', include: MADE, testTimeout: 120_000, hookTimeout: 240_000 },
      },
      {
        extends: true,
        plugins: [react(), msw({ mode: 'worker-only' })],
        test: {
          name: 'faults',
          include: ['app/src/faults/**/*.test.tsx'],
          setupFiles: ['app/src/faults/setup.ts'],
          isolate: false,
          testTimeout: 20_000,
          env: { FAULTS: process.env.FAULTS ?? '' },
          browser: inBrowser(),
        },
      },
      {
        extends: true,
        plugins: [msw({ mode: 'worker-only' })],
        test: {
          name: 'fuzz',
          include: ['app/src/fuzzing/**/*.test.tsx'],
          browser: inBrowser(),
          testTimeout: 24 * 60 * 60_000,
          // The same every time, unless scripts/fuzz.ts passes others.
          provide: { fuzz: { runs: Number(process.env.FUZZ_RUNS ?? 12), seed: Number(process.env.SEED ?? 1) } },
        },
      },
      stories('dark'),
      stories('light'),
    ],
  },
});
