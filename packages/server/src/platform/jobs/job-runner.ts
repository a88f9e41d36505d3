import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';
import { withoutDeadline } from '../db/statement-deadline.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { JobHandler } from './job-handler.ts';
import { continueJob, finishJobs, lockJobs, nextJobs, retryJobs, type StoredJob } from './waiting-jobs.ts';

type JobRunnerDeps = {
  db: Db;
  /** True if several processes may run jobs of the database. */
  isShared: boolean;
  handlers: readonly JobHandler[];
  log: Logger;
  /** Returns real time. */
  now?: () => Instant;
};

/**
 * Creates the runner of stored jobs. Of all processes on a database, one at a time runs jobs, in the order in which they
 * are due; it changes with every batch, so any process may die at any moment. A batch and its completion are committed
 * together: what a job has written to the database is there exactly once. Failed jobs are retried.
 */
export function createJobRunner({ db, isShared, handlers, log, now = Date.now }: JobRunnerDeps) {
  const handlerOf = new Map(handlers.map((handler) => [handler.task, handler]));
  const batchSizeOf = (task: string) => handlerOf.get(task)?.batchSize ?? 1;
  let running: Promise<void> | undefined;

  /** Returns whether there were jobs to run. */
  async function runBatch(): Promise<boolean> {
    const callbacks: (() => void)[] = [];
    let jobs: readonly StoredJob[] = [];
    try {
      await db.transaction().execute(async (transaction) => {
        if (!(await lockJobs(transaction, isShared))) return;
        jobs = await nextJobs(transaction, now(), batchSizeOf);
        await runJobs(transaction, jobs, (work) => callbacks.push(work));
      });
    } catch (error) {
      if (jobs.length === 0) throw error;
      await retry(jobs, error);
      return true;
    }
    for (const callback of callbacks) callback();
    return jobs.length > 0;
  }

  async function runJobs(transaction: Db, jobs: readonly StoredJob[], afterCommit: (work: () => void) => void) {
    const [first] = jobs;
    if (first === undefined) return;
    const handler = handlerOf.get(first.task);
    if (handler === undefined) throw new Error(`There is no handler for the task "${first.task}".`);
    const startedAt = now();
    const current = jobs.filter(({ expires_at }) => expires_at === null || expires_at > startedAt);
    const payloads = current.map(({ payload }) => payload);
    const next = payloads.length === 0 ? undefined : await handler.run(payloads, { db: transaction, afterCommit });
    if (next === undefined) await finishJobs(transaction, jobs);
    else await continueJob(transaction, first, next, now());
  }

  async function retry(jobs: readonly StoredJob[], error: unknown): Promise<void> {
    const dropped = await retryJobs(db, jobs, now());
    if (dropped.length === 0 && isUnavailable(error)) return;
    const [{ task, attempts } = { task: '', attempts: 0 }] = jobs;
    log.error({ task, attempts, dropped: dropped.length, error: errorForLog(error) }, 'a job failed');
  }

  async function runAll(signal: AbortSignal): Promise<void> {
    try {
      let hasMore = true;
      while (hasMore && !signal.aborted) {
        hasMore = await runBatch();
        // Requests run between batches: on SQLite, statements block the event loop.
        await yieldToEventLoop();
      }
    } catch (error) {
      // The next run continues.
      if (!isUnavailable(error)) log.error({ error: errorForLog(error) }, 'jobs could not be run');
    }
  }

  return {
    /** Runs the jobs that are due until none is left or `signal` aborts. A call during a run joins it. Never throws. */
    async run(signal = new AbortController().signal): Promise<void> {
      running ??= withoutDeadline(() => runAll(signal)).finally(() => (running = undefined));
      await running;
    },
  };
}
