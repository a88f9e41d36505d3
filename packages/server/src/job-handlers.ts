import type { Notify } from './account/notification/notify.ts';
import { unlockHandler } from './game/achievement/unlock-job.ts';
import { gradingHandlers } from './game/grading/grading-jobs.ts';
import { notifyPickersHandler } from './game/match/notify-pickers.ts';
import type { JobHandler } from './platform/jobs/job-handler.ts';
import { announceHandler } from './social/follow/announce-picks.ts';

/** Returns the handlers of all tasks. `notify` takes the users with new notifications, after the commit. */
export const jobHandlers = (notify: Notify): JobHandler[] => [
  unlockHandler(notify),
  announceHandler(notify),
  notifyPickersHandler(notify),
  ...gradingHandlers(notify),
];
