import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { compress } from '../../app/vite/compress.ts';
import { readConfig, startServer } from '../../packages/server/src/index.ts';
import { BROWSER_FLAGS } from '../browser-flags.ts';
import { findOrInstallBrowser } from '../browser.ts';
import { APP_DIST, buildWhenStale } from '../build.ts';

/**
 * How long `/` takes on a slow phone, beside a page of bare React with one fetch in the same run: a CPU four times
 * slower, 1.6 Mbit/s, 150 ms round trips, a cold cache. Milliseconds, medians of RUNS.
 */
const RUNS = 7;
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

type Figures = { firstPaint: number; ready: number; blocked: number; shift: number };
type Watch = { ready?: number; blocked: number; shift: number };

const scratch = mkdtempSync(join(tmpdir(), 'machine-bench-'));

async function buildBare(): Promise<string> {
  const outDir = join(scratch, 'bare');
  const root = fileURLToPath(new URL('.', import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [compress()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'bare.html') } },
  });
  return outDir;
}

const serve = (name: string, staticDir: string) =>
  startServer({ ...readConfig({ LOG_LEVEL: 'error' }), port: 0, dataDir: join(scratch, name), staticDir });

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const watch: Watch = { blocked: 0, shift: 0 };
    Object.assign(window, { watch });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (document.querySelector('article')) watch.ready = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { watch: Watch }).watch.ready !== undefined);
  // What still moves or blocks after the content is there counts as well.
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => {
    const { ready = 0, blocked, shift } = (window as unknown as { watch: Watch }).watch;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { firstPaint, ready, blocked, shift };
  });
  await context.close();
  return figures;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

buildWhenStale();
const pages = { bare: await serve('bare', await buildBare()), game: await serve('game', APP_DIST) };
const urls = { bare: `${pages.bare.url}/bare.html`, game: `${pages.game.url}/` };
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
const seen: Record<keyof typeof urls, Figures[]> = { bare: [], game: [] };
for (let run = 0; run < RUNS; run++) {
  for (const name of ['bare', 'game'] as const) seen[name].push(await visit(browser, urls[name]));
}
await browser.close();
await Promise.all(Object.values(pages).map((page) => page.close()));
rmSync(scratch, { recursive: true, force: true });

const of = (name: keyof typeof urls, key: keyof Figures) => median(seen[name].map((figures) => figures[key]));
console.log('           first paint    ready  blocked   shift');
for (const name of ['bare', 'game'] as const) {
  const [paint, ready, blocked] = (['firstPaint', 'ready', 'blocked'] as const).map((key) => of(name, key).toFixed(0));
  console.log(
    `${name}      ${paint?.padStart(12)} ${ready?.padStart(8)} ${blocked?.padStart(8)} ${of(name, 'shift').toFixed(4).padStart(7)}`,
  );
}
console.log(`ready, against bare React: ${(of('game', 'ready') / of('bare', 'ready')).toFixed(2)}`);
