import { retryAfterMs } from './retryAfter.ts';

/**
 * Runs at most one action per key at a time and ignores further calls until it settles, plus Retry-After on a 429.
 * Tracks keys in a set instead of React state, which would update too late for two presses in the same tick.
 */
export function createSingleFlight(onChange?: (busy: ReadonlySet<string>) => void) {
  const busy = new Set<string>();
  const notify = () => onChange?.(new Set(busy));
  return (key: string, action: () => Promise<unknown>): void => {
    if (busy.has(key)) return;
    busy.add(key);
    notify();
    const release = () => {
      busy.delete(key);
      notify();
    };
    // The caller of the action handles failures.
    action().then(release, (error: unknown) => setTimeout(release, retryAfterMs(error)));
  };
}
