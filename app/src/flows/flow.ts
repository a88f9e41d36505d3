import * as endpoints from '@machine/contract/endpoints.ts';
import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { reply } from '@machine/mocks/handlers.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { fn } from 'storybook/test';
import { setGameClock } from '../services/clock.ts';
import { clearDrafts } from '../services/drafts.ts';
import { writeStored } from '../services/storage.ts';
import type { createFakeSocket } from './fakeSocket.ts';
import { FlowApp, type FlowAppProps } from './FlowApp.tsx';
import { recordToasts } from './steps.ts';

export type FlowArgs = Omit<Partial<FlowAppProps>, 'openSocket'> &
  Partial<Pick<ReturnType<typeof createFakeSocket>, 'openSocket'>>;

const NOTHING_NEW = [
  reply(endpoints.unreadCount, { count: 0 }),
  reply(endpoints.notifications, []),
  reply(endpoints.matchChats, []),
];

/** Resets the browser state: fixed clock, empty storage except for the appearance and the cookie consent. */
function resetBrowserState(appearance: unknown): void {
  sessionStorage.clear();
  clearDrafts(null);
  writeStored(STORAGE_KEYS.hideResults, null);
  setGameClock(FIXED_NOW.toISOString());
  writeStored(STORAGE_KEYS.theme, appearance === 'light' ? 'light' : 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  writeStored(STORAGE_KEYS.shortcuts, 'on');
}

/** The meta of stories that play the whole app in a named scenario without news, after these handlers. */
export const flow = (args: FlowArgs, scenario: ScenarioName, createHandlers: () => readonly RequestHandler[]) => ({
  component: FlowApp,
  args: { redirect: fn(), onAddress: fn(), ...args },
  parameters: { layout: 'fullscreen', isWholeApp: true, chromatic: { disableSnapshot: true } },
  beforeEach: ({ globals, msw }: { globals: Record<string, unknown>; msw: Pick<SetupWorker, 'use'> }) => {
    args.openSocket?.mockClear();
    resetBrowserState(globals.appearance);
    msw.use(...createHandlers(), ...NOTHING_NEW, ...scenarios[scenario]);
    return recordToasts();
  },
});

/** The meta of integration stories: a player with an open prediction, and these handlers. */
export const integration = (args: FlowArgs, ...handlers: RequestHandler[]) => flow(args, 'full-card', () => handlers);
