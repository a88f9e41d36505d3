import { availableParallelism } from 'node:os';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { VIEWPORTS } from '../../.storybook/viewports.ts';

/** A story as Storybook prepares it, with the globals that it sets itself and the parameters of Chromatic. */
export type Story = {
  id: string;
  title: string;
  name: string;
  storyGlobals?: { appearance?: string; viewport?: { value?: string } };
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode | { disable: true }> };
};

/** A story in one mode. The key is unique and also the file name. */
export type Target = Mode & { key: string; id: string; story: string };

/** Returns one target per story and mode, unless the story's own globals make modes equal. */
export const planTargets = (stories: readonly Story[]): Target[] =>
  stories
    .filter(({ chromatic }) => chromatic?.disableSnapshot !== true)
    .flatMap(({ id, title, name, storyGlobals = {}, chromatic }) => {
      const modes = Object.values(chromatic?.modes ?? {}).flatMap((mode) => ('disable' in mode ? [] : [mode]));
      const targets = modes.map((mode): Target => {
        const appearance = storyGlobals.appearance ?? mode.appearance;
        const viewport = (storyGlobals.viewport?.value ?? mode.viewport) as Mode['viewport'];
        return { key: `${id}.${appearance}-${viewport}`, id, story: `${title}/${name}`, appearance, viewport };
      });
      return [...new Map(targets.map((target) => [target.key, target])).values()];
    });

/** The fixed clock of all stories. */
const FIXED_TIME = new Date('2025-10-14T12:00:00Z');
const STORY_TIMEOUT_MS = 30_000;
/** Longer pages are cut off. */
const MAX_HEIGHT = 4_000;
/** A page that never comes to rest is pictured as it is. */
const MAX_SHOTS = 6;

const CONTEXT: BrowserContextOptions = { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' };

/** The part of Storybook's preview API that is used here. */
type PreparedStory = Omit<Story, 'chromatic'> & { parameters: { chromatic?: Story['chromatic'] } };
type Preview = { ready(): Promise<void>; loadStory(story: { storyId: string }): Promise<PreparedStory> };
type Channel = {
  once(event: string, listener: (data?: unknown) => void): void;
  emit(event: string, data: unknown): void;
};
type PreviewWindow = { __STORYBOOK_PREVIEW__: Preview; __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** Opens a page whose files stay in memory from one story to the next. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(CONTEXT);
  await page.clock.setFixedTime(FIXED_TIME);
  return page;
}

/** Loads a built Storybook without a story, in a mode and as Chromatic does. */
export async function openPreview(page: Page, url: string, { appearance, viewport }: Mode): Promise<void> {
  const { width, height } = VIEWPORTS[viewport].styles;
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
  await page.goto(`${url}iframe.html?viewMode=story&chromatic=true&globals=${globals}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    return preview.ready();
  });
}

/** Returns stories of the Storybook that a page has loaded. */
export const readStories = (page: Page, ids: readonly string[]): Promise<Story[]> =>
  page.evaluate(async (all) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const loaded = await Promise.all(all.map((storyId) => preview.loadStory({ storyId })));
    return loaded.map(({ id, title, name, storyGlobals, parameters: { chromatic } }) => ({
      id,
      title,
      name,
      storyGlobals,
      chromatic,
    }));
  }, ids);

/** Shows a story in the page of another one and waits for its end, as Storybook does when a person selects it. */
async function showStory(page: Page, id: string): Promise<void> {
  const failure = await page.evaluate(endOfStory, { id, timeout: STORY_TIMEOUT_MS });
  if (failure) throw new Error(failure);
}

/** Returns how Storybook has ended the story; empty if it is shown. Runs in the page. */
const endOfStory = ({ id, timeout }: { id: string; timeout: number }) =>
  // oxlint-disable-next-line promise/avoid-new -- of events
  new Promise<string>((resolve) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      channel.once(event, (data) => {
        const { message, stack = '' } = (data ?? {}) as { message?: string; stack?: string };
        resolve(`${event}: ${message ?? JSON.stringify(data)}\n${stack}`.slice(0, 2_000));
      });
    }
    channel.once('storyFinished', () => resolve(''));
    setTimeout(() => resolve(`storyMissing: no end within ${timeout} ms`), timeout);
    window.scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/** Returns the picture of a page, as PNG, as soon as it equals the expected picture or the one before it. */
export async function takePicture(page: Page, expected?: Buffer): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height: MAX_HEIGHT };
  let picture: Buffer = Buffer.alloc(0);
  for (let shot = 0; shot < MAX_SHOTS; shot += 1) {
    const last = picture;
    picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
    if (picture.equals(last) || (expected && picture.equals(expected))) break;
  }
  return picture;
}

/** One page per core, as far as memory allows. */
const PAGES = Math.min(availableParallelism(), 8);

type Use = {
  /** Called while the page shows the target. */
  onShown(target: Target, page: Page): Promise<void>;
  onFailed(target: Target, reason: string): void;
};

/** Shows targets in a few pages of a built Storybook at once. */
export async function showTargets(browser: Browser, url: string, targets: readonly Target[], use: Use): Promise<void> {
  // A page loads once for each mode.
  const sorted = targets.toSorted((a, b) => modeOf(a).localeCompare(modeOf(b)));
  const size = Math.ceil(sorted.length / PAGES);
  const shares = Array.from({ length: PAGES }, (_, index) => sorted.slice(index * size, (index + 1) * size));
  await Promise.all(shares.map((share) => showInPage(browser, url, share, use)));
}

const modeOf = ({ appearance, viewport }: Mode) => `${appearance} ${viewport}`;

async function showInPage(browser: Browser, url: string, targets: readonly Target[], use: Use): Promise<void> {
  const page = await openPage(browser);
  let mode = '';
  for (const target of targets) {
    try {
      if (mode !== modeOf(target)) await openPreview(page, url, target);
      mode = modeOf(target);
      await showStory(page, target.id);
      await use.onShown(target, page);
    } catch (error) {
      use.onFailed(target, error instanceof Error ? error.message : String(error));
      // What a broken story leaves must not affect the next one.
      mode = '';
    }
  }
  await page.context().close();
}
