import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, type WholeGame } from './game.ts';
import { anyMatch, ask, enter } from './player.ts';

/** The slowest line that a phone still calls one. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const USABLE_MS = 10_000;

let game: WholeGame;
beforeAll(async () => {
  game = await openWholeGame();
});
afterAll(() => game.close());

test('AF18: on a 2G line, with nothing kept, home can be used in ten seconds', async () => {
  const complaints: string[] = [];
  const page = await game.openPage(complaints);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const start = performance.now();
  await page.goto(game.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up to beat the machine' }).waitFor();
  await page.getByRole('button', { name: /Next Prediction/ }).click();
  await page.getByRole('article').waitFor();
  expect(performance.now() - start).toBeLessThan(USABLE_MS);
  expect(complaints).toEqual([]);
});

test('AF16, W2: who has the socket and the chat blocked still plays, and is told what is missing', async () => {
  const complaints: string[] = [];
  const page = await game.openPage(complaints);
  await enter(page, game.url, 'blocked');
  const matchId = await anyMatch(page);
  await ask(page, 'POST', '/api/picks', { matchId, choice: 'AGREE' });
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
  await page.route(/\/api\/matches\/[^/]+\/chat$/, (route) => route.abort('blockedbyclient'));
  await page.goto(`${game.url}/match-chat/${matchId}`);
  await page.getByText("Couldn't load messages.").waitFor();
  await page.goto(game.url);
  await page.getByRole('button', { name: '[ AGREE ]' }).click();
  await page.getByRole('article').getByText('Your prediction is locked.').waitFor();
  expect(complaints.filter((text) => !/net::ERR_BLOCKED_BY_CLIENT|WebSocket/.test(text))).toEqual([]);
});
