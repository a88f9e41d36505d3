import type { Db } from '../../platform/db/open.ts';

/** Accepts a request of one's own; does nothing when the thread is none. */
export async function acceptThread(db: Db, threadId: string, userId: string): Promise<void> {
  await db
    .updateTable('dm_participants')
    .set({ is_request: 0 })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .where('is_request', '=', 1)
    .execute();
}

/** Accepts every request by a player whom the user now follows, including declined ones. */
export async function acceptRequestsFrom(db: Db, starterId: string, userId: string): Promise<void> {
  await db
    .updateTable('dm_participants')
    .set({ is_request: 0, left_at: null })
    .where('user_id', '=', userId)
    .where('is_request', '=', 1)
    .where('thread_id', 'in', (eb) => eb.selectFrom('dm_threads').select('id').where('started_by', '=', starterId))
    .execute();
}
