import { afterAll, expect, test } from 'vitest';
import { problemsOf, startGame } from './test-game.ts';

const game = await startGame();
afterAll(game.close);

/** A slow 2G connection. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MAX_USABLE_MS = 10_000;

test('home is usable within ten seconds on 2G with a cold cache', async () => {
  const page = await game.openPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const start = performance.now();
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  await page.getByRole('button', { name: /Next Prediction/ }).click();
  await page.getByRole('article').waitFor();
  expect(performance.now() - start).toBeLessThan(MAX_USABLE_MS);
  expect(problemsOf([page])).toEqual([]);
});
