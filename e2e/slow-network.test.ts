import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, openMatchId, signUpByApi } from './player-actions.ts';
import { startGame, type TestGame } from './test-game.ts';

/** A slow 2G connection. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MAX_USABLE_MS = 10_000;

let game: TestGame;
beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test('home is usable within ten seconds on 2G with a cold cache (AF18)', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const start = performance.now();
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  await page.getByRole('button', { name: /Next Prediction/ }).click();
  await page.getByRole('article').waitFor();
  expect(performance.now() - start).toBeLessThan(MAX_USABLE_MS);
  expect(pageErrors).toEqual([]);
});

test('picking still works while the socket and the chat are blocked, and the chat shows an error (AF16, W2)', async () => {
  const pageErrors: string[] = [];
  const page = await game.openPage(pageErrors);
  await signUpByApi(page, game.url, 'blocked');
  const matchId = await openMatchId(page);
  await callApi(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
  await page.route(/\/api\/matches\/[^/]+\/chat$/, (route) => route.abort('blockedbyclient'));
  await page.goto(`${game.url}/match-chat/${matchId}`);
  await page.getByText("Couldn't load messages.").waitFor();
  await page.goto(game.url);
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(pageErrors.filter((text) => !/net::ERR_BLOCKED_BY_CLIENT|WebSocket/.test(text))).toEqual([]);
});
