import { on, once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, parseResponse, parseLiveEvent } from '@machine/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signupOf } from './testing/game.ts';
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
  const list = parseResponse(endpoints.completedLive, await read(url, '/api/completed/live'));
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

/** Signs up with a page's `Origin` alone: over plain http a browser says nothing else outside of localhost. */
const signUpFrom = (url: string, origin: string) => postFrom(url, origin, '/api/auth/signup', signupOf(newName()));
const newName = () => `player_${crypto.randomUUID().slice(0, 8)}`;

const postFrom = (url: string, origin: string, path: string, body: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { Origin: origin, Host: new URL(origin).host, 'Content-Type': 'application/json' };
    const asked = request(url + path, { method: 'POST', headers });
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    asked.end(JSON.stringify(body));
  });

it.each(['0.0.0.0', '::'])(
  'at HOST=%s the printed addresses work for sign-up, sockets and links in emails',
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
    const person = signupOf(newName());
    expect(await postFrom(url, url, '/api/auth/signup', person)).toBe(200);
    expect(await postFrom(url, url, '/api/auth/forgot-password', { email: person.email })).toBe(200);
    const outbox = join(dataDir, 'outbox');
    const emails = () => {
      const files = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
      return files.map((file) => readFileSync(join(outbox, file), 'utf8')).join('');
    };
    await expect.poll(emails).toContain(`${url}/reset-password/`);
  },
);

it('at HOST=0.0.0.0 a name that is not literally ours is refused, wherever it leads', async () => {
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

it('a server for this machine alone does not answer to the names of its networks', async () => {
  const url = await restart({ host: '127.0.0.1' });
  expect(running?.otherUrls).toEqual([]);
  expect(await signUpFrom(url, `http://${hostname().toLowerCase()}x:${running?.port}`)).toBe(403);
  expect(await signUpFrom(url, url)).toBe(200);
});
