import { errorForLog, type Logger } from '../http/log.ts';
import type { Timers } from '../clock/timers.ts';

/** A job that runs at startup and again `everyMs` after each run ends. `signal` aborts on `stop`, for long runs. */
export type ScheduledJob = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> };

export type ScheduledJobs = {
  /** Runs every job now, and repeatedly until `stop`. */
  start(): void;
  /** Resolves when no job is running. */
  settled(): Promise<void>;
  /** Cancels all future runs and resolves when the running jobs have ended. */
  stop(): Promise<void>;
};

/** Logs a failed run; the job runs again at its next time. */
export function createScheduledJobs(jobs: readonly ScheduledJob[], timers: Timers, log: Logger): ScheduledJobs {
  const running = new Map<string, Promise<void>>();
  const cancels = new Map<string, () => void>();
  const stopping = new AbortController();

  async function runAndReschedule(job: ScheduledJob): Promise<void> {
    const { name, everyMs, run } = job;
    try {
      await run(stopping.signal);
    } catch (error) {
      log.error({ job: name, error: errorForLog(error) }, 'a scheduled job failed');
    }
    if (!stopping.signal.aborted)
      cancels.set(
        name,
        timers.after(everyMs, () => begin(job)),
      );
  }

  function begin(job: ScheduledJob): void {
    running.set(job.name, runAndReschedule(job));
  }

  const settled = async () => void (await Promise.all(running.values()));
  return {
    start: () => jobs.forEach(begin),
    settled,
    async stop() {
      stopping.abort();
      for (const cancel of cancels.values()) cancel();
      await settled();
    },
  };
}
