import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { safeStorage } from './safeStorage.ts';

/** The stored keys and their allowed values; any other value counts as unset. A pattern allows many. */
const VALUES = {
  [STORAGE_KEYS.theme]: ['dark', 'light'],
  [STORAGE_KEYS.cookieConsent]: ['accepted', 'dismissed'],
  [STORAGE_KEYS.shortcuts]: ['on', 'off'],
  /** The start of the newest week whose end the player has closed. */
  [STORAGE_KEYS.seenWeek]: /^[\dT:.Z-]{1,30}$/,
  /** The player of this device hides results. Whose choice it is isn't stored: it is removed with the session. */
  [STORAGE_KEYS.hideResults]: ['on'],
} as const;

export type StoredKey = keyof typeof VALUES;
export type Stored<K extends StoredKey> = (typeof VALUES)[K] extends readonly string[]
  ? (typeof VALUES)[K][number]
  : string;

const local = safeStorage(() => localStorage);
/** Fallback for blocked or full storage. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readStored<K extends StoredKey>(key: K): Stored<K> | null {
  const allowed: readonly string[] | RegExp = VALUES[key];
  const value = local.read(key) ?? memory.get(key);
  if (value === undefined) return null;
  const isAllowed = allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
  return isAllowed ? (value as Stored<K>) : null;
}

/** Stores a value; null removes it. */
export function writeStored<K extends StoredKey>(key: K, value: Stored<K> | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  local.write(key, value);
  for (const listener of listeners) listener();
}

/** Subscribes to changes, including those from other tabs. */
export function onStoredChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) memory.clear();
    else memory.delete(key);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
