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

/** Runs `work`, which never rejects, `ms` after each run. Returns a function that stops, and waits for the last run. */
export function repeat(ms: number, work: () => Promise<void>, { after }: Timers): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let cancel = after(ms, run);

  function run(): void {
    running = work().then(() => {
      if (!isStopped) cancel = after(ms, run);
    });
  }

  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}
