import { chromium, type Page } from 'playwright';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { servePages } from './bench-pages.ts';
import { LONG_TASK_MS, openPhone, readObserved, traceTasks } from './slow-phone.ts';
import { median } from './stats.ts';

/**
 * Measures route changes on a slow phone: the first visit of the leaderboards beside a plain stack (React, React Router
 * and TanStack Query) in the same run, the change to each main route when everything is loaded, the layout shift of each
 * route opened directly, and the DOM nodes of a list of 100 rows. Times are in milliseconds.
 */
const RUNS = 5;
const NAMES = ['plain', 'game'] as const;
const GOALS = { firstVisit: 2, changeMs: 100, nodes: 900 };
/** Wide enough for the links in the header. */
const WIDTH = 1_280;
const ROWS = 100;

const LEADERBOARDS = '/leaderboards';
const ROUTES: Record<string, string> = {
  [LEADERBOARDS]: 'table td',
  '/completed': 'article',
  '/machine': 'table td',
  '/how-it-works': 'table td',
  '/practice': 'article',
  '/signup': 'form',
  '/privacy': 'h2',
};

const { urls, close } = await servePages(...NAMES);
const browser = await chromium.launch(LAUNCH_OPTIONS);

/**
 * Follows the link to a path, or changes the address if the page has none; returns the milliseconds until the frame
 * after its content is shown. What stands for content that loads is marked as busy.
 */
const change = (page: Page, path: string, content: string): Promise<number> =>
  page.evaluate(
    async ([to, selector]) => {
      const contents = () =>
        [...document.querySelectorAll(`main ${selector}`)].filter((element) => !element.closest('[aria-busy=true]'));
      // Another route may have content of the same kind.
      const before = new Set(contents());
      const start = performance.now();
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      if (link) link.click();
      else {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }
      let isShown = false;
      while (!isShown) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        isShown = location.pathname === to && contents().some((element) => !before.has(element));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    },
    [path, content] as const,
  );

const waitForCard = (page: Page) => page.locator('main article').first().waitFor();

/** Opens home and goes to the leaderboards: as soon as the card is there, or when the page is idle. */
async function firstVisit(url: string, isIdle: boolean): Promise<number> {
  const context = await browser.newContext();
  const { page, rest } = await openPhone(context, { width: WIDTH });
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { observed: { interactive?: number } }).observed.interactive);
  if (isIdle) await rest();
  const ms = await change(page, LEADERBOARDS, ROUTES[LEADERBOARDS] ?? '');
  await context.close();
  return ms;
}

for (const isIdle of [false, true]) {
  const times: Record<(typeof NAMES)[number], number[]> = { plain: [], game: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const name of NAMES) times[name].push(await firstVisit(urls[name], isIdle));
  }
  const [plain, game] = [median(times.plain), median(times.game)];
  console.log(
    `/ to ${LEADERBOARDS}, first visit, ${isIdle ? 'after home is idle' : 'at once'}: ` +
      `plain stack ${plain.toFixed(0)}, game ${game.toFixed(0)}, ratio ${(game / plain).toFixed(2)} (goal ${GOALS.firstVisit})`,
  );
}

/** Changes between home and each route until all are loaded, and then RUNS times. */
async function measureChanges(): Promise<void> {
  const context = await browser.newContext();
  const { page, rest } = await openPhone(context, { width: WIDTH, hasSlowNetwork: false });
  await page.goto(urls.game);
  await waitForCard(page);
  await rest();
  console.log(`\nroute change, everything loaded (goal ${GOALS.changeMs} ms, no task over ${LONG_TASK_MS} ms)`);
  for (const [path, content] of Object.entries(ROUTES)) {
    const times: number[] = [];
    const longest: number[] = [];
    for (let run = -1; run < RUNS; run++) {
      const tasks = await traceTasks(browser, page, async () => {
        const ms = await change(page, path, content);
        if (run >= 0) times.push(ms);
      });
      if (run >= 0) longest.push(Math.max(...tasks));
      await change(page, '/', 'article');
    }
    console.log(
      `${path.padEnd(16)} ${median(times).toFixed(0).padStart(5)} ms, longest task ${median(longest).toFixed(0)} ms of CPU`,
    );
  }
  await context.close();
}

/** Opens each route directly and adds up its layout shifts until it is idle. */
async function measureShifts(): Promise<void> {
  console.log('\nlayout shift and requests, opened directly (goal 0)');
  for (const [path, content] of Object.entries({ '/': 'article', ...ROUTES })) {
    const context = await browser.newContext();
    const { page, loaded, rest } = await openPhone(context);
    await page.goto(urls.game + path);
    await page.locator(`main ${content}`).first().waitFor();
    await rest();
    const { shift } = await readObserved(page);
    console.log(
      `${path.padEnd(16)} ${shift.toFixed(4)}, ${loaded.requests} requests, ${(loaded.bytes / 1_000).toFixed(0)} kB until rest`,
    );
    await context.close();
  }
}

/** Counts the DOM nodes of a leaderboard with copies of its rows. */
async function countNodes(): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { page, rest } = await openPhone(context, { width: WIDTH, hasSlowNetwork: false });
  await page.route('**/api/leaderboards*', async (route) => {
    const rows: Record<string, unknown>[] = await (await route.fetch()).json();
    const copies = Array.from({ length: ROWS }, (_, index) => ({
      ...rows[index % rows.length],
      position: index + 1,
      userId: `user-${index}`,
    }));
    await route.fulfill({ json: copies });
  });
  await page.goto(urls.game + LEADERBOARDS);
  await page.locator(`main ${ROUTES[LEADERBOARDS]}`).first().waitFor();
  await rest();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  console.log(`\nDOM nodes of a page with a list of ${ROWS} rows: ${nodes} (goal ${GOALS.nodes})`);
  await context.close();
}

await measureChanges();
await measureShifts();
await countNodes();
await browser.close();
await close();
