import { removeExpiredResets } from './account/auth/password-reset.ts';
import { createEmailDigestJob, type EmailDigestDeps } from './account/notification/email-digests.ts';
import { createPushJob, type PushJobDeps } from './account/push/push-job.ts';
import { removeOldBoardTotals } from './game/leaderboard/board-totals.ts';
import type { Backups } from './platform/backup/backups.ts';
import { HOUR_MS, MINUTE_MS } from './platform/clock/time.ts';
import type { JobRunner } from './platform/jobs/job-runner.ts';
import type { ScheduledJob } from './platform/jobs/scheduled-jobs.ts';
import type { RateStore } from './platform/throttle/rate-store.ts';
import { createPurgeJob } from './social/privacy/purge-job.ts';

/** How long a stored job waits at most while no other job runs. */
const JOBS_MS = 500;
const EMAIL_DIGESTS_MS = 5_000;
const PUSHES_MS = 1_000;

type ServerJobDeps = EmailDigestDeps & {
  jobRunner: JobRunner;
  push: Pick<PushJobDeps, 'pushClient' | 'onAttempt'>;
  dataDir: string;
  /** Null without a SQLite file. */
  backups: Backups | null;
  rateStore: RateStore | null | undefined;
};

/** Returns the jobs that run on the leader, in a schedule. `db` is that of the leader. */
export function serverJobs(deps: ServerJobDeps): ScheduledJob[] {
  const { db, clock, wall, jobRunner, push, dataDir, backups, rateStore } = deps;
  return [
    { name: 'jobs', everyMs: JOBS_MS, run: jobRunner.run },
    { name: 'email digests', everyMs: EMAIL_DIGESTS_MS, run: createEmailDigestJob(deps) },
    { name: 'push notifications', everyMs: PUSHES_MS, run: createPushJob({ db, wall, ...push }) },
    { name: 'purge', everyMs: HOUR_MS, run: createPurgeJob({ db, wall, dataDir }) },
    { name: 'old board totals', everyMs: HOUR_MS, run: () => removeOldBoardTotals(db, clock.now()) },
    { name: 'backup', everyMs: HOUR_MS, run: async () => backups?.createNightly(db) },
    // Deleted early, so that a clock that is set back can't make them valid again.
    { name: 'expired reset links', everyMs: MINUTE_MS, run: () => removeExpiredResets(db, wall()) },
    { name: 'ended rate windows', everyMs: MINUTE_MS, run: async () => rateStore?.deleteEnded?.() },
  ];
}
