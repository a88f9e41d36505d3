import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { idempotencyKeyReused } from '../../platform/http/idempotency-key.ts';
import { rejectSystemPrefix } from '../chat/system-prefix.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { requireWritable } from './thread.ts';
import { toMessage } from './read-threads.ts';
import { acceptThread, announceRequest } from './requests.ts';

type NewMessage = {
  threadId: string;
  userId: string;
  text: string;
  requestKey: string | null;
  at: Instant;
  requireMayWrite: RequireMayWrite;
};

/**
 * Stores a message, which accepts a request. Returns it, new or from an earlier request with the same key, and who got a
 * notification of it. Rejects a line that imitates a SYSTEM message with 400, a thread that the sender can't see with 404,
 * one that everyone else has left and a sender who may not write with 403, and a key that was used for another message with
 * 422.
 */
export async function sendMessage(db: Db, message: NewMessage) {
  rejectSystemPrefix(message.text);
  return db.transaction().execute((transaction) => store(transaction, message));
}

async function store(db: Db, { threadId, userId, text, requestKey, at, requireMayWrite }: NewMessage) {
  const id = crypto.randomUUID();
  const position = (await lockThread(db, threadId)) + 1;
  const stored = await db
    .insertInto('dm_messages')
    .values({ id, thread_id: threadId, position, user_id: userId, text, request_key: requestKey, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning(['id', 'user_id', 'text', 'created_at', 'deleted_at'])
    .executeTakeFirst();
  if (stored !== undefined) {
    // After the insert, so that a retry of a stored message succeeds even after the others have left.
    await requireWritable(db, userId, threadId);
    await requireMayWrite(db, { userId, text });
    await acceptThread(db, threadId, userId);
    const moved = { last_position: position, last_at: at };
    await db.updateTable('dm_threads').set(moved).where('id', '=', threadId).execute();
    const notified = await announceRequest(db, threadId, userId, at);
    return { message: toMessage(stored), isNew: true, notified };
  }
  const first = await db
    .selectFrom('dm_messages')
    .select(['id', 'user_id', 'thread_id', 'text', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  if (first.thread_id !== threadId || (first.deleted_at === null && first.text !== text)) throw idempotencyKeyReused();
  return { message: toMessage(first), isNew: false, notified: [] };
}

/** Locks a thread for writing until the transaction ends. Returns its last position. */
async function lockThread(db: Db, id: string): Promise<number> {
  const { last_position } = await db
    .updateTable('dm_threads')
    .set((eb) => ({ last_position: eb.ref('last_position') }))
    .where('id', '=', id)
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return last_position;
}
