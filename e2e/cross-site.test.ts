import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { signupOf } from '../packages/server/src/testing/game.ts';
import { startGame } from './test-game.ts';

const game = await startGame();
const otherSite = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Win a prize</title>');
}).listen(0, '127.0.0.1');
await once(otherSite, 'listening');
afterAll(() => void otherSite.close());

/** Tries everything that a page of another site can do by itself; returns what it could read. */
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
              const response = await fetch(target + path, init).catch(() => null);
              sent += 1;
              if (response !== null && response.type !== 'opaque')
                read.push(`${method} ${path}: ${await response.text()}`);
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
      const outcome = await new Promise<string>((resolve) => {
        socket.addEventListener('open', () => resolve('opened'));
        socket.addEventListener('close', () => resolve('rejected'));
      });
      return { read, sent, socket: outcome };
    },
    [url, JSON.stringify({ matchId, choice: 'AGREE' })] as const,
  );

/** Submits a form to the game from another site; returns the status of the response. */
async function submitForm(page: Page, url: string, matchId: string): Promise<number> {
  const pickResponse = page.waitForResponse(`${url}/api/picks`);
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
  const status = (await pickResponse).status();
  await page.waitForURL(`${url}/api/picks`);
  return status;
}

test.each([
  ['another site', '127.0.0.1'],
  ['the same site at another port', 'localhost'],
])('a page of %s cannot change or read anything', async (_, host) => {
  const page = await game.openPage();
  // The browser has the cookies as the server sets them.
  const signup = { data: signupOf(`ada_${game.nextNumber()}`), headers: { Origin: game.url } };
  expect((await page.request.post(`${game.url}/api/auth/signup`, signup)).status()).toBe(200);
  const paths = ['/api/auth/user', '/api/match-chats', '/api/user/export-data'];
  const accountState = () => Promise.all(paths.map(async (path) => (await page.request.get(game.url + path)).text()));
  const before = await accountState();
  expect(before[0]).toContain('"username":"ada_');

  const url = `http://${host}:${(otherSite.address() as AddressInfo).port}`;
  await page.goto(url);
  const result = await attack(page, game.url, 'opener');
  expect(result).toEqual({ read: [], sent: 48, socket: 'rejected' });
  expect(await submitForm(page, game.url, 'opener')).toBe(403);
  expect(await accountState()).toEqual(before);
});
