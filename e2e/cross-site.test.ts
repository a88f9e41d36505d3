import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeGame, type WholeGame } from './game.ts';

let game: WholeGame;
let stranger: Server;

beforeAll(async () => {
  game = await openWholeGame({ BOTS: 'off' });
  stranger = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Win a prize</title>');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
});
afterAll(async () => {
  await game.close();
  stranger.close();
});

/** Everything that the server knows of the player, as the game's own page is told. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    const user = await (await fetch('/api/auth/user', { credentials: 'include' })).text();
    const { id } = JSON.parse(user);
    const summary = await fetch(`/api/users/${id}/summary`, { credentials: 'include' });
    const chats = await fetch('/api/match-chats', { credentials: 'include' });
    return [user, await summary.text(), await chats.text()];
  });

/** A player who is logged in, and a match they could pick on. */
async function begin(page: Page, username: string): Promise<string> {
  await page.goto(game.url);
  return page.evaluate(async (name) => {
    const details = { firstName: 'Ada', lastName: 'Byron', email: `${name}@example.com`, password: 'correct horse' };
    await fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...details, username: name }),
    });
    const card = await fetch('/api/predictions/random', { credentials: 'include' });
    return (await card.json()).match.id as string;
  }, username);
}

/** What a page of somebody else can try by itself; what it got to read, and how many answers it got at all. */
const attack = (page: Page, url: string, matchId: string) =>
  page.evaluate(
    async ([target, pick]) => {
      const read: string[] = [];
      const bodies = [undefined, pick];
      const calls: [string, string][] = [
        ['GET', '/api/auth/user'],
        ['GET', '/api/user/export-data'],
        ['POST', '/api/picks'],
        ['POST', '/api/auth/logout'],
        ['POST', '/api/notifications/mark-all-read'],
        ['PATCH', '/api/user/preferences'],
        ['DELETE', '/api/user/account'],
      ];
      let sent = 0;
      for (const [method, path] of calls) {
        for (const mode of ['cors', 'no-cors'] as const) {
          for (const body of method === 'GET' ? [undefined] : bodies) {
            for (const type of ['text/plain', 'application/json']) {
              const init = { method, mode, body, credentials: 'include', headers: { 'Content-Type': type } } as const;
              const answer = await fetch(target + path, init).catch(() => null);
              sent += 1;
              if (answer !== null && answer.type !== 'opaque') read.push(`${method} ${path}: ${await answer.text()}`);
            }
          }
        }
      }
      for (const path of ['/api/auth/logout', '/api/auth/user', '/api/login']) {
        const image = new Image();
        image.src = target + path;
        await image.decode().catch(() => {});
        if (image.width > 0) read.push(path);
      }
      const socket = new WebSocket(`${target.replace('http', 'ws')}/ws`);
      const opened = await new Promise<string>((resolve) => {
        socket.addEventListener('open', () => resolve('opened'));
        socket.addEventListener('close', () => resolve('refused'));
      });
      return { read, sent, socket: opened };
    },
    [url, JSON.stringify({ matchId, choice: 'AGREE' })] as const,
  );

/** A form that sends itself, and takes the player along; the status of what it gets. */
async function submit(page: Page, url: string, matchId: string): Promise<number> {
  const arrived = page.waitForResponse(`${url}/api/picks`);
  await page.evaluate(
    ([action, id]) => {
      const form = document.createElement('form');
      Object.assign(form, { action: `${action}/api/picks`, method: 'POST', enctype: 'text/plain' });
      const field = document.createElement('input');
      Object.assign(field, { name: `{"matchId":"${id}","choice":"AGREE","x":"`, value: '"}' });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [url, matchId] as const,
  );
  const status = (await arrived).status();
  await page.waitForURL(`${url}/api/picks`);
  return status;
}

test.each([
  ['another site', '127.0.0.1', 'ada_cross'],
  ['the same site at another port', 'localhost', 'ada_same'],
])('S48: a page of %s changes nothing and reads nothing', async (_, host, username) => {
  const page = await game.openPage([], 1280);
  const matchId = await begin(page, username);
  const before = await standing(page);

  const url = `http://${host}:${(stranger.address() as AddressInfo).port}`;
  await page.goto(url);
  const seen = await attack(page, game.url, matchId);
  expect(seen).toEqual({ read: [], sent: 48, socket: 'refused' });
  expect(await submit(page, game.url, matchId)).toBe(403);

  await page.goto(game.url);
  expect(await standing(page)).toEqual(before);
});
