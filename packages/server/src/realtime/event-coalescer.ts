import type { Timers } from './timers.ts';

/** How long the same news is not told again (RELIABILITY.md L2, M20). */
const GAP_MS = 250;

export type EventCoalescer = (key: string, act: () => void) => void;

/** Acts at once, and once more at the end of each gap in which the same key came again; only the last one acts. */
export function createEventCoalescer(timers: Timers): EventCoalescer {
  const waiting = new Map<string, (() => void) | null>();

  function act(key: string, work: () => void): void {
    waiting.set(key, null);
    timers.after(GAP_MS, () => {
      const again = waiting.get(key);
      waiting.delete(key);
      if (again) act(key, again);
    });
    work();
  }

  return (key, work) => {
    if (waiting.has(key)) waiting.set(key, work);
    else act(key, work);
  };
}
