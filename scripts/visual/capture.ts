import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Snapshot } from './compare.ts';
import { type IndexedStory, planTargets, type Target } from './targets.ts';

/** The fixed clock of all stories. */
const FIXED_TIME = new Date('2025-10-14T12:00:00Z');
/** Longer pages are cut off. */
const MAX_HEIGHT = 4_000;
/** One per core. */
const PARALLEL_PAGES = 2;
const STORY_TIMEOUT_MS = 30_000;
/** Stories leak memory, so a new browser context replaces the old one after this many. */
const STORIES_PER_CONTEXT = 25;

/** The part of Storybook's preview API that is used here. */
type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> };
type Extracted = Omit<IndexedStory, 'storyGlobals'> & Partial<Pick<IndexedStory, 'storyGlobals'>>;
type Channel = { last(event: string): readonly unknown[] | undefined };
type PreviewWindow = { __STORYBOOK_PREVIEW__?: Preview; __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Opens a context without motion, with a fixed time, time zone and locale. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(FIXED_TIME);
  return context;
}

/** Lists what to capture in a Storybook. */
export async function listTargets(browser: Browser, url: string): Promise<Target[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    await preview?.ready();
    return Object.values((await preview?.extract()) ?? {}).map(
      ({ id, title, name, tags, storyGlobals = {} }): IndexedStory => ({ id, title, name, tags, storyGlobals }),
    );
  });
  await context.close();
  return planTargets(stories);
}

/** Captures targets into files, in parallel. */
export async function captureAll(
  browser: Browser,
  url: string,
  targets: readonly Target[],
  fileOf: (key: string) => string,
): Promise<Snapshot[]> {
  const queue = [...targets];
  const snapshots: Snapshot[] = [];
  const worker = async () => {
    while (queue.length > 0) {
      const context = await openContext(browser);
      const page = await context.newPage();
      for (const target of queue.splice(0, STORIES_PER_CONTEXT)) {
        snapshots.push(await capture(page, url, target, fileOf(target.key)));
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, worker));
  return snapshots;
}

/** Captures one target. Reloads the page, so that the focus or scroll position of one story cannot affect the next. */
async function capture(page: Page, url: string, target: Target, file: string): Promise<Snapshot> {
  const { id, appearance, width, height } = target;
  const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
  try {
    await page.setViewportSize({ width, height });
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
    await page.waitForFunction(hasFinished, undefined, { polling: 'raf', timeout: STORY_TIMEOUT_MS });
    const reason = await page.evaluate(failureReason);
    if (reason) return { kind: 'failed', target, reason };
    await page.evaluate(settle);
    const clip = { x: 0, y: 0, width, height: MAX_HEIGHT };
    writeFileSync(file, await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' }));
    return { kind: 'captured', target };
  } catch (error) {
    return { kind: 'failed', target, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether Storybook has finished or failed the story. Runs in the page. */
const hasFinished = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  return ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'].some((event) => channel?.last(event));
};

const failureReason = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
  const failure = failures.find((event) => channel?.last(event));
  return failure && `${failure}: ${JSON.stringify(channel?.last(failure)?.[0] ?? '').slice(0, 2_000)}`;
};

/**
 * Waits until fonts and images are loaded and the DOM has stopped changing: a virtualized list measures its rows and
 * renders again. Runs in the page.
 */
const settle = async () => {
  const QUIET_ROUNDS = 3;
  const MAX_ROUNDS = 200;
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS && round < MAX_ROUNDS; round += 1) {
    hasChanged = false;
    await new Promise(requestAnimationFrame);
    // Let all other pending tasks run first.
    await scheduler.postTask(() => {}, { priority: 'background' });
    quiet = hasChanged ? 0 : quiet + 1;
  }
  observer.disconnect();
};
