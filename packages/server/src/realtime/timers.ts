/** Real time for what waits and repeats: no clock that is set moves it. Tests drive their own. */
export type Timers = {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Does `work` in `ms` milliseconds, unless the function that it gives is called before. */
  after(ms: number, work: () => void): () => void;
};

export const realTimers: Timers = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    // What is left to do later does not keep a process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
