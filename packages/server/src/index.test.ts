import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, parseAnswer, parseLiveEvent } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, type RunningServer, startServer } from './index.ts';
import { createPlace } from './testing/place.ts';

let dataDir: string;
let running: RunningServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(dataDir, { recursive: true });
});

const restart = async (options: Partial<Config>) => {
  await running?.close();
  running = await startServer({ dataDir, port: 0, host: '127.0.0.1', logLevel: 'silent', bots: false, ...options });
  return running.url;
};
const gameTime = async (url: string) => (await fetch(`${url}/api/health`)).headers.get('game-time') ?? '';
const read = async (url: string, path: string): Promise<unknown> => (await fetch(url + path)).json();

/** Points of the home side, by match. */
const finals = async ({ url }: RunningServer) => {
  const list = parseAnswer(endpoints.completedLive, await read(url, '/api/completed/live'));
  return new Map(list.flatMap(({ id, status, scoreHome }) => (status === 'FINAL' ? [[id, scoreHome]] : [])));
};

it('game time goes on after a restart, at whatever speed, and is real when it was never hurried', async () => {
  expect(await gameTime(await restart({}))).toBe('');
  const hurried = await gameTime(await restart({ speed: 100_000 }));
  expect(Date.parse(hurried)).toBeGreaterThan(Date.now());
  const again = await gameTime(await restart({ speed: 100_000 }));
  expect(Date.parse(again)).toBeGreaterThan(Date.parse(hurried));
  expect(Date.parse(await gameTime(await restart({ speed: 1 })))).toBeGreaterThan(Date.parse(again));
});

it.runIf(process.env.DATABASE_URL)('two servers on one database show one game time and the same results', async () => {
  const place = await createPlace();
  const databaseUrl = place.env.DATABASE_URL ?? null;
  const options = { dataDir, databaseUrl, port: 0, logLevel: 'silent', bots: true };
  const first = await startServer({ ...options, speed: 100_000 });
  await expect(startServer({ ...options, speed: 60 })).rejects.toThrow('SPEED must be 100000 or not set');
  const second = await startServer(options);
  const times = [await gameTime(first.url), await gameTime(second.url), await gameTime(first.url)];
  expect(times.toSorted()).toEqual(times);

  const [ones, others] = [await finals(first), await finals(second)];
  const shared = [...ones.keys()].filter((id) => others.has(id));
  expect(shared.length).toBeGreaterThan(50);
  for (const id of shared) expect(others.get(id)).toBe(ones.get(id));
  await Promise.all([first.close(), second.close()]);
  await place.remove();
});

it('a fresh demo season has matches behind it and players on its boards, from the first answer on', async () => {
  const url = await restart({ bots: true });
  const list = parseAnswer(endpoints.completedLive, await read(url, '/api/completed/live'));
  expect(new Set(list.map(({ status }) => status))).toContain('LIVE');
  expect(list.filter(({ isMachineCorrect }) => isMachineCorrect !== null).length).toBeGreaterThan(50);
  const path = '/api/leaderboards?period=all&board=stars';
  const board = parseAnswer(endpoints.leaderboard, await read(url, path));
  expect(board.length).toBeGreaterThan(30);
  for (const { username } of board) expect(username).toMatch(/ \(bot\)$/);
  const again = parseAnswer(endpoints.leaderboard, await read(await restart({ bots: true }), path));
  const players = (rows: typeof board) => rows.map(({ userId }) => userId).toSorted();
  expect(players(again)).toEqual(players(board));
});

it('an open page is told of a match that goes on, and of the end of the server', async () => {
  const url = await restart({ speed: 100_000 });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: url });
  const closed = once(socket, 'close');
  const types = new Set<string | undefined>();
  for await (const [frame] of on(socket, 'message')) {
    if (types.add(parseLiveEvent(String(frame))?.type).has('score_update')) break;
  }
  expect(types).not.toContain(undefined);
  await running?.close();
  running = undefined;
  expect((await closed)[0]).toBe(1001);
});

it('without bots there is nobody, and no past', async () => {
  const url = await restart({ bots: false });
  expect(await read(url, '/api/completed/live')).toEqual([]);
  expect(await read(url, '/api/leaderboards?period=all&board=stars')).toEqual([]);
});
