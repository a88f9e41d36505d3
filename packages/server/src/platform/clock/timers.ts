/** Monotonic time and timeouts; tests control their own. */
export type Timers = {
  /** Returns milliseconds since a fixed moment. */
  now(): number;
  /** Runs `work` after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
};

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    // Pending timers don't keep the process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
