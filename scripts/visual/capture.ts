import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { MODES, VIEWPORTS } from '../../.storybook/modes.ts';

/** A story in a built Storybook, with the globals that it sets itself. */
export type Story = {
  id: string;
  tags: readonly string[];
  storyGlobals?: { appearance?: string; viewport?: { value?: string } };
};
/** A story in one mode. The key is unique and also the file name. */
export type Target = { key: string; id: string; appearance: string; width: number; height: number };
/** Images by key, or why the capture failed. */
export type Snapshots = ReadonlyMap<string, Buffer | string>;

/** The tag `no-visual` is for stories that look the same as another one. */
export const isCaptured = ({ tags }: { tags?: readonly string[] }) => !tags?.includes('no-visual');

/** Returns one target per story and mode, except for modes that look the same because of the story's own globals. */
export const planTargets = (stories: readonly Story[]): Target[] =>
  stories.filter(isCaptured).flatMap(({ id, storyGlobals = {} }) => {
    const byLook = new Map<string, Target>();
    for (const [mode, { appearance, viewport }] of Object.entries(MODES)) {
      const name = (storyGlobals.viewport?.value ?? viewport) as keyof typeof VIEWPORTS;
      const [width = 0, height = 0] = Object.values(VIEWPORTS[name].styles).map((size) => Number.parseInt(size, 10));
      const look = { appearance: storyGlobals.appearance ?? appearance, width, height };
      const lookKey = JSON.stringify(look);
      if (!byLook.has(lookKey)) byLook.set(lookKey, { key: `${id}.${mode}`, id, ...look });
    }
    return [...byLook.values()];
  });

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
type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Story>> };
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
    const extracted = Object.values((await preview?.extract()) ?? {});
    return extracted.map(({ id, tags, storyGlobals }): Story => ({ id, tags, ...(storyGlobals && { storyGlobals }) }));
  });
  await context.close();
  return planTargets(stories);
}

/** Captures targets in parallel, into files as well. */
export async function captureAll(browser: Browser, url: string, targets: readonly Target[], folder: string) {
  const queue = [...targets];
  const snapshots = new Map<string, Buffer | string>();
  const worker = async () => {
    while (queue.length > 0) {
      const context = await openContext(browser);
      const page = await context.newPage();
      for (const target of queue.splice(0, STORIES_PER_CONTEXT)) {
        const snapshot = await capture(page, url, target).catch(String);
        snapshots.set(target.key, snapshot);
        if (typeof snapshot !== 'string') writeFileSync(join(folder, `${target.key}.png`), snapshot);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, worker));
  return snapshots;
}

/** Captures one target. Reloads the page, so that the focus or scroll position of one story cannot affect the next. */
async function capture(page: Page, url: string, { id, appearance, width, height }: Target): Promise<Buffer | string> {
  const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
  await page.setViewportSize({ width, height });
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
  await page.waitForFunction(hasFinished, undefined, { polling: 'raf', timeout: STORY_TIMEOUT_MS });
  const reason = await page.evaluate(failureReason);
  if (reason) return reason;
  await page.evaluate(settle);
  const clip = { x: 0, y: 0, width, height: MAX_HEIGHT };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
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
