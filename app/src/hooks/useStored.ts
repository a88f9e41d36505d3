import { useSyncExternalStore } from 'react';
import {
  onStoredChange,
  readStored,
  storedOnServer,
  type Stored,
  type StoredKey,
  writeStored,
} from '../services/storage.ts';

/** A stored value shared by all tabs; null until it is set. */
export function useStored<K extends StoredKey>(key: K): [Stored<K> | null, (value: Stored<K>) => void] {
  const value = useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => storedOnServer(key),
  );
  return [value, (next) => writeStored(key, next)];
}
