import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { isCaptured, modesOf, VIEWPORTS, type CapturedStory, type Mode } from '../../.storybook/modes.ts';

export type Story = CapturedStory & {
  id: string;
  title: string;
  name: string;
  parameters?: { chromatic: { disableSnapshot?: boolean; modes?: ReturnType<typeof modesOf> } | undefined };
};
/** A story in one mode. The key is unique and also the file name. */
export type Target = Mode & { key: string; id: string; story: string; width: number; height: number };
/** Images by key, or why the capture failed. */
export type Snapshots = ReadonlyMap<string, Buffer | string>;

/** Returns one target per story and mode. */
export const planTargets = (stories: readonly Story[]): Target[] =>
  stories.filter(isCaptured).flatMap((story) =>
    Object.entries(modesOf(story)).flatMap(([mode, look]) => {
      if ('disable' in look) return [];
      const { width, height } = VIEWPORTS[look.viewport].styles;
      const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
      return [{ key: `${story.id}.${mode}`, id: story.id, story: `${story.title}/${story.name}`, ...look, ...size }];
    }),
  );

/** The fixed clock of all stories. */
const FIXED_TIME = new Date('2025-10-14T12:00:00Z');
/** Longer pages are cut off. */
const MAX_HEIGHT = 4_000;
/** One per core, as far as memory allows. */
const PARALLEL_PAGES = Math.min(availableParallelism(), 8);
const STORY_TIMEOUT_MS = 30_000;
/** Stories leak memory, so a new browser context replaces the old one after this many. */
const TARGETS_PER_CONTEXT = 24;

/** The part of Storybook's preview API that is used here. */
type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Story>> };
type Channel = {
  last(event: string): readonly unknown[] | undefined;
  once(event: string, listener: () => void): void;
  emit(event: string, payload: object): void;
};
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

/** Returns the stories of a built Storybook, as Chromatic reads them. */
export async function readStories(browser: Browser, url: string): Promise<Story[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    await preview?.ready();
    const extracted = Object.values((await preview?.extract()) ?? {});
    return extracted.map(({ id, title, name, tags, storyGlobals, parameters }): Story => ({
      id,
      title,
      name,
      tags,
      storyGlobals,
      parameters: { chromatic: parameters?.chromatic },
    }));
  });
  await context.close();
  return stories;
}

/** Captures targets in parallel, into files as well. */
export async function captureAll(browser: Browser, url: string, targets: readonly Target[], folder: string) {
  const queue = [...targets];
  const batch = Math.min(TARGETS_PER_CONTEXT, Math.ceil(targets.length / PARALLEL_PAGES));
  const snapshots = new Map<string, Buffer | string>();
  const worker = async () => {
    while (queue.length > 0) {
      const context = await openContext(browser);
      const page = await context.newPage();
      let open: string | undefined;
      for (const target of queue.splice(0, batch)) {
        const snapshot = await capture(page, url, target, open === target.id).catch(String);
        open = typeof snapshot === 'string' ? undefined : target.id;
        snapshots.set(target.key, snapshot);
        if (typeof snapshot !== 'string') writeFileSync(join(folder, `${target.key}.png`), snapshot);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, worker));
  return snapshots;
}

/**
 * Captures one target. Each story loads in a new document, so that the focus or scroll position of one cannot affect the
 * next. If the story is already open in another mode, it is only mounted again.
 */
async function capture(page: Page, url: string, target: Target, isOpen: boolean): Promise<Buffer | string> {
  const { id, appearance, width, height } = target;
  await page.setViewportSize({ width, height });
  if (isOpen) {
    await page.evaluate(remount, { id, appearance, timeout: STORY_TIMEOUT_MS });
  } else {
    const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
    await page.waitForFunction(hasFinished, undefined, { polling: 'raf', timeout: STORY_TIMEOUT_MS });
  }
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

/** Changes the appearance of the open story, and mounts and plays it again. Runs in the page. */
const remount = async ({ id, appearance, timeout }: { id: string; appearance: string; timeout: number }) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  const emit = (event: string, payload: object) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No story finished after ${event}.`)), timeout);
      for (const end of ['storyFinished', 'storyErrored', 'storyThrewException']) {
        channel?.once(end, () => {
          clearTimeout(timer);
          resolve();
        });
      }
      channel?.emit(event, payload);
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  await emit('updateGlobals', { globals: { appearance } });
  await emit('forceRemount', { storyId: id });
};

const failureReason = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
  const failure = failures.find((event) => channel?.last(event));
  if (!failure) return undefined;
  const [error] = (channel?.last(failure) ?? []) as { message?: string; stack?: string }[];
  return `${failure}: ${error?.message ?? JSON.stringify(error)}\n${error?.stack ?? ''}`.slice(0, 2_000);
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
