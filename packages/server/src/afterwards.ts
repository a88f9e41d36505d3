import { isUnavailable } from './db/unavailable.ts';
import { withoutDeadline } from './http/deadline.ts';
import { errorForLog, type Logger } from './http/log.ts';
import { realTimers, type Timers } from './realtime/timers.ts';

/** How often work is tried while the database is away, and how long it waits in between. */
const TRIES = 60;
const AGAIN_MS = 1_000;

/**
 * Work that no answer waits for or depends on: done in turn, one piece at a time; what fails is logged. While the
 * database is away it waits and is tried again, so a piece of work must bear to be done twice.
 */
export type Afterwards = {
  do(work: () => Promise<unknown>): void;
  /** Resolves when nothing is left to do. What waits for the database is tried once more. */
  settled(): Promise<void>;
};

export function createAfterwards(log: Logger, timers: Timers = realTimers): Afterwards {
  let last = Promise.resolve();
  let hurried = 0;
  let goOn: (() => void) | undefined;
  const onError = (error: unknown) => log.error({ error: errorForLog(error) }, 'failed after the answer');

  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = timers.after(AGAIN_MS, resolve);
      goOn = () => {
        cancel();
        resolve();
      };
    });

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    for (let left = TRIES; ; left -= 1) {
      const isLast = hurried > 0 || left <= 1;
      try {
        await withoutDeadline(work);
        return;
      } catch (error) {
        if (isLast || !isUnavailable(error)) throw error;
        if (hurried === 0) await pause();
      }
    }
  }

  return {
    do(work) {
      last = last.then(() => attempt(work)).then(() => {}, onError);
    },
    async settled() {
      hurried += 1;
      goOn?.();
      for (let seen; seen !== last; await seen) seen = last;
      hurried -= 1;
    },
  };
}
