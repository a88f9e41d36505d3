import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { compress } from '../../app/vite/compress.ts';
import { readConfig, startServer } from '../../packages/server/src/index.ts';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { APP_DIST, buildWhenStale } from '../build.ts';
import { median } from './stats.ts';

/**
 * Measures how long `/` takes on a slow phone, compared to a baseline page with React and one fetch: a CPU four times
 * slower, 1.6 Mbit/s, 150 ms round trips and a cold cache. Times are in milliseconds, medians of RUNS.
 */
const RUNS = 7;
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

type PageMetrics = { firstPaint: number; ready: number; blocked: number; shift: number };
type WindowMetrics = { ready?: number; blocked: number; shift: number };

const tempDir = mkdtempSync(join(tmpdir(), 'machine-bench-'));

async function buildBaseline(): Promise<string> {
  const outDir = join(tempDir, 'baseline');
  const root = fileURLToPath(new URL('.', import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [compress()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'baseline.html') } },
  });
  return outDir;
}

const serve = (name: string, staticDir: string) =>
  startServer({ ...readConfig({ LOG_LEVEL: 'error' }), port: 0, dataDir: join(tempDir, name), staticDir });

async function measureVisit(browser: Browser, url: string): Promise<PageMetrics> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const metrics: WindowMetrics = { blocked: 0, shift: 0 };
    Object.assign(window, { metrics });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) metrics.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) metrics.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const checkReady = () => {
      if (document.querySelector('article')) metrics.ready = performance.now();
      else requestAnimationFrame(checkReady);
    };
    checkReady();
  });
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { metrics: WindowMetrics }).metrics.ready !== undefined);
  // Layout shifts and long tasks after the content is shown count as well.
  await page.waitForLoadState('networkidle');
  const metrics = await page.evaluate(() => {
    const { ready = 0, blocked, shift } = (window as unknown as { metrics: WindowMetrics }).metrics;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { firstPaint, ready, blocked, shift };
  });
  await context.close();
  return metrics;
}

buildWhenStale();
const pages = { baseline: await serve('baseline', await buildBaseline()), game: await serve('game', APP_DIST) };
const urls = { baseline: `${pages.baseline.url}/baseline.html`, game: `${pages.game.url}/` };
const browser = await chromium.launch(LAUNCH_OPTIONS);
const results: Record<keyof typeof urls, PageMetrics[]> = { baseline: [], game: [] };
for (let run = 0; run < RUNS; run++) {
  for (const name of ['baseline', 'game'] as const) results[name].push(await measureVisit(browser, urls[name]));
}
await browser.close();
await Promise.all(Object.values(pages).map((page) => page.close()));
rmSync(tempDir, { recursive: true, force: true });

const medianOf = (name: keyof typeof urls, key: keyof PageMetrics) =>
  median(results[name].map((metrics) => metrics[key]));
console.log('           first paint    ready  blocked   shift');
for (const name of ['baseline', 'game'] as const) {
  const [paint, ready, blocked] = (['firstPaint', 'ready', 'blocked'] as const).map((key) =>
    medianOf(name, key).toFixed(0),
  );
  console.log(
    `${name.padEnd(10)}${paint?.padStart(12)} ${ready?.padStart(8)} ${blocked?.padStart(8)} ${medianOf(name, 'shift').toFixed(4).padStart(7)}`,
  );
}
console.log(
  `ready, relative to the baseline: ${(medianOf('game', 'ready') / medianOf('baseline', 'ready')).toFixed(2)}`,
);
