import type { Browser, Page } from 'playwright';
import { VIEWPORTS } from '../../.storybook/viewports.ts';

/** A story as Storybook extracts it, with the globals that it sets itself. */
export type Story = {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
  storyGlobals?: { appearance?: string; viewport?: { value?: string } };
};

/** The globals of a picture. */
type Mode = { appearance: string; viewport: keyof typeof VIEWPORTS };
/** A story in one mode. The key is unique and also the file name. */
export type Target = Mode & { key: string; id: string; story: string; width: number; height: number };

const MODES: readonly Mode[] = [
  { appearance: 'dark', viewport: 'desktop' },
  { appearance: 'light', viewport: 'desktop' },
  { appearance: 'dark', viewport: 'phone' },
];

/**
 * Returns one target per story and mode, unless the story's own globals make modes equal. The tag `no-visual` is for
 * stories that look the same as another one.
 */
export const planTargets = (stories: readonly Story[]): Target[] =>
  stories
    .filter(({ tags }) => !tags?.includes('no-visual'))
    .flatMap(({ id, title, name, storyGlobals = {} }) => {
      const targets = MODES.map((mode) => {
        const appearance = storyGlobals.appearance ?? mode.appearance;
        const viewport = (storyGlobals.viewport?.value ?? mode.viewport) as Mode['viewport'];
        const { width, height } = VIEWPORTS[viewport].styles;
        const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
        return { key: `${id}.${appearance}-${viewport}`, id, story: `${title}/${name}`, appearance, viewport, ...size };
      });
      return [...new Map(targets.map((target) => [target.key, target])).values()];
    });

/** The settings of a run for Playwright; `visual.ts` writes it to a file, whose path is in VISUAL_RUN. */
export type Run = {
  /** The address of a built Storybook. */
  url: string;
  targets: Target[];
  /** The folder of the pictures of the base. */
  pictures: string;
  /** True if the pictures are taken; else they are compared. */
  isBase: boolean;
  report: string;
};

/** The fixed clock of all stories. */
export const FIXED_TIME = new Date('2025-10-14T12:00:00Z');
const STORY_TIMEOUT_MS = 30_000;

/** The part of Storybook's preview API that is used here. */
type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Story>> };
type Channel = { last(event: string): readonly unknown[] | undefined };
type PreviewWindow = { __STORYBOOK_PREVIEW__?: Preview; __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Returns the stories of a built Storybook. */
export async function readStories(browser: Browser, url: string): Promise<Story[]> {
  const page = await browser.newPage();
  await page.clock.setFixedTime(FIXED_TIME);
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    await preview?.ready();
    const extracted = Object.values((await preview?.extract()) ?? {});
    return extracted.map(({ id, title, name, tags, storyGlobals }): Story => ({ id, title, name, tags, storyGlobals }));
  });
  await page.close();
  return stories;
}

/**
 * Opens a target and waits for the end of its story. Each target loads in a new document, so that the focus or scroll
 * position of one can't affect the next.
 */
export async function openTarget(page: Page, url: string, { id, appearance, width, height }: Target): Promise<void> {
  await page.setViewportSize({ width, height });
  const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
  const end = await page.waitForFunction(endOfStory, undefined, { polling: 'raf', timeout: STORY_TIMEOUT_MS });
  const failure = (await end.jsonValue())?.failure;
  if (failure) throw new Error(failure);
}

/** Returns how Storybook has ended the story; undefined if it hasn't. Runs in the page. */
const endOfStory = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
  const failed = failures.find((event) => channel?.last(event));
  if (!failed) return channel?.last('storyFinished') && { failure: '' };
  const [error] = (channel?.last(failed) ?? []) as { message?: string; stack?: string }[];
  return { failure: `${failed}: ${error?.message ?? JSON.stringify(error)}\n${error?.stack ?? ''}`.slice(0, 2_000) };
};
