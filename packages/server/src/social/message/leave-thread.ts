import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Thread } from './people.ts';

/** Leaves a thread or declines a request, for good. Rejects a thread whose participants others manage with 409. */
export async function leaveThread(db: Db, { id, isManaged, me }: Thread, at: Instant): Promise<void> {
  if (isManaged) throw new HttpError(409, "Leave the league, and you'll leave its conversation.");
  await db
    .updateTable('dm_participants')
    .set({ left_at: at })
    .where('thread_id', '=', id)
    .where('user_id', '=', me.userId)
    .execute();
}
