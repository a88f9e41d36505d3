import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openWholeGame, overflow, type WholeGame } from './game.ts';

let game: WholeGame;
let page: Page;
/** What a page without a network says of itself is no complaint. */
const complaints: string[] = [];
const own = () => complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));

beforeAll(async () => {
  game = await openWholeGame();
  page = await game.openPage(complaints, 320);
  await page.goto(game.url);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto(`${game.url}/signup`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(() => game.close());

test('M2: a pick made without a network fails at once, and is not sent when the network is back', async () => {
  const match = await page.getByRole('article').getAttribute('aria-label');
  const picks: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/picks') picks.push(request.method());
  });
  await page.context().setOffline(true);
  await page.getByText("You're offline.").waitFor();
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByText('Failed to record pick. Try again.').first().waitFor();
  expect(picks).toEqual(['POST']);

  await page.context().setOffline(false);
  await page.getByText("You're offline.").waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '[ AGREE ]' }).waitFor();
  expect(await page.getByRole('article').getAttribute('aria-label')).toBe(match);
  expect(await page.getByText('Your prediction is locked.').count()).toBe(0);
  expect(picks, 'one request, the one that failed').toEqual(['POST']);
});

test('the shell opens without a network on any route, says so, and comes back by itself', async () => {
  await page.context().setOffline(true);
  for (const [path, heading] of [
    ['/', 'THE MACHINE'],
    ['/leaderboards', 'Leaderboards'],
  ] as const) {
    await page.goto(game.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText("You're offline.").waitFor();
    expect(await overflow(page)).toBe(0);
  }
  await page.getByText("Couldn't load the leaderboard.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole('table').waitFor();
  expect(own()).toEqual([]);
});

test('R2: nothing that a call answered is ever kept', async () => {
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => path.startsWith('/api') || path === '/ws')).toEqual([]);
});

test("S2: the page's policy trusts one script address and no markup", async () => {
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      // oxlint-disable-next-line no-restricted-properties -- to see it refused
      markup: () => (document.createElement('div').innerHTML = '<b>x'),
      'another worker': () => navigator.serviceWorker.register('/evil.js'),
      'another origin': () => new Worker('https://evil.test/worker.js'),
    };
    return Promise.all(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          const result = attempt();
          // A refusal may also come as a promise's.
          return result instanceof Promise
            ? result.then(
                () => `${name} passed`,
                () => name,
              )
            : `${name} passed`;
        } catch {
          return name;
        }
      }),
    );
  });
  expect(refused).toEqual(['markup', 'another worker', 'another origin']);
});
