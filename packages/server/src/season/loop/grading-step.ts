import { gradeDue } from '../../game/grading/grade.ts';
import { dueMatches } from '../../game/grading/due.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { realTimers, type Timers } from '../../platform/clock/timers.ts';
import type { Db } from '../../platform/db/open.ts';
import { errorForLog, type Logger } from '../../platform/http/log.ts';

const NONE: ReadonlySet<string> = new Set();

export function createGradingStep(db: Db, log: Logger, timers: Timers = realTimers) {
  let grading: Promise<void> | undefined;

  async function grade(at: Instant): Promise<void> {
    try {
      await gradeDue(db, at);
    } catch (error) {
      log.error({ step: 'grades', error: errorForLog(error) }, 'a step of the season tick failed');
    }
  }

  return {
    /**
     * Grades the matches that are due. Resolves when they are graded, or after `waitMs`: then the rest is graded meanwhile,
     * so that the scores of other matches don't wait for a match with many picks. A failure is logged.
     */
    async run(at: Instant, waitMs: number) {
      grading ??= grade(at).finally(() => (grading = undefined));
      if (waitMs === Infinity) return grading;
      const { promise: timeout, resolve } = Promise.withResolvers<void>();
      const cancel = timers.after(waitMs, resolve);
      await Promise.race([grading, timeout]);
      cancel();
    },
    /** Returns the matches that are still being graded after `run`. */
    async pending() {
      if (grading === undefined) return NONE;
      const due = await dueMatches(db).execute();
      return new Set(due.map(({ id }) => id));
    },
    /** Resolves when nothing is being graded. */
    settled: async () => grading,
  };
}
