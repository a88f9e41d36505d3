import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLORS } from '../.storybook/themeColors.ts';
import { PICTURE_FLAGS } from '../scripts/browser-flags.ts';
import { ROOT } from '../scripts/build.ts';
import { type Served, serveFolder } from '../scripts/serve.ts';
import { type Album, compareAlbums } from '../scripts/visual/compare.ts';
import { drawAll, listPictures } from '../scripts/visual/draw.ts';
import { sentence } from '../scripts/visual/report.ts';

const SUB_PATH = '/some/where/else/';
const MAX_MB = 20;

type Entry = { id: string; title: string; type: 'story' | 'docs'; tags: string[] };

let folder: string;
let pictureFolder: string;
let entries: Entry[];
let served: Served;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machine-published-'));
  pictureFolder = mkdtempSync(join(tmpdir(), 'machine-pictures-'));
  const build = ['run', '--silent', 'build:storybook', '--', '--output-dir', folder];
  // A test's own environment would make it a build for tests.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const { status, stdout, stderr } = spawnSync('npm', build, { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) throw new Error(stdout + stderr);
  entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
  served = await serveFolder(folder, SUB_PATH);
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: PICTURE_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  for (const each of [folder, pictureFolder]) rmSync(each, { recursive: true, force: true });
});

const entryOf = (type: Entry['type'], matches: (entry: Entry) => boolean) => {
  const found = entries.find((entry) => entry.type === type && matches(entry));
  if (found === undefined) throw new Error(`The Storybook has no such ${type}.`);
  return found.id;
};
const isScreen = ({ id, title }: Entry) => title.startsWith('Screens/') && id.endsWith('--ready');

describe('a published Storybook, under a path of somebody else and without a network', () => {
  let context: BrowserContext;
  let page: Page;
  /** Whatever is asked for elsewhere or is not there, and what the page complains of. */
  let complaints: string[];
  beforeEach(async () => {
    complaints = [];
    context = await browser.newContext();
    await context.route(
      (url) => !url.href.startsWith(served.url),
      (route) => {
        complaints.push(`elsewhere: ${route.request().url()}`);
        return route.abort();
      },
    );
    context.on('response', (answer) => {
      // A mocked call may be refused: that is a part of the story.
      if (answer.status() >= 400 && !answer.fromServiceWorker()) complaints.push(`${answer.status()}: ${answer.url()}`);
    });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterEach(() => context.close());

  /** All that it asks for by itself has been answered. */
  const complaintsAtRest = async () => {
    await page.waitForLoadState('networkidle');
    return complaints;
  };
  const preview = () => page.frameLocator('#storybook-preview-iframe');

  it('shows its sidebar, and a screen in it', async () => {
    await page.goto(`${served.url}?path=/story/${entryOf('story', isScreen)}`);
    await page.locator('#storybook-explorer-tree').getByText('Screens').first().waitFor();
    await preview().locator('#storybook-root h1').waitFor();
    expect(await complaintsAtRest()).toEqual([]);
  });

  it('plays a whole journey on mocked calls to its end', async () => {
    await page.goto(
      `${served.url}iframe.html?viewMode=story&id=${entryOf('story', ({ tags }) => tags.includes('flow'))}`,
    );
    const finished = await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status: string }] | undefined };
      };
      return channel?.last('storyFinished')?.[0].status;
    });
    expect(await finished.jsonValue()).toBe('success');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${served.url}mockServiceWorker.js`,
    );
    expect(await complaintsAtRest()).toEqual([]);
  });

  it("shows a component's page of documentation, with its stories", async () => {
    await page.goto(`${served.url}?path=/docs/${entryOf('docs', ({ title }) => title.startsWith('Components/'))}`);
    await preview().locator('#storybook-docs h1').waitFor();
    await preview().locator('#storybook-docs .radix-themes').first().waitFor();
    expect(await complaintsAtRest()).toEqual([]);
  });

  it('shows every page of its own', async () => {
    const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Overview/'));
    expect(pages).not.toEqual([]);
    for (const { id } of pages) {
      await page.goto(`${served.url}iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs h1').first().waitFor();
      // The previews on the state coverage page are pages of their own that never reach network idle.
      await expect.poll(() => page.locator('iframe:not([data-shown="true"])').count(), { timeout: 60_000 }).toBe(0);
      expect(complaints).toEqual([]);
    }
  });

  it.each(['dark', 'light'] as const)('draws its own parts in the colors of the product, in %s', async (appearance) => {
    const story = entryOf('story', isScreen);
    await page.goto(`${served.url}iframe.html?viewMode=story&id=${story}&globals=appearance:${appearance}`);
    const root = page.locator('#storybook-root .radix-themes').first();
    const tokens = Object.keys(COLORS[appearance]);
    const real = await root.evaluate((element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    }, tokens);
    expect(real).toEqual(COLORS[appearance]);
  });
});

describe('the pictures of its stories', () => {
  it('are the same when they are drawn again', async () => {
    const screen = entryOf('story', isScreen);
    const pictures = (await listPictures(browser, served.url)).filter(({ id }) => id === screen);
    expect(pictures.map(({ mode }) => mode)).toEqual(['dark-desktop', 'light-desktop', 'dark-phone']);
    const drawn = async (name: string): Promise<Album> => {
      const fileOf = (key: string) => join(pictureFolder, `${key}.${name}.png`);
      const shots = await drawAll(browser, served.url, pictures, fileOf);
      return {
        shots: new Map(shots.map((shot) => [shot.picture.key, shot])),
        read: (key) => readFileSync(fileOf(key)),
      };
    };
    expect(sentence(compareAlbums(await drawn('once'), await drawn('again')))).toBe('0 of 3 pictures differ');
  });

  it('are of the stories that its index, too, takes for seen: tags stand where it reads them', async () => {
    const drawn = new Set((await listPictures(browser, served.url)).map(({ id }) => id));
    const seen = entries.filter(({ type, tags }) => type === 'story' && !tags.includes('no-visual'));
    expect([...drawn].toSorted()).toEqual(seen.map(({ id }) => id).toSorted());
  });

  it('are not taken of a story that is not there, and why is told', async () => {
    const [picture] = await listPictures(browser, served.url);
    if (picture === undefined) throw new Error('The Storybook has no stories.');
    const gone = { ...picture, id: 'screens--nowhere' };
    const [shot] = await drawAll(browser, served.url, [gone], () => join(pictureFolder, 'gone.png'));
    expect(shot).toEqual({ kind: 'failed', picture: gone, reason: expect.stringContaining('storyMissing') });
  });
});

it('a published Storybook tells nothing of the machine that built it, and is of a size that one can send', () => {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  const telling = files.filter((file) => {
    const bytes = readFileSync(join(folder, file));
    return bytes.includes(ROOT.replace(/\/$/, '')) || bytes.includes(folder);
  });
  expect(telling).toEqual([]);
  const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(size / 1_000_000).toBeLessThan(MAX_MB);
});
