import type { Browser, BrowserContext, Page } from 'playwright';

/** A CPU four times slower, 1.6 Mbit/s and 150 ms round trips. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Longer tasks block the page, as in the definition of total blocking time. */
export const LONG_TASK_MS = 50;
/** A page without a request for so long is idle. */
const QUIET_MS = 2_000;

export type PhoneOptions = { width?: number; hasSlowNetwork?: boolean };

/** A page on a slow phone, and what it has requested; the requests of its service worker don't count. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Opens a page on a slow phone. */
export async function openPhone(context: BrowserContext, { width = 360, hasSlowNetwork = true }: PhoneOptions = {}) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 740 });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (hasSlowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const loaded = { requests: 0, bytes: 0 };
  let lastAt = performance.now();
  page.on('request', () => {
    loaded.requests += 1;
    lastAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (loaded.bytes += encodedDataLength));
  await page.addInitScript(observePage);
  const rest = async () => {
    await page.waitForLoadState('networkidle');
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  };
  return {
    page,
    session,
    /** Requests so far, and the bytes that came over the network. */
    loaded,
    /** Resolves when the page has sent no request for two seconds. */
    rest,
  };
}

/** The values that `observePage` collects in the page: times in milliseconds since its start. */
export type Observed = { card?: number; interactive?: number; shift: number };

/** Runs in the page. An article is a card with content; React marks the elements that it has taken over. */
function observePage(): void {
  const observed: Observed = { shift: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const card = document.querySelector('article');
    const isTakenOver = card !== null && Object.keys(card).some((key) => key.startsWith('__react'));
    if (card) observed.card ??= performance.now();
    if (isTakenOver) observed.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

export const readObserved = (page: Page): Promise<Observed> =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed);

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);

/**
 * Returns the tasks of the page's main thread while `work` runs, in milliseconds of CPU time. Unlike durations, they
 * don't include the waiting for other programs on a busy machine.
 */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const byThread = new Map<string, number[]>();
  const isMain = new Set<string>();
  for (const { name, ph, pid, tid, tdur = 0, args } of traceEvents) {
    const thread = `${pid}/${tid}`;
    if (name === 'thread_name' && args?.name === 'CrRendererMain') isMain.add(thread);
    if (ph === 'X' && name === 'RunTask') byThread.set(thread, (byThread.get(thread) ?? []).concat(tdur / 1_000));
  }
  // The renderer with the most work is the page's; others are left over from earlier pages.
  const main = [...byThread].filter(([thread]) => isMain.has(thread)).map(([, tasks]) => tasks);
  return main.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Total blocking time: what each task takes beyond 50 ms. */
export const blockedTime = (tasks: readonly number[]) => sum(tasks.map((task) => Math.max(0, task - LONG_TASK_MS)));
