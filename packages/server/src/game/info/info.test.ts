import { endpoints } from '@machine/contract';
import { expect, test } from 'vitest';
import { openGame } from '../../testing/game.ts';

const { path } = endpoints.gameInfo;

test.each([
  ['simulated', 'SIMULATED'],
  ['replay', 'REPLAY'],
  ['none', 'LIVE'],
] as const)('with the feed "%s", the season is %s', async (feed, season) => {
  const game = await openGame({ feed });
  expect(await game.visitor().get(path)).toMatchObject({ status: 200, body: { season } });
});

test('responds without the database, and with 304 when nothing has changed', async () => {
  const game = await openGame();
  await game.database.close();
  const first = await game.app.request(path);
  expect(first.status).toBe(200);
  const tag = first.headers.get('etag') ?? '';
  expect((await game.app.request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
});
