import type { Notify } from '../account/notification/notify.ts';
import { gradeDue } from '../game/grading/grade.ts';
import { gameHandlers } from '../game/module.ts';
import type { Instant } from '../platform/clock/time.ts';
import type { Db } from '../platform/db/open.ts';
import { createLogger } from '../platform/http/log.ts';
import { createJobRunner } from '../platform/jobs/job-runner.ts';
import { announceHandler } from '../social/follow/announce-picks.ts';
import { leagueWeekHandler } from '../social/friend-league/end-week.ts';

const bus = { publish: () => {} };

/** Runs all stored jobs in this process, which must be the only one that does. */
export const runJobs = (db: Db, notify: Notify = () => {}, wall: () => Instant = Date.now): Promise<void> =>
  createJobRunner({
    db,
    isShared: false,
    handlers: [...gameHandlers({ notify, wall }), announceHandler(notify), leagueWeekHandler({ notify, bus })],
    log: createLogger('error'),
  }).run();

/** Grades, and runs the jobs that follow. */
export async function gradeAndNotify(db: Db, at: Instant, notify?: Notify, wall?: () => Instant): Promise<string[]> {
  const graded = await gradeDue(db, at);
  await runJobs(db, notify, wall);
  return graded;
}
