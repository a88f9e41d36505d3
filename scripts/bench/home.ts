import { type Browser, chromium } from 'playwright';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { servePages } from './bench-pages.ts';
import { blockedTime, openPhone, readObserved, traceTasks } from './slow-phone.ts';
import { median } from './stats.ts';

/**
 * Measures how long `/` takes on a slow phone with a cold cache, beside bare React with one fetch in the same run. Times
 * are in milliseconds, medians of RUNS. Only the ratios can be compared with those of another machine.
 */
const RUNS = 7;
const NAMES = ['baseline', 'game'] as const;

/** `blocked` is CPU time until rest beyond 50 ms a task; `reload` the time to the card with a warm cache. */
type Visit = Record<'paint' | 'card' | 'interactive' | 'blocked' | 'reload' | 'requests' | 'kB' | 'shift', number>;

/** A page can't show the time before the first paint, even if the card was already in it. */
const shownAt = (card = Number.NaN, paint = 0) => Math.max(card, paint);

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const { page, loaded, rest } = await openPhone(context);
  const isInteractive = () =>
    page.waitForFunction(() => (window as unknown as { observed: { interactive?: number } }).observed.interactive);
  const paintOf = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(url);
    await isInteractive();
    await rest();
  });
  const { card, interactive = Number.NaN, shift } = await readObserved(page);
  const { requests, bytes } = loaded;
  const paint = await paintOf();
  await page.reload();
  await isInteractive();
  const reload = shownAt((await readObserved(page)).card, await paintOf());
  await context.close();
  const blocked = blockedTime(tasks);
  return { paint, card: shownAt(card, paint), interactive, blocked, reload, requests, kB: bytes / 1_000, shift };
}

const { urls, close } = await servePages(...NAMES);
const browser = await chromium.launch(LAUNCH_OPTIONS);
const visits: Record<(typeof NAMES)[number], Visit[]> = { baseline: [], game: [] };
for (let run = 0; run < RUNS; run++) {
  for (const name of NAMES) visits[name].push(await visit(browser, urls[name]));
}
await browser.close();
await close();

const GOALS: Partial<Visit> = { card: 0.5, interactive: 1.5, reload: 0.8 };
const LIMITS: Partial<Visit> = { blocked: 150, requests: 15, shift: 0 };
const KEYS = Object.keys(visits.game[0] ?? {}) as (keyof Visit)[];
const rows = KEYS.map((key) => {
  const [base = NaN, game = NaN] = NAMES.map((name) => median(visits[name].map((each) => each[key])));
  const digits = key === 'shift' ? 4 : 0;
  const goal = GOALS[key] === undefined ? (LIMITS[key] ?? '') : `${GOALS[key]} times`;
  const ratio = base > 0 ? (game / base).toFixed(2) : '';
  return [key, { 'bare React': base.toFixed(digits), game: game.toFixed(digits), ratio, goal }];
});
console.table(Object.fromEntries(rows));
