import type { DmMessage } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { keyUsed } from '../http/request-key.ts';
import { rejectSystemPrefix } from '../system-prefix.ts';
import { requireFollowedIn } from './permissions.ts';

type NewMessage = { threadId: string; userId: string; text: string; requestKey: string | null; at: Instant };

/** The message as it is stored, now or by an earlier request with the same key. */
export type Sent = { message: DmMessage; isNew: boolean };

/**
 * Stores a message. Throws a `Refusal`: 400 for a line like the game's own, 403 for a sender who follows nobody in the
 * thread, 422 when the key stands for another message.
 */
export async function sendMessage(db: Db, message: NewMessage): Promise<Sent> {
  rejectSystemPrefix(message.text);
  return db.transaction().execute((transaction) => store(transaction, message));
}

async function store(db: Db, { threadId, userId, text, requestKey, at }: NewMessage): Promise<Sent> {
  const id = crypto.randomUUID();
  const position = (await lockThread(db, threadId)) + 1;
  const stored = await db
    .insertInto('dm_messages')
    .values({ id, thread_id: threadId, position, user_id: userId, text, request_key: requestKey, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored !== undefined) {
    // After the insert, so that a retry of a stored message is answered even after an unfollow.
    await requireFollowedIn(db, userId, threadId);
    const moved = { last_position: position, last_at: at };
    await db.updateTable('dm_threads').set(moved).where('id', '=', threadId).execute();
    return { message: { id, userId, text, createdAt: new Date(at).toISOString() }, isNew: true };
  }
  const first = await db
    .selectFrom('dm_messages')
    .select(['id', 'thread_id', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  if (first.thread_id !== threadId || first.text !== text) throw keyUsed();
  const createdAt = new Date(first.created_at).toISOString();
  return { message: { id: first.id, userId, text, createdAt }, isNew: false };
}

/** Until the transaction ends whoever else would write into the thread waits; gives how far it has come. */
async function lockThread(db: Db, id: string): Promise<number> {
  const { last_position } = await db
    .updateTable('dm_threads')
    .set((eb) => ({ last_position: eb.ref('last_position') }))
    .where('id', '=', id)
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return last_position;
}
