type Start = (run: () => void, delay?: number, ...input: unknown[]) => number;

/**
 * Holds back timers with this delay, so that a story says when their time is over, and not the speed of the machine.
 * `elapse` runs those that have been set until now, and `release` ends it.
 */
export function holdTimers(ms: number) {
  const { setTimeout, clearTimeout } = window;
  const start = setTimeout.bind(window) as unknown as Start;
  const held = new Map<number, () => void>();
  let lastId = 0;

  const hold: Start = (run, delay, ...input) => {
    if (delay !== ms) return start(run, delay, ...input);
    // Unlike those of the browser.
    held.set(--lastId, run);
    return lastId;
  };
  window.setTimeout = hold as unknown as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(Number(id))) clearTimeout.call(window, id);
  };
  return {
    elapse: () => {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release: () => {
      Object.assign(window, { setTimeout, clearTimeout });
    },
  };
}
