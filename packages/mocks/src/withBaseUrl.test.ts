import * as endpoints from '@machine/contract/endpoints.ts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer } from './currentUser.ts';
import { failNetwork } from './handlers.ts';
import { rememberingHandlers } from './remembering/rememberingHandlers.ts';
import { withBaseUrl } from './withBaseUrl.ts';

const ORIGIN = 'https://game.test';
const server = setupServer(
  ...withBaseUrl(ORIGIN, [failNetwork(endpoints.clubs), ...rememberingHandlers('new-player')]),
  http.all('https://*', () => HttpResponse.text('unhandled')),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('replies to calls at the address, in Node without a location', async () => {
  expect(globalThis).not.toHaveProperty('location');
  const user = await fetch(`${ORIGIN}${endpoints.currentUser.path}`);
  expect(await user.json()).toMatchObject({ id: newcomer.id });
  const unread = await fetch(`${ORIGIN}${endpoints.markAllRead.path}`, { method: 'POST' });
  expect(unread.ok).toBe(true);
});

test('leaves other addresses and other paths to the next handlers', async () => {
  for (const url of [`https://other.test${endpoints.currentUser.path}`, `${ORIGIN}/logo.svg`]) {
    expect(await (await fetch(url)).text()).toBe('unhandled');
  }
});

test('fails calls whose handler fails', async () => {
  await expect(fetch(`${ORIGIN}${endpoints.clubs.path}`)).rejects.toThrow('fetch failed');
});

test('opens the live connection', async () => {
  const socket = new WebSocket('wss://game.test/ws');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});
