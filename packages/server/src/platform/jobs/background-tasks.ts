import { isUnavailable } from '../db/unavailable.ts';
import { withoutDeadline } from '../db/statement-deadline.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import { realTimers, type Timers } from '../clock/timers.ts';

/** Attempts per task while the database is unavailable, and the pause between them. */
const ATTEMPTS_MAX = 60;
const RETRY_MS = 1_000;

/**
 * Runs work that no response depends on, one task at a time, and logs failures. Tasks are lost when the process dies:
 * what must not be lost is a job. While the database is unavailable a task is retried, so running it twice must be
 * harmless.
 */
export type BackgroundTasks = {
  /** Does nothing while another task with the same `key` waits to be run. */
  enqueue(task: () => Promise<unknown>, key?: string): void;
  /** Resolves when the queue is empty. A task that is waiting for the database gets one last attempt. */
  settled(): Promise<void>;
};

export function createBackgroundTasks(log: Logger, timers: Timers = realTimers): BackgroundTasks {
  const waiting = new Set<string>();
  let last = Promise.resolve();
  let settling = 0;
  let skipPause: (() => void) | undefined;
  const onError = (error: unknown) => log.error({ error: errorForLog(error) }, 'a background task failed');

  const pause = () =>
    new Promise<void>((resolve) => {
      const cancel = timers.after(RETRY_MS, resolve);
      skipPause = () => {
        cancel();
        resolve();
      };
    });

  async function run(task: () => Promise<unknown>): Promise<void> {
    for (let left = ATTEMPTS_MAX; ; left -= 1) {
      const isLast = settling > 0 || left <= 1;
      try {
        await withoutDeadline(task);
        return;
      } catch (error) {
        if (isLast || !isUnavailable(error)) throw error;
        if (settling === 0) await pause();
      }
    }
  }

  return {
    enqueue(task, key) {
      if (key !== undefined && waiting.has(key)) return;
      if (key !== undefined) waiting.add(key);
      const start = () => {
        if (key !== undefined) waiting.delete(key);
        return run(task);
      };
      last = last.then(start).then(() => {}, onError);
    },
    async settled() {
      settling += 1;
      skipPause?.();
      for (let seen; seen !== last; await seen) seen = last;
      settling -= 1;
    },
  };
}
