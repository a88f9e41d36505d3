import { z } from 'zod';
import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Notify } from '../../account/notification/notify.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';
import { addJob, defineTask } from '../../platform/jobs/job.ts';
import { handleSteps } from '../../platform/jobs/job-handler.ts';

/** Players per step. */
const BATCH = 500;

const matchNotice = z.object({
  matches: z.array(z.object({ id: z.string(), name: z.string() })),
  eventKey: z.string(),
  /** The texts about one match, and about several. */
  says: z.object({ one: z.string(), many: z.string() }),
  at: z.number(),
  /** Only those who had picked by then. */
  pickedBy: z.number(),
});
type MatchNotice = z.infer<typeof matchNotice>;

/** `after`: the last player who has been notified. */
const notifyPickersTask = defineTask('notify of matches', matchNotice.extend({ after: z.string() }));

/**
 * Stores the job that notifies those who have picked on some matches, if they want to know when matches start. Each gets
 * one notification for an event, however often the job is stored. It is dropped at `expiresAt`, in real time.
 */
export const notifyPickers = (db: Db, notice: MatchNotice, expiresAt: Instant): Promise<void> =>
  addJob(
    db,
    notifyPickersTask,
    { ...notice, after: '' },
    { key: `${notifyPickersTask.name}:${notice.matches[0]?.id}:${notice.eventKey}`, expiresAt },
  );

export const notifyPickersHandler = (notify: Notify) =>
  handleSteps(notifyPickersTask, async (payload, { db, afterCommit }) => {
    const { matches, eventKey, says, at } = payload;
    const ids = matches.map(({ id }) => id);
    const picks = db.selectFrom('picks').where('match_id', 'in', ids).where('created_at', '<=', payload.pickedBy);
    const pickers = picks
      .select('user_id')
      .distinct()
      .where('user_id', '>', payload.after)
      .orderBy('user_id')
      .limit(BATCH);
    const rows = await picks
      .select(['user_id', 'match_id'])
      .where('user_id', 'in', pickers)
      .orderBy('user_id')
      .execute();
    const picked = [...Map.groupBy(rows, ({ user_id }) => user_id)];
    const last = picked.at(-1);
    if (last === undefined) return undefined;
    const notifications = picked.flatMap(([userId, own]) => {
      const [first, ...more] = matches.filter(({ id }) => own.some(({ match_id }) => match_id === id));
      if (first === undefined) return [];
      const message =
        more.length === 0 ? `${first.name} ${says.one}` : `${first.name} and ${more.length} more ${says.many}`;
      const target = { kind: 'MATCH', id: first.id };
      return [{ userId, kind: 'MATCH_START' as const, eventKey, message, at, target }];
    });
    const recipients = await createNotifications(db, notifications);
    afterCommit(() => notify(recipients));
    return picked.length < BATCH ? undefined : { ...payload, after: last[0] };
  });
