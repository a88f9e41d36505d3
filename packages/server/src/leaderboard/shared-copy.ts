import type { Instant } from '../feed/feed.ts';

type Copy<Value> = { at: Instant; value: Promise<Value> };

/**
 * Answers that everybody shares: one a key, at most `maxAgeMs` old, filled by one question at a time however many ask
 * (RELIABILITY.md L1). What fails is not kept.
 */
export function createSharedCopies<Value>(maxAgeMs: number, now: () => Instant) {
  const copies = new Map<string, Copy<Value>>();
  const isFresh = ({ at }: Copy<Value>) => now() >= at && now() - at < maxAgeMs;

  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const known = copies.get(key);
    if (known && isFresh(known)) return known.value;
    for (const [other, copy] of copies) if (!isFresh(copy)) copies.delete(other);
    const copy = { at: now(), value: load() };
    copies.set(key, copy);
    copy.value.catch(() => {
      if (copies.get(key) === copy) copies.delete(key);
    });
    return copy.value;
  };
}
