import type { Instant } from './feed/feed.ts';
import { withoutDeadline } from './http/deadline.ts';

type Copy<Value> = { at: Instant; value: Promise<Value>; isLoading: boolean };

export type SharedCopies<Value> = {
  /** The copy under `key`, loaded when there is none that is fresh. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Drops a copy, also one that is being loaded: who asks from now on sees what is there now. All without a key. */
  forget(key?: string): void;
};

/**
 * Answers that everybody shares: one a key, at most `maxAgeMs` old, filled by one question at a time however many ask
 * (RELIABILITY.md L1). What fails is not kept.
 */
export function createSharedCopies<Value>(maxAgeMs: number, now: () => Instant): SharedCopies<Value> {
  const copies = new Map<string, Copy<Value>>();
  // Who asks during a load that takes longer than a copy lives waits for it, instead of asking a slow database again.
  const isFresh = ({ at, isLoading }: Copy<Value>) => isLoading || (now() >= at && now() - at < maxAgeMs);

  return {
    get(key, load) {
      const known = copies.get(key);
      if (known && isFresh(known)) return known.value;
      for (const [other, copy] of copies) if (!isFresh(copy)) copies.delete(other);
      const copy = { at: now(), value: withoutDeadline(load), isLoading: true };
      copies.set(key, copy);
      copy.value.then(
        () => {
          copy.isLoading = false;
        },
        () => {
          if (copies.get(key) === copy) copies.delete(key);
        },
      );
      return copy.value;
    },
    forget(key) {
      if (key === undefined) copies.clear();
      else copies.delete(key);
    },
  };
}
