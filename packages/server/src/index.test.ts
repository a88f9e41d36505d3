import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { closingAfterTest, temporaryFolder } from './testing/after-test.ts';
import { signupOf } from './testing/game.ts';
import { type Config, startServer } from './index.ts';

async function start(options: Partial<Config>) {
  const dataDir = temporaryFolder();
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', feed: 'none', bots: false } as const;
  const running = await startServer({ dataDir, ...quiet, ...options });
  closingAfterTest(running.close);
  return { ...running, dataDir };
}

it('fills a new demo season with past matches and leaderboards before the first response', async () => {
  const { url } = await start({ feed: 'simulated', bots: true });
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const list = parseResponse(endpoints.completedLive, await read('/api/completed/live'));
  expect(new Set(list.map(({ status }) => status))).toContain('LIVE');
  expect(list.filter(({ isMachineCorrect }) => isMachineCorrect !== null).length).toBeGreaterThan(50);
  const board = parseResponse(endpoints.leaderboard, await read('/api/leaderboards?period=all&board=stars'));
  expect(board.length).toBeGreaterThan(30);
  for (const { username } of board) expect(username).toMatch(/ \(bot\)$/);
});

it('offers predictions with the first response, also without bots', async () => {
  const { url } = await start({ feed: 'simulated' });
  const body: unknown = await (await fetch(url + endpoints.randomPrediction.path)).json();
  expect(body).toMatchObject({ match: { status: 'SCHEDULED' }, prediction: { contentHash: expect.any(String) } });
});

/** Sends only an `Origin` header: over plain http browsers send no Sec-Fetch headers except on localhost. */
async function post(url: string, path: string, body: object): Promise<number> {
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

it('accepts sign-ups and sockets at the addresses that it prints, and sends links to the first one', async () => {
  const { url, otherUrls, dataDir } = await start({ host: '0.0.0.0' });
  for (const [index, each] of [url, ...otherUrls].entries()) {
    expect(await post(each, '/api/auth/signup', signupOf(`player_${index}`))).toBe(200);
    const socket = new WebSocket(`${each.replace('http', 'ws')}/ws`, { origin: each });
    await once(socket, 'open');
    socket.terminate();
  }
  expect(await post(url, '/api/auth/forgot-password', { email: 'player_0@example.org' })).toBe(200);
  const outbox = join(dataDir, 'outbox');
  const emails = () => {
    const files = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
    return files.map((file) => readFileSync(join(outbox, file), 'utf8')).join('');
  };
  await expect.poll(emails).toContain(`${url}/reset-password/`);
});
