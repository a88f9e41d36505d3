import { STORAGE_KEYS } from '@machine/contract';

/** What may be kept in the browser, and the values that it may have: anything else that is found counts as nothing. */
const VALUES = {
  [STORAGE_KEYS.theme]: ['dark', 'light'],
  [STORAGE_KEYS.cookieConsent]: ['accepted', 'dismissed'],
} as const;

export type StoredKey = keyof typeof VALUES;
export type Stored<K extends StoredKey> = (typeof VALUES)[K][number];

/** Stands in where storage is blocked or full: things are remembered for this page's life. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readStored<K extends StoredKey>(key: K): Stored<K> | null {
  const allowed: readonly string[] = VALUES[key];
  let value: string | null;
  try {
    value = localStorage.getItem(key);
  } catch {
    value = null;
  }
  value ??= memory.get(key) ?? null;
  return value !== null && allowed.includes(value) ? (value as Stored<K>) : null;
}

export function writeStored<K extends StoredKey>(key: K, value: Stored<K>): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory above.
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, also of one made in another tab. */
export function onStoredChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) memory.clear();
    else memory.delete(key);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
