import { useSyncExternalStore } from 'react';
import {
  onStoredChange,
  readStored,
  storedOnServer,
  type Stored,
  type StoredKey,
  writeStored,
} from '../services/storage.ts';

/**
 * A stored value shared by all tabs; `unset` until it is set. A page that shows the same for both doesn't render twice
 * when it is hydrated.
 */
export function useStored<K extends StoredKey, Unset extends Stored<K> | null = null>(
  key: K,
  unset = null as Unset,
): [Stored<K> | Unset, (value: Stored<K>) => void] {
  const value = useSyncExternalStore(
    onStoredChange,
    () => readStored(key) ?? unset,
    () => storedOnServer(key) ?? unset,
  );
  return [value, (next) => writeStored(key, next)];
}
