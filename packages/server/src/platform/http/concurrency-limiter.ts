import { busy } from './http-error.ts';

/** Limits concurrency: `parallel` tasks run at once, up to `queued` more wait, and excess ones are rejected with 503. */
export function createConcurrencyLimiter(parallel: number, queued = 0) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < parallel) running += 1;
    else if (queue.length < queued) await new Promise<void>((resume) => queue.push(resume));
    else throw busy();
    try {
      return await task();
    } finally {
      // The slot passes directly to the next task, so that a new one can't take it in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
