import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, type Stored, type StoredKey, writeStored } from '../services/storage.ts';

/**
 * A stored value shared by all tabs; `unset` until it is set, and while a page is hydrated: the server doesn't know it.
 */
export function useStored<K extends StoredKey, Unset extends Stored<K> | null = null>(
  key: K,
  unset = null as Unset,
): [Stored<K> | Unset, (value: Stored<K>) => void] {
  const value = useSyncExternalStore(
    onStoredChange,
    () => readStored(key) ?? unset,
    () => unset,
  );
  return [value, (next) => writeStored(key, next)];
}
