import type { Instant } from '../clock/time.ts';
import { withoutDeadline } from '../db/statement-deadline.ts';
import { noteCopy } from './shared-copies.ts';

type Entry<Value> = { at: Instant; value: Promise<Value>; isLoading: boolean };

/**
 * Caches values that are the same for every caller. Entries are at most `maxAgeMs` old, concurrent calls for a key share
 * one load, and failed loads aren't cached.
 */
export function createSharedCache<Value>(maxAgeMs: number, now: () => Instant) {
  const entries = new Map<string, Entry<Value>>();
  // A load that takes longer than maxAgeMs still counts as fresh, so that a slow database isn't queried twice.
  const isFresh = ({ at, isLoading }: Entry<Value>) => isLoading || (now() >= at && now() - at < maxAgeMs);

  return {
    /** Returns the cached value, or loads it when there is no fresh one. */
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const cached = entries.get(key);
      noteCopy(cached && isFresh(cached) ? 'used' : 'loaded');
      if (cached && isFresh(cached)) return cached.value;
      for (const [other, entry] of entries) if (!isFresh(entry)) entries.delete(other);
      const entry = { at: now(), value: withoutDeadline(load), isLoading: true };
      entries.set(key, entry);
      entry.value.then(
        () => (entry.isLoading = false),
        () => entries.get(key) === entry && entries.delete(key),
      );
      return entry.value;
    },
    /** Drops one entry, or all without a key. A load in progress is dropped too: later calls get current data. */
    invalidate(key?: string): void {
      if (key === undefined) entries.clear();
      else entries.delete(key);
    },
  };
}
