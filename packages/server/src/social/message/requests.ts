import { createNotifications } from '../../account/notification/create-notifications.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { listenersTo } from './people.ts';

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

/**
 * Stores a notification of a new message for those for whom it is a request, once for each thread, unless they have
 * declined it or don't want to hear of its author. Returns them, to be notified after the commit.
 */
export async function announceRequest(db: Db, threadId: string, authorId: string, at: Instant): Promise<string[]> {
  const recipients = await listenersTo(db, threadId, authorId, 1)
    .innerJoin('users as authors', (join) => join.on('authors.id', '=', authorId))
    .select('authors.username')
    .execute();
  const notifications = recipients.map(({ user_id, username }) => ({
    userId: user_id,
    kind: 'MESSAGE_REQUEST' as const,
    eventKey: `request:${threadId}`,
    message: `${username} wants to write to you.`,
    at,
    target: { kind: 'THREAD', id: threadId },
    aboutUserIds: [authorId],
  }));
  return createNotifications(db, notifications);
}
