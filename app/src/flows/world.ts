import { type Endpoint, endpoints, STORAGE_KEYS } from '@machine/contract';
import { FIXED_NOW } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { fn, waitFor } from 'storybook/test';
import { setGameClock } from '../services/clock.ts';
import { clearDrafts } from '../services/drafts.ts';
import { writeStored } from '../services/storage.ts';

type Context = { globals: Record<string, unknown>; msw: Pick<SetupWorker, 'use'> };

/**
 * The world before a journey: it is noon of the day of the matches, nothing is remembered in this browser but the
 * appearance and an answered cookie notice, and nothing has happened that the header would tell.
 */
export function freshWorld({ globals, msw }: Context): void {
  sessionStorage.clear();
  clearDrafts(null);
  setGameClock(FIXED_NOW.toISOString());
  writeStored(STORAGE_KEYS.theme, globals.appearance === 'light' ? 'light' : 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  msw.use(
    reply(endpoints.unreadCount, { count: 0 }),
    reply(endpoints.notifications, []),
    reply(endpoints.matchChats, []),
  );
}

/** A named world before a journey, in which nothing has happened yet that the header would tell. */
export function worldOf(name: ScenarioName) {
  return ({ globals, msw }: Context) => {
    msw.use(...scenarios[name]);
    freshWorld({ globals, msw });
  };
}

/** An endpoint that answers when the story says so, and how often it was asked. */
export function held(endpoint: Endpoint) {
  let answer: (answer: Response) => void;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const asked = fn();
  const verb = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const handler = http[verb](endpoint.path, async () => {
    asked();
    return (await answered).clone() as HttpResponse<null>;
  });
  return {
    handler,
    asked,
    release: (body: unknown, status = 200) => answer(HttpResponse.json(body as null, { status })),
  };
}

/** The live connection of a story, which says what the story says. */
export class FakeSocket extends EventTarget {
  close = fn();
  says = (event: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** For an app that opens its connections through `openSocket`: `socket()` is the last one, once there is one. */
export function socketOf() {
  const openSocket = fn(() => new FakeSocket() as unknown as WebSocket);
  const socket = () =>
    waitFor(() => {
      const [last] = openSocket.mock.results.slice(-1);
      if (!last) throw new Error('The app has opened no connection.');
      return last.value as unknown as FakeSocket;
    });
  return { openSocket, socket };
}

/** What another tab of this browser does when somebody logs in or out there. */
export function otherTabSpeaks(): void {
  const channel = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage('another tab');
  channel.close();
}
