import { readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { SNAPSHOT_OPTIONS } from '../browser.ts';
import type { Run } from './capture.ts';

const { pictures, isBase, report } = JSON.parse(readFileSync(env.VISUAL_RUN ?? '', 'utf8')) as Run;
const REPORTS: ReporterDescription[] = [
  ['html', { open: 'never', outputFolder: report, title: 'Visual comparison' }],
  ['json', { outputFile: env.VISUAL_RESULTS ?? '' }],
];

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'visual.spec.ts',
  outputDir: join(tmpdir(), `machine-visual-output-${process.ppid}`),
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  updateSnapshots: isBase ? 'all' : 'none',
  fullyParallel: true,
  timeout: 180_000,
  // One per core, as far as memory allows.
  workers: Math.min(availableParallelism(), 8),
  reporter: [['dot'], ...(isBase ? [] : REPORTS)],
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    browserName: 'chromium',
    launchOptions: SNAPSHOT_OPTIONS,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    locale: 'en-US',
  },
});
