import { z } from 'zod';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';

/** Players per step. */
const BATCH = 500;

const notifyPickersTask = defineTask(
  'notify pickers',
  z.object({
    matchId: z.string(),
    eventKey: z.string(),
    message: z.string(),
    at: z.number(),
    /** Only those who had picked by then. */
    pickedBy: z.number(),
    /** The last player who has been notified. */
    after: z.string(),
  }),
);

type MatchNotice = { matchId: string; eventKey: string; message: string; at: Instant; pickedBy: Instant };

/**
 * Stores the job that notifies those who have picked on a match, if they want to know when matches start. Each gets one
 * notification for an event, however often the job is stored. It is dropped at `expiresAt`, in real time.
 */
export const notifyPickers = (db: Db, notice: MatchNotice, expiresAt: Instant): Promise<void> =>
  addJob(
    db,
    notifyPickersTask,
    { ...notice, after: '' },
    { key: `${notifyPickersTask.name}:${notice.matchId}:${notice.eventKey}`, expiresAt },
  );

export const notifyPickersHandler = (notify: Notify) =>
  handleSteps(notifyPickersTask, async (payload, { db, afterCommit }) => {
    const { matchId, eventKey, message, at } = payload;
    const pickers = await db
      .selectFrom('picks')
      .select('user_id')
      .where('match_id', '=', matchId)
      .where('created_at', '<=', payload.pickedBy)
      .where('user_id', '>', payload.after)
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    const last = pickers.at(-1);
    if (last === undefined) return undefined;
    const recipients = await createNotifications(
      db,
      pickers.map(({ user_id: userId }) => ({
        userId,
        kind: 'MATCH_START',
        eventKey,
        message,
        at,
        target: { kind: 'MATCH', id: matchId },
      })),
    );
    afterCommit(() => notify(recipients));
    return pickers.length < BATCH ? undefined : { ...payload, after: last.user_id };
  });
