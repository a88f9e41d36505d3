import { RANK_STARS } from '@machine/contract';
import { z } from 'zod';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleBatches, handleSteps, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { unlockAchievements } from '../achievement/unlock.ts';
import { loadHistories } from '../totals/history.ts';
import { pushResults } from '../reminder/push-results.ts';
import { type EarnedRank, rankMessage } from '../totals/rank.ts';
import { notifyResults } from './notify-results.ts';
import type { RankUp } from './update-totals.ts';

/** Players per step. */
const BATCH = 250;

const gradedTask = defineTask(
  'match graded',
  z.object({
    matchId: z.string(),
    startTime: z.number(),
    at: z.number(),
    /** The last player who has been processed. */
    after: z.string(),
  }),
);

const rankUpTask = defineTask(
  'rank up',
  z.object({
    players: z.array(z.object({ userId: z.string(), rank: z.enum(Object.keys(RANK_STARS) as EarnedRank[]) })),
    at: z.number(),
  }),
);

/** A change of the grade of a match, at the game time `at`. */
type Graded = { matchId: string; startTime: Instant; at: Instant };

/** Stores the job that notifies the players of a match of their results, and unlocks their achievements. */
export const addGradedJob = (db: Db, graded: Graded): Promise<void> =>
  addJob(db, gradedTask, { ...graded, after: '' }, { key: `${gradedTask.name}:${graded.matchId}` });

/** Stores the jobs that notify players of their new ranks. */
export async function addRankUpJobs(db: Db, rankUps: readonly RankUp[], at: Instant): Promise<void> {
  for (let start = 0; start < rankUps.length; start += BATCH) {
    await addJob(db, rankUpTask, { players: rankUps.slice(start, start + BATCH), at });
  }
}

export const gradingHandlers = ({ notify, wall }: { notify: Notify; wall: () => Instant }): JobHandler[] => [
  handleSteps(gradedTask, async (payload, { db, afterCommit }) => {
    const players = await db
      .selectFrom('picks')
      .select('user_id')
      .where('match_id', '=', payload.matchId)
      .where('user_id', '>', payload.after)
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    const last = players.at(-1);
    if (last === undefined) return undefined;
    const userIds = players.map(({ user_id }) => user_id);
    const { startTime, at } = payload;
    const historyOf = await loadHistories(db, userIds);
    const notifyLater: Notify = (recipients) => afterCommit(() => notify(recipients));
    await notifyResults(db, userIds, { startTime, historyOf, at }, notifyLater);
    await pushResults(db, userIds, startTime, wall());
    await unlockAchievements(db, userIds, at, notifyLater, historyOf);
    return players.length < BATCH ? undefined : { ...payload, after: last.user_id };
  }),

  handleBatches(rankUpTask, 1, async (payloads, { db, afterCommit }) => {
    const rankUps = payloads.flatMap(({ players, at }) => players.map((player) => ({ ...player, at })));
    const recipients = await createNotifications(
      db,
      rankUps.map(({ userId, rank, at }) => ({
        userId,
        kind: 'RANK_UP',
        eventKey: `rank:${rank}`,
        message: rankMessage(rank),
        at,
        target: { kind: 'PROFILE', id: userId },
      })),
    );
    afterCommit(() => notify(recipients));
  }),
];
