import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS } from './scripts/browser-flags.ts';

/** Set by scripts/browser.ts, which finds or installs a browser. */
const executablePath = process.env.CHROMIUM_PATH;

/** A headless browser without motion, in a fixed time zone and locale. A new object per project: Vitest modifies it. */
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

/** Tests of build artifacts: the published Storybook, scaffolded files and the Docker image. */
const MADE = ['e2e/published.test.ts', 'e2e/scaffold.test.ts', 'e2e/deploy.test.ts'];

/** Behavior does not depend on the theme, so light mode runs only the state stories, unless STORIES=all. */
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
    // Stories have no lasting side effects, so they share a page.
    isolate: false,
    browser: inBrowser(),
  },
});

export default defineConfig({
  optimizeDeps: {
    // Otherwise Vite discovers these late and reloads in the middle of the first run.
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
          // Pure functions have no side effects.
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
          // Each test opens its own server and database.
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
          // Generous for busy machines.
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
          include: ['app/test/faults/**/*.test.tsx'],
          setupFiles: ['app/test/faults/setup.ts'],
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
          include: ['app/test/fuzzing/**/*.test.tsx'],
          browser: inBrowser(),
          testTimeout: 24 * 60 * 60_000,
          // The same sessions every time, unless scripts/fuzz.ts passes another seed.
          provide: { fuzz: { runs: Number(process.env.FUZZ_RUNS ?? 12), seed: Number(process.env.SEED ?? 1) } },
        },
      },
      stories('dark'),
      stories('light'),
    ],
  },
});
