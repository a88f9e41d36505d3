import { outsideCalls } from './http/deadline.ts';
import { errorForLog, type Logger } from './http/log.ts';

/** Work that no answer waits for or depends on: done in turn, one piece at a time; what fails is logged. */
export type Afterwards = {
  do(work: () => Promise<unknown>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
};

export function createAfterwards(log: Logger): Afterwards {
  let last = Promise.resolve();
  const onError = (error: unknown) => log.error({ error: errorForLog(error) }, 'failed after the answer');
  return {
    do(work) {
      last = last.then(() => outsideCalls(work)).then(() => {}, onError);
    },
    async settled() {
      for (let seen; seen !== last; await seen) seen = last;
    },
  };
}
