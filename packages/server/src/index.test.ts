import { on, once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { endpoints, parseResponse, parseLiveEvent } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signupOf } from './testing/game.ts';
import { type Config, type RunningServer, startServer } from './index.ts';
import { createPersistentDatabase } from './testing/persistent-database.ts';
import { temporaryFolder } from './testing/after-test.ts';

let dataDir: string;
let running: RunningServer | undefined;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const restart = async (options: Partial<Config>) => {
  await running?.close();
  running = await startServer({ dataDir, port: 0, host: '127.0.0.1', logLevel: 'silent', bots: false, ...options });
  return running.url;
};
const gameTime = async (url: string) => (await fetch(`${url}/api/health`)).headers.get('game-time') ?? '';
const read = async (url: string, path: string): Promise<unknown> => (await fetch(url + path)).json();

/** Returns the final home scores by match. */
const finals = async ({ url }: RunningServer) => {
  const list = parseResponse(endpoints.completedLive, await read(url, '/api/completed/live'));
  return new Map(list.flatMap(({ id, status, scoreHome }) => (status === 'FINAL' ? [[id, scoreHome]] : [])));
};

it('continues game time after a restart at any speed, and keeps it real if it was never sped up', async () => {
  expect(await gameTime(await restart({}))).toBe('');
  const fast = await gameTime(await restart({ speed: 100_000 }));
  expect(Date.parse(fast)).toBeGreaterThan(Date.now());
  const again = await gameTime(await restart({ speed: 100_000 }));
  expect(Date.parse(again)).toBeGreaterThan(Date.parse(fast));
  expect(Date.parse(await gameTime(await restart({ speed: 1 })))).toBeGreaterThan(Date.parse(again));
});

it.runIf(process.env.DATABASE_URL)(
  'shows the same game time and results on two servers with one database',
  async () => {
    const storage = await createPersistentDatabase();
    const databaseUrl = storage.env.DATABASE_URL ?? null;
    const options = { dataDir, databaseUrl, port: 0, logLevel: 'silent', bots: true };
    const first = await startServer({ ...options, speed: 100_000 });
    await expect(startServer({ ...options, speed: 60 })).rejects.toThrow('SPEED must be 100000 or unset');
    const second = await startServer(options);
    const times = [await gameTime(first.url), await gameTime(second.url), await gameTime(first.url)];
    expect(times.toSorted()).toEqual(times);

    const [firstFinals, secondFinals] = await Promise.all([finals(first), finals(second)]);
    const shared = [...firstFinals.keys()].filter((id) => secondFinals.has(id));
    // The list moves on by a day of the game in a second.
    expect(shared.length).toBeGreaterThan(10);
    for (const id of shared) expect(secondFinals.get(id)).toBe(firstFinals.get(id));
    await Promise.all([first.close(), second.close()]);
    await storage.remove();
  },
  90_000,
);

it('fills a new demo season with past matches and leaderboards before the first response', async () => {
  const url = await restart({ bots: true });
  const list = parseResponse(endpoints.completedLive, await read(url, '/api/completed/live'));
  expect(new Set(list.map(({ status }) => status))).toContain('LIVE');
  expect(list.filter(({ isMachineCorrect }) => isMachineCorrect !== null).length).toBeGreaterThan(50);
  const path = '/api/leaderboards?period=all&board=stars';
  const board = parseResponse(endpoints.leaderboard, await read(url, path));
  expect(board.length).toBeGreaterThan(30);
  for (const { username } of board) expect(username).toMatch(/ \(bot\)$/);
  const again = parseResponse(endpoints.leaderboard, await read(await restart({ bots: true }), path));
  const players = (rows: typeof board) => rows.map(({ userId }) => userId).toSorted();
  expect(players(again)).toEqual(players(board));
});

it('notifies an open page of match updates and of shutdown', async () => {
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

it('has no players and no past matches without bots', async () => {
  const url = await restart({ bots: false });
  expect(await read(url, '/api/completed/live')).toEqual([]);
  expect(await read(url, '/api/leaderboards?period=all&board=stars')).toEqual([]);
});

/** Signs up with only an `Origin` header: over plain http browsers send no Sec-Fetch headers except on localhost. */
const signUpFrom = (url: string, origin: string) => postFrom(url, origin, '/api/auth/signup', signupOf(newName()));
const newName = () => `player_${crypto.randomUUID().slice(0, 8)}`;

const postFrom = (url: string, origin: string, path: string, body: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { Origin: origin, Host: new URL(origin).host, 'Content-Type': 'application/json' };
    const outgoing = request(url + path, { method: 'POST', headers });
    outgoing.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    outgoing.end(JSON.stringify(body));
  });

it.each(['0.0.0.0', '::'])(
  'accepts sign-ups, sockets and email links at the printed addresses for HOST=%s',
  async (host) => {
    const url = await restart({ host, throttles: false });
    const urls = [url, ...(running?.otherUrls ?? [])];
    const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const hasNetwork = outside.some(({ family, internal }) => family === 'IPv4' && !internal);
    expect(new URL(url).hostname).toMatch(hasNetwork ? /^[\d.]+$/ : /^localhost$/);
    expect(urls.at(-1)).toBe(`http://localhost:${running?.port}`);
    for (const each of urls) {
      expect(await signUpFrom(each, each)).toBe(200);
      const socket = new WebSocket(`${each.replace('http', 'ws')}/ws`, { origin: each });
      await once(socket, 'open');
      socket.terminate();
    }
    const named = `http://${hostname().toLowerCase()}:${running?.port}`;
    expect(await signUpFrom(url, named)).toBe(200);
    const user = signupOf(newName());
    expect(await postFrom(url, url, '/api/auth/signup', user)).toBe(200);
    expect(await postFrom(url, url, '/api/auth/forgot-password', { email: user.email })).toBe(200);
    const outbox = join(dataDir, 'outbox');
    const emails = () => {
      const files = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
      return files.map((file) => readFileSync(join(outbox, file), 'utf8')).join('');
    };
    await expect.poll(emails).toContain(`${url}/reset-password/`);
  },
);

it('rejects origins that are not its own at HOST=0.0.0.0, whatever they resolve to', async () => {
  const url = await restart({ host: '0.0.0.0', throttles: false });
  const port = running?.port ?? 0;
  for (const origin of [
    `http://evil.test:${port}`,
    `http://localhost.evil.test:${port}`,
    `http://127.0.0.1.evil.test:${port}`,
    `https://localhost:${port}`,
    `http://localhost:${port + 1}`,
    `http://192.0.2.99:${port}`,
    'http://localhost',
  ]) {
    expect([origin, await signUpFrom(url, origin)]).toEqual([origin, 403]);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin });
    expect([origin, (await once(socket, 'unexpected-response'))[1].statusCode]).toEqual([origin, 403]);
    socket.on('error', () => {});
    socket.terminate();
  }
});

it('accepts only loopback origins at HOST=127.0.0.1', async () => {
  const url = await restart({ host: '127.0.0.1' });
  expect(running?.otherUrls).toEqual([]);
  expect(await signUpFrom(url, `http://${hostname().toLowerCase()}x:${running?.port}`)).toBe(403);
  expect(await signUpFrom(url, url)).toBe(200);
});
