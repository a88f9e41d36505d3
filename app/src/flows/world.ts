import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { reply } from '@machine/mocks/handlers';
import type { SetupWorker } from 'msw/browser';
import { writeStored } from '../services/storage.ts';

type Context = { globals: Record<string, unknown>; msw: Pick<SetupWorker, 'use'> };

/**
 * The world before a journey: nothing is remembered in this browser but the appearance and an answered cookie notice,
 * and nothing has happened that the header would tell.
 */
export function freshWorld({ globals, msw }: Context): void {
  sessionStorage.clear();
  writeStored(STORAGE_KEYS.theme, globals.appearance === 'light' ? 'light' : 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  msw.use(
    reply(endpoints.unreadCount, { count: 0 }),
    reply(endpoints.notifications, []),
    reply(endpoints.matchChats, []),
  );
}
