import type { Instant } from '../../platform/clock/time.ts';
import { readValue, writeValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import { createSharedCache } from '../../platform/http/shared-cache.ts';

const NAME = 'last deletion';

/** A text that changes with each account deletion. Use it in cache keys, so that no deleted user stays cached. */
export type DeletionVersion = ReturnType<typeof createDeletionVersion>;

/** Reads the version at most once every `maxAgeMs`, so deletions by other processes are noticed within that time. */
export function createDeletionVersion(db: Db, maxAgeMs: number, now: () => Instant) {
  const cache = createSharedCache<string>(maxAgeMs, now);
  return {
    current: () => cache.get(NAME, async () => (await readValue(db, NAME)) ?? ''),
    /** Call it when this process has deleted an account, so that it is gone at once. */
    forget: () => cache.invalidate(),
  };
}

export const renewDeletionVersion = (db: Db): Promise<void> => writeValue(db, NAME, crypto.randomUUID());
