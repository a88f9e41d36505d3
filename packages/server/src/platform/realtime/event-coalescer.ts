import type { Timers } from '../clock/timers.ts';

/** Minimum time between two sends of the same event. */
const GAP_MS = 250;

/** Sends immediately, then at most once per gap and key: of several calls during a gap, the last runs at its end. */
export function createEventCoalescer(timers: Timers) {
  const pending = new Map<string, (() => void) | null>();

  function run(key: string, send: () => void): void {
    pending.set(key, null);
    timers.after(GAP_MS, () => {
      const next = pending.get(key);
      pending.delete(key);
      if (next) run(key, next);
    });
    send();
  }

  return (key: string, send: () => void): void => {
    if (pending.has(key)) pending.set(key, send);
    else run(key, send);
  };
}
