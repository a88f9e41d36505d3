import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MODES } from '../.storybook/modes.ts';
import { COLORS } from '../.storybook/themeColors.ts';
import { temporaryFolder } from '../packages/server/src/testing/after-test.ts';
import { SNAPSHOT_OPTIONS } from '../scripts/browser.ts';
import { ROOT } from '../scripts/build.ts';
import { type FolderServer, serveFolder } from '../scripts/serve.ts';
import {
  openPage,
  openPreview,
  planTargets,
  readStories,
  showTargets,
  takePicture,
  type Target,
} from '../scripts/visual/capture.ts';

const SUB_PATH = '/some/where/else/';
const MAX_MB = 20;
/** Generous for busy machines. */
const POLL = { timeout: 20_000 };

type Entry = { id: string; title: string; type: 'story' | 'docs'; tags: string[] };

const folder = temporaryFolder();
let entries: Entry[];
let server: FolderServer;
let browser: Browser;
beforeAll(async () => {
  const build = ['build', '--quiet', '--output-dir', folder];
  // The environment of this test run would turn it into a test build.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  const { status, stdout, stderr } = spawnSync('storybook', build, { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) throw new Error(stdout + stderr);
  entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
  server = await serveFolder(folder, SUB_PATH);
  browser = await chromium.launch(SNAPSHOT_OPTIONS);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const entryOf = (type: Entry['type'], matches: (entry: Entry) => boolean) => {
  const found = entries.find((entry) => entry.type === type && matches(entry));
  if (found === undefined) throw new Error(`The Storybook has no matching ${type}.`);
  return found.id;
};
const isScreen = ({ id, title }: Entry) => title.startsWith('Screens/') && id.endsWith('--ready');

describe('a published Storybook, served under a subpath without other network access', () => {
  let context: BrowserContext;
  let page: Page;
  /** Requests to other origins, failed requests and page errors. */
  let problems: string[];
  beforeEach(async () => {
    problems = [];
    context = await browser.newContext();
    await context.route(
      (url) => !url.href.startsWith(server.url),
      (route) => {
        problems.push(`other origin: ${route.request().url()}`);
        return route.abort();
      },
    );
    context.on('response', (response) => {
      // Mocked calls may fail as part of a story.
      if (response.status() >= 400 && !response.fromServiceWorker())
        problems.push(`${response.status()}: ${response.url()}`);
    });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
  });
  afterEach(() => context.close());

  /** Returns the problems once the network is idle. */
  const problemsWhenIdle = async () => {
    await page.waitForLoadState('networkidle');
    return problems;
  };
  const preview = () => page.frameLocator('#storybook-preview-iframe');

  it('opens on the first overview page, with a logo, and shows the sidebar and a screen', async () => {
    await page.goto(server.url);
    await preview().locator('#storybook-docs h1').waitFor();
    const logo = page.locator('.sidebar-header img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${server.url}?path=/story/${entryOf('story', isScreen)}`);
    await page.locator('#storybook-explorer-tree').getByText('Screens').first().waitFor();
    await preview().locator('#storybook-root h1').waitFor();
    expect(await problemsWhenIdle()).toEqual([]);
  });

  it('plays a flow on mocked calls', async () => {
    await page.goto(
      `${server.url}iframe.html?viewMode=story&id=${entryOf('story', ({ tags }) => tags.includes('flow'))}`,
    );
    const finished = await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status: string }] | undefined };
      };
      return channel?.last('storyFinished')?.[0].status;
    });
    expect(await finished.jsonValue()).toBe('success');
    expect(await problemsWhenIdle()).toEqual([]);
  });

  it('shows the calls of a story in the network panel and in the console', async () => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const replied = page.waitForResponse((response) => response.url().includes('/api/leaderboards'));
    const story = entryOf('story', ({ id }) => id === 'flows-integration-mocked-calls--ready');
    await page.goto(`${server.url}iframe.html?viewMode=story&id=${story}`);
    const reply = await replied;
    expect([reply.status(), reply.fromServiceWorker()]).toEqual([200, true]);
    await page.getByText('mira_calls_it').waitFor();
    await expect.poll(() => messages.join('\n'), POLL).toMatch(/\[MSW\] [\d:]+ GET \/api\/leaderboards/);
    expect(context.serviceWorkers().map((worker) => worker.url())).toEqual([`${server.url}mockServiceWorker.js`]);
    expect(await problemsWhenIdle()).toEqual([]);
  });

  it('plays a flow as a person, with a cursor and the name of the step', async () => {
    const flow = entryOf('story', ({ id }) => id.endsWith('--from-a-visit-to-a-locked-pick'));
    await page.goto(`${server.url}iframe.html?viewMode=story&id=${flow}&globals=pace:person`);
    await page.getByText('A visitor follows the sign-up link').waitFor();
    const positionOf = () => page.locator('.person-cursor').evaluate((cursor) => cursor.style.translate);
    await expect.poll(positionOf, POLL).not.toBe('');
    await expect.poll(() => page.getByLabel('First name').inputValue(), POLL).toBe('Ada');
    expect(await problemsWhenIdle()).toEqual([]);
  });

  it('shows the documentation page of a component with its stories', async () => {
    await page.goto(
      `${server.url}?path=/docs/${entryOf('docs', ({ title }) => title === 'Components/Primitives/Button')}`,
    );
    await preview().locator('#storybook-docs h1').waitFor();
    await preview().locator('#storybook-docs .radix-themes').first().waitFor();
    const props = await preview().locator('.docblock-argstable-body > tr > td:first-child').allTextContents();
    expect(props.map((prop) => prop.replace('*', '')).toSorted()).toEqual([
      'children',
      'color',
      'disabled',
      'isPending',
      'onPress',
      'size',
      'variant',
    ]);
    expect(await problemsWhenIdle()).toEqual([]);
  });

  it('shows every overview page, and has the pages that they link to', async () => {
    const ids = new Set(entries.map(({ id }) => id));
    const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Overview/'));
    const linked = new Set<string | undefined>();
    for (const { id } of pages) {
      await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs h1').first().waitFor();
      const links = page.locator('#storybook-docs a[href*="?path="]');
      for (const link of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
        linked.add(/path=\/\w+\/([\w-]+)/.exec(link ?? '')?.[1]);
      expect(await problemsWhenIdle()).toEqual([]);
    }
    expect(linked.size).toBeGreaterThan(100);
    expect([...linked].filter((id) => id === undefined || !ids.has(id))).toEqual([]);
  });

  it.each(['dark', 'light'])('is readable on its written pages and on a docs page, %s', async (appearance) => {
    const pages = entries.filter(
      ({ type, title }) => type === 'docs' && /^Overview|^Foundations|Primitives.Button$/.test(title),
    );
    for (const { id } of pages) {
      await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}&globals=appearance:${appearance}`);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.locator('#storybook-docs details').evaluateAll(([first]) => first?.setAttribute('open', ''));
      await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
      const found = await page.evaluate(() => {
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        return run('#storybook-docs', { iframes: false, runOnly: 'color-contrast' });
      });
      expect([id, found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))]).toEqual([id, []]);
    }
  });

  it('starts docs pages with content and keeps them short', async () => {
    const id = entryOf('docs', ({ title }) => title === 'Screens/Settings');
    await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}`);
    const frame = page.locator('#storybook-docs iframe').first();
    await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor();
    expect(await frame.getAttribute('title')).toBe('Player');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
  });

  it('has no white background while a story loads', async () => {
    await context.route('**/*.js', () => {});
    for (const [appearance, color] of [
      ['dark', 'rgb(11, 13, 12)'],
      ['light', 'rgb(247, 250, 248)'],
    ]) {
      const globals = `globals=appearance:${appearance}`;
      for (const path of [`iframe.html?viewMode=story&id=${entryOf('story', isScreen)}&${globals}`, `?${globals}`]) {
        await page.goto(server.url + path, { waitUntil: 'commit' });
        const background = page.locator('.sb-preparing-story, body').last();
        await expect
          .poll(() => background.evaluate((element) => getComputedStyle(element).backgroundColor))
          .toBe(color);
      }
    }
  });

  it.each(['dark', 'light'] as const)('uses the product colors in its own theme, %s', async (appearance) => {
    const story = entryOf('story', isScreen);
    await page.goto(`${server.url}iframe.html?viewMode=story&id=${story}&globals=appearance:${appearance}`);
    const root = page.locator('#storybook-root .radix-themes').first();
    const tokens = Object.keys(COLORS[appearance]);
    const real = await root.evaluate((element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).replace(/^#fff$/, '#ffffff')]));
    }, tokens);
    expect(real).toEqual(COLORS[appearance]);
  });
});

it('describes its components and tokens to other tools', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest: object = read('manifests/components.json').components;
  const card = Object.values(manifest).find(({ name }) => name === 'PredictionCard');
  expect(JSON.stringify(card)).toContain('onOpenChat');
  expect(JSON.stringify(card)).not.toContain('DisagreesByKeyboard');
  expect(read('tokens/light.tokens.json').color.background.$value.hex).toBe('#f7faf8');
  const [links = []] = [readFileSync(join(folder, 'llms.txt'), 'utf8').match(/(?<=\]\(\.\/)[^)]+/g)];
  expect(links?.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

it('the pictures of its screens are reproducible, whatever was shown before', async () => {
  const page = await openPage(browser);
  await openPreview(page, server.url, MODES['dark phone']);
  const screens = entries.filter((entry) => entry.type === 'story' && isScreen(entry)).slice(0, 5);
  const targets = planTargets(
    await readStories(
      page,
      screens.map(({ id }) => id),
    ),
  );
  expect(targets).toHaveLength(15);
  const capture = async (inOrder: readonly Target[]) => {
    const pictures: Record<string, string> = {};
    await showTargets(browser, server.url, inOrder, {
      onShown: async ({ key }, shown) => void (pictures[key] = (await takePicture(shown)).toString('base64')),
      onFailed: ({ key }, reason) => void (pictures[key] = reason),
    });
    return pictures;
  };
  const [first, second] = [await capture(targets), await capture(targets.toReversed())];
  expect(targets.filter(({ key }) => first[key] !== second[key])).toEqual([]);
  expect(Object.values(first).filter((picture) => !picture.startsWith('iVBOR'))).toEqual([]);
  await page.context().close();
});

it('a published Storybook contains no local paths and stays small', () => {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  const leaking = files.filter((file) => {
    const bytes = readFileSync(join(folder, file));
    return bytes.includes(ROOT.replace(/\/$/, '')) || bytes.includes(folder);
  });
  expect(leaking).toEqual([]);
  const size = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(size / 1_000_000).toBeLessThan(MAX_MB);
});
