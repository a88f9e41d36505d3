import { z } from 'zod';
import type { Notify } from '../../account/notification/notify.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleBatches } from '../../platform/jobs/job-handler.ts';
import { unlockAchievements } from './unlock.ts';

/** `at` is the game time of what the user has done. */
const unlockTask = defineTask('unlock achievements', z.object({ userId: z.string(), at: z.number() }));

/** Users whose achievements are computed at once. */
const BATCH = 200;

/** Stores a job that unlocks what a user has newly reached. One is enough for everything until it runs. */
export const addUnlockJob = (db: Db, userId: string, at: Instant): Promise<void> =>
  addJob(db, unlockTask, { userId, at }, { key: `${unlockTask.name}:${userId}` });

export const unlockHandler = (notify: Notify) =>
  handleBatches(unlockTask, BATCH, async (payloads, { db, afterCommit }) => {
    const userIds = payloads.map(({ userId }) => userId).toSorted();
    const at = Math.max(...payloads.map((payload) => payload.at));
    await unlockAchievements(db, userIds, at, (recipients) => afterCommit(() => notify(recipients)));
  });
