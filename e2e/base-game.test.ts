import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Endpoint, endpoints } from '@machine/contract';
import { dmThread, player } from '@machine/mocks/fixtures';
import { scenarios } from '@machine/mocks/scenarios';
import { getMimeType } from 'hono/utils/mime';
import { getResponse } from 'msw';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../packages/server/src/platform/http/listen.ts';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { APP_DIST } from '../scripts/build.ts';
import { show } from './route-cases.ts';

/** Every call of the commissioned game. */
const CALLS = Object.values<Endpoint>(endpoints)
  .filter(({ feature, isOptional }) => feature === undefined && !isOptional)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}(?:[?].*)?$`));
const PREFERENCES = [
  'emailNotifications',
  'notifyRankUp',
  'notifyAchievement',
  'notifyMatchStart',
  'notifyFollowerPick',
];

/** Every screen, and what is another one for visitors. Neighbors have different screens. */
const PATHS = {
  'older-server': `/ /leaderboards /profile/${player.id} /messages /completed /messages/${dmThread.id} /profile/another
    /achievements /completed/one /settings /match-chat/one`,
  'older-server-visitor': `/ /signup /forgot-password /reset-password/token /leaderboards /profile/another /messages
    /completed/one /match-chat/one /privacy /terms /nowhere`,
};

const ADDITIONS =
  /\bToday\b|Leagues|Practice|Why\?|if right|Spoiler|Block|Mute\b|Report|[Rr]eceipt|Demo season|Share|Change username|Log out everywhere/;
const FAILURES = /Try again|Retry|Couldn't|Failed to|Something went wrong|undefined|NaN/;

const LEGAL = ['/privacy', '/terms'];

let scenario: keyof typeof PATHS;
/** The calls since the page was opened, and the bodies of those that change a preference. */
let calls: string[];
let preferences: unknown[];

/** A host of the built app that renders nothing, in front of a server that has only the commissioned game. */
async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/')) {
    calls.push(`${request.method} ${pathname}${search}`);
    if (request.method === 'PATCH') preferences.push(await request.clone().json());
    return (await getResponse(scenarios[scenario], request, { baseUrl: url })) ?? new Response(null, { status: 404 });
  }
  const file = join(APP_DIST, extname(pathname) === '' ? 'index.html' : pathname);
  if (!existsSync(file)) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': getMimeType(file) ?? '', 'Cache-Control': 'max-age=600' };
  return new Response(readFileSync(file), { headers });
}

const { port, close } = await listen(respond, 0, '127.0.0.1');
const url = `http://127.0.0.1:${port}`;
const browser = await chromium.launch(LAUNCH_OPTIONS);
afterAll(async () => {
  await browser.close();
  await close();
});

let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
});
beforeEach(() => {
  calls = [];
  preferences = [];
});

/** Shows a path: the first one by loading the page, the others as a link does. Returns the text of the screen. */
async function open(path: string, isFirst = true): Promise<string> {
  if (isFirst) {
    await page.goto(url + path);
  } else {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
    await show(page, path);
  }
  const isLoaded = () =>
    page.evaluate(
      () =>
        document.querySelector('h1:not([data-left])') !== null &&
        document.querySelector('[aria-busy=true], [data-loading]') === null,
    );
  await expect.poll(isLoaded, { message: path }).toBe(true);
  return page.locator('body').innerText();
}

const randomCalls = () => calls.filter((call) => call.startsWith('GET /api/predictions/random'));
const unknownCalls = () => calls.filter((call) => !CALLS.some((known) => known.test(call)));

test.each(['older-server', 'older-server-visitor'] as const)(
  'every screen works with the calls and fields of the commissioned game alone: %s',
  async (name) => {
    scenario = name;
    for (const [index, path] of PATHS[name].split(/\s+/).entries()) {
      const text = await open(path, index === 0);
      expect.soft(text, path).not.toMatch(FAILURES);
      // Legal pages speak of the whole service.
      expect.soft(LEGAL.includes(path) ? null : text.match(ADDITIONS), path).toBeNull();
    }
    expect(unknownCalls()).toEqual([]);
    expect(calls).toContain('GET /api/predictions/spotlight');
  },
);

test('every preference is switched with the field of its own', async () => {
  scenario = 'older-server';
  await open('/settings');
  for (const preference of await page.getByRole('switch').all()) await preference.press('Space');
  await expect
    .poll(() =>
      preferences
        .map((body) => Object.keys(body as object))
        .flat()
        .toSorted(),
    )
    .toEqual(PREFERENCES.toSorted());
  expect(unknownCalls()).toEqual([]);
});

test('home asks for another card each time it is shown, and for the next one by its counter', async () => {
  scenario = 'older-server';
  await open('/');
  const first = randomCalls().length;
  await page.getByRole('link', { name: 'Leaderboards' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor();
  await page.goBack();
  await page.getByRole('article').waitFor();
  await expect.poll(() => randomCalls().length).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Next Prediction' }).click();
  await expect.poll(() => randomCalls().at(-1)).toMatch(/[?]request=1(&|$)/);
});
