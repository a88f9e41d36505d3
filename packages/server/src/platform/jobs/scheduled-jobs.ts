import { errorForLog, type Logger } from '../http/log.ts';
import type { Timers } from '../clock/timers.ts';

/** A job that runs at startup and again `everyMs` after each run ends. `signal` aborts on `stop`, for long runs. */
export type ScheduledJob = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> };

export type ScheduledJobs = ReturnType<typeof createScheduledJobs>;

/** Logs a failed run; the job runs again at its next time. */
export function createScheduledJobs(jobs: readonly ScheduledJob[], timers: Timers, log: Logger) {
  const running = new Map<string, Promise<void>>();
  const cancels = new Map<string, () => void>();
  let stopping = new AbortController();

  async function runAndReschedule(job: ScheduledJob): Promise<void> {
    const { signal } = stopping;
    try {
      await job.run(signal);
    } catch (error) {
      log.error({ job: job.name, error: errorForLog(error) }, 'a scheduled job failed');
    }
    if (signal.aborted) return;
    const cancel = timers.after(job.everyMs, () => begin(job));
    cancels.set(job.name, cancel);
  }

  const begin = (job: ScheduledJob) => void running.set(job.name, runAndReschedule(job));

  const settled = async () => void (await Promise.all(running.values()));

  async function stop(): Promise<void> {
    stopping.abort();
    for (const cancel of cancels.values()) cancel();
    await settled();
  }

  return {
    /** Runs every job now, and repeatedly until `stop`. May be called again after that. */
    start() {
      stopping = new AbortController();
      jobs.forEach(begin);
      return { stop };
    },
    /** Resolves when no job is running. */
    settled,
    /** Cancels all future runs and resolves when the running jobs have ended. */
    stop,
  };
}
