import { endpoints, STORAGE_KEYS } from '@machine/contract';
import type { MockedFetch } from '@machine/mocks/fetch';
import { edgeDetails, FIXED_NOW, liveGameInfo, openPrediction, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import type { RequestHandler } from 'msw';
import { fn, waitFor } from 'storybook/test';
import { setGameClock } from '../services/clock.ts';
import { clearDrafts } from '../services/drafts.ts';
import { writeStored } from '../services/storage.ts';

export type FlowContext = { globals: Record<string, unknown>; msw: Pick<MockedFetch, 'use'> };

/**
 * Resets the browser state before a story: fixed clock, empty storage except for the appearance and the cookie consent,
 * and no notifications or chats.
 */
function resetBrowserState({ globals, msw }: FlowContext): void {
  sessionStorage.clear();
  clearDrafts(null);
  writeStored(STORAGE_KEYS.hideResults, null);
  setGameClock(FIXED_NOW.toISOString());
  writeStored(STORAGE_KEYS.theme, globals.appearance === 'light' ? 'light' : 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  writeStored(STORAGE_KEYS.shortcuts, 'on');
  msw.use(
    reply(endpoints.unreadCount, { count: 0 }),
    reply(endpoints.notifications, []),
    reply(endpoints.matchChats, []),
  );
}

/** Resets the browser state; a player with an open prediction and `handlers` respond. */
export const startWith =
  (...handlers: RequestHandler[]) =>
  (context: FlowContext) => {
    resetBrowserState(context);
    context.msw.use(
      // The first handler that matches responds.
      ...handlers,
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.gameInfo, liveGameInfo),
      reply(endpoints.userEdge, edgeDetails),
    );
  };

/** Loads a named scenario on top of the reset browser state. */
export function loadScenario(name: ScenarioName) {
  return ({ globals, msw }: FlowContext) => {
    msw.use(...scenarios[name]);
    resetBrowserState({ globals, msw });
  };
}

/** A live connection whose events the story sends. */
export class FakeSocket extends EventTarget {
  close = fn();
  send = fn();
  receives = (event: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

/** Returns an `openSocket` that opens fake sockets, which stay connecting; `socket()` waits for the latest one. */
export function createFakeSocket() {
  const openSocket = fn(() => new FakeSocket() as unknown as WebSocket);
  const socket = () =>
    waitFor(() => {
      const [last] = openSocket.mock.results.slice(-1);
      if (!last) throw new Error('The app has not opened a connection.');
      return last.value as unknown as FakeSocket;
    });
  return { openSocket, socket };
}
