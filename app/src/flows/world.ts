import { STORAGE_KEYS } from '@machine/contract';
import { writeStored } from '../services/storage.ts';

/** What is remembered in this browser before a journey: nothing but the appearance, and an answered cookie notice. */
export function freshBrowser({ globals }: { globals: Record<string, unknown> }): void {
  sessionStorage.clear();
  writeStored(STORAGE_KEYS.theme, globals.appearance === 'light' ? 'light' : 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
}
