import { busy } from '../http/refusal.ts';

/** Lets `parallel` pieces of work run at once and `waiting` more stand in line; the next is refused with 503. */
export function createGate(parallel: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < parallel) running += 1;
    else if (line.length < waiting) await new Promise<void>((resume) => line.push(resume));
    else throw busy();
    try {
      return await work();
    } finally {
      // The place is handed on, never given back while someone waits.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
