import type { Notify } from './account/notification/notify.ts';
import { unlockHandler } from './game/achievement/unlock-job.ts';
import { gradingHandlers } from './game/grading/grading-jobs.ts';
import { notifyPickersHandler } from './game/match/notify-pickers.ts';
import { lastCallHandler } from './game/reminder/last-call.ts';
import type { Instant } from './platform/clock/time.ts';
import type { JobHandler } from './platform/jobs/job-handler.ts';
import { announceHandler } from './social/follow/announce-picks.ts';

type JobHandlerDeps = {
  /** Takes the users with new notifications, after the commit. */
  notify: Notify;
  /** Returns real time. */
  wall: () => Instant;
};

/** Returns the handlers of all tasks. */
export const jobHandlers = ({ notify, wall }: JobHandlerDeps): JobHandler[] => [
  unlockHandler(notify),
  announceHandler(notify),
  notifyPickersHandler(notify),
  lastCallHandler({ wall }),
  ...gradingHandlers({ notify, wall }),
];
