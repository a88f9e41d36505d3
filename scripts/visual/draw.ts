import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Shot } from './compare.ts';
import { type Picture, plan, type ToldStory } from './plan.ts';

/** Noon of the day on which every story happens. */
const NOON = new Date('2025-10-14T12:00:00Z');
/** Of a longer page, the rest is more of the same. */
const MAX_HEIGHT = 4_000;
/** A page for each core. */
const PAGES = 2;
const STORY_MS = 30_000;
/** Something of each stays in memory, gigabytes in the end: then a new page in a new context goes on. */
const STORIES_A_PAGE = 25;

/** Of the preview's own interface, what is asked here. */
type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> };
type Extracted = Omit<ToldStory, 'own'> & { storyGlobals?: ToldStory['own'] };
type Channel = { last(event: string): readonly unknown[] | undefined };
type PreviewWindow = { __STORYBOOK_PREVIEW__?: Preview; __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Nothing moves, and it is the same time at the same place in the same language. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(NOON);
  return context;
}

/** What there is to draw in a Storybook. */
export async function listPictures(browser: Browser, url: string): Promise<Picture[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    await preview?.ready();
    return Object.values((await preview?.extract()) ?? {}).map(
      ({ id, title, name, tags, storyGlobals: own = {} }): ToldStory => ({ id, title, name, tags, own }),
    );
  });
  await context.close();
  return plan(stories);
}

/** Draws pictures into their files, several at once. */
export async function drawAll(
  browser: Browser,
  url: string,
  pictures: readonly Picture[],
  fileOf: (key: string) => string,
): Promise<Shot[]> {
  const left = [...pictures];
  const shots: Shot[] = [];
  const lane = async () => {
    while (left.length > 0) {
      const context = await openContext(browser);
      const page = await context.newPage();
      for (const picture of left.splice(0, STORIES_A_PAGE)) {
        shots.push(await draw(page, url, picture, fileOf(picture.key)));
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: PAGES }, lane));
  return shots;
}

/** A page of its own for each story: what one leaves behind (a focus by keys, a scrolled page) is in no other's picture. */
async function draw(page: Page, url: string, picture: Picture, file: string): Promise<Shot> {
  const { id, appearance, width, height } = picture;
  const globals = encodeURIComponent(`appearance:${appearance};a11y.manual:!true`);
  try {
    await page.setViewportSize({ width, height });
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
    await page.waitForFunction(hasEnded, undefined, { polling: 'raf', timeout: STORY_MS });
    const reason = await page.evaluate(whatWentWrong);
    if (reason) return { kind: 'failed', picture, reason };
    await page.evaluate(settle);
    const clip = { x: 0, y: 0, width, height: MAX_HEIGHT };
    writeFileSync(file, await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' }));
    return { kind: 'drawn', picture };
  } catch (error) {
    return { kind: 'failed', picture, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Storybook has rendered the story and played it to its end, or has said why not. */
const hasEnded = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  return ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'].some((event) => channel?.last(event));
};

const whatWentWrong = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
  const failure = failures.find((event) => channel?.last(event));
  return failure && `${failure}: ${JSON.stringify(channel?.last(failure)?.[0] ?? '').slice(0, 2_000)}`;
};

/**
 * Faces and pictures are there, and nothing changes the page any more: a long list measures its rows and draws others
 * for them, which on a busy machine takes its time.
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
    // Whatever else is waiting for its turn comes first.
    await scheduler.postTask(() => {}, { priority: 'background' });
    quiet = hasChanged ? 0 : quiet + 1;
  }
  observer.disconnect();
};
