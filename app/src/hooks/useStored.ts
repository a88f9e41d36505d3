import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, type Stored, type StoredKey, writeStored } from '../services/storage.ts';

/** A stored value shared by all tabs; null until it is set, and while a page is hydrated: the server doesn't know it. */
export function useStored<K extends StoredKey>(key: K): [Stored<K> | null, (value: Stored<K>) => void] {
  const value = useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => null,
  );
  return [value, (next) => writeStored(key, next)];
}
