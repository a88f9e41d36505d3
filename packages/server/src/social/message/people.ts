import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { isId } from '../../platform/db/id.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { hasNotMuted, isVisibleTo } from '../safety/hidden.ts';

/**
 * A present or former participant of a thread, as the viewer sees them. `left_at`: also of those who declined the request.
 * `hidden_until`: the position up to which they see no messages. `is_hidden`: they and the viewer are hidden from each other.
 */
export type Person = Awaited<ReturnType<typeof peopleIn>>[number];

const bit = (condition: RawBuilder<unknown>) => sql<0 | 1>`case when ${condition} then 1 else 0 end`;

/** Returns everyone of these threads by name, including the viewer and those who have left, in one statement. */
export async function peopleIn(db: Db, threadIds: readonly string[], viewerId: string) {
  if (threadIds.length === 0) return [];
  return db
    .selectFrom('dm_participants')
    .innerJoin('users', 'users.id', 'dm_participants.user_id')
    .innerJoin('dm_threads', 'dm_threads.id', 'dm_participants.thread_id')
    .select(['thread_id', 'user_id', 'left_at', 'is_request', 'hidden_until', 'is_managed'])
    .select(['username', 'rank', 'profile_image_url', 'deleted_at'])
    .select([
      bit(sql`not ${isVisibleTo(viewerId, 'users.id')}`).as('is_hidden'),
      bit(sql`not ${hasNotMuted(sql.val(viewerId), sql.ref('users.id'))}`).as('is_muted'),
    ])
    .where('dm_participants.thread_id', 'in', threadIds)
    .orderBy('users.username_key')
    .execute();
}

export type Thread = {
  me: Person;
  /** Another part of the game adds and removes its participants. */
  isManaged: boolean;
  /** The people in the thread, including the viewer and those who silently declined it, without hidden players. */
  participants: Person[];
  /** Those who have left, without hidden players. */
  former: Person[];
  /** Whose messages the viewer doesn't see. */
  unseen: ReadonlySet<string>;
};

/**
 * Returns a thread as `viewerId` sees it. Null when they aren't in it, and when everyone else is hidden from them: a
 * thread of two disappears for both when one of them blocks the other. A managed thread never does.
 */
export function openFor(viewerId: string, people: readonly Person[]): Thread | null {
  const me = people.find(({ user_id }) => user_id === viewerId);
  if (me === undefined || me.left_at !== null) return null;
  const isManaged = me.is_managed === 1;
  const others = people.filter((person) => person !== me);
  const visible = others.filter(({ is_hidden }) => is_hidden === 0);
  if (!isManaged && visible.length === 0 && others.length > 0) return null;
  // The others see that someone has left. Declining a request stays silent.
  const former = visible.filter(({ left_at, is_request }) => left_at !== null && is_request === 0);
  const unseen = others.filter(({ is_hidden, is_muted }) => is_hidden === 1 || is_muted === 1);
  return {
    me,
    isManaged,
    former,
    participants: people.filter((person) => person.is_hidden === 0 && !former.includes(person)),
    unseen: new Set(unseen.map(({ user_id }) => user_id)),
  };
}

/** Returns whether the viewer may write: always in a managed thread, elsewhere if there is someone to read it. */
export const canReply = ({ me, isManaged, participants }: Thread): boolean =>
  isManaged || participants.some((person) => person !== me && person.deleted_at === null);

const unknownThread = () => new HttpError(404, "This conversation doesn't exist.");

/** Returns a thread as a participant sees it. Rejects one that they can't see with the same 404 as an unknown one. */
export async function requireThread(db: Db, threadId: string, userId: string): Promise<Thread> {
  const thread = isId(threadId) ? openFor(userId, await peopleIn(db, [threadId], userId)) : null;
  if (thread === null) throw unknownThread();
  return thread;
}

/** Selects those in a thread who have accepted it, or haven't, and from whom a participant is neither hidden nor muted. */
export const listenersTo = (db: Db, threadId: string, userId: string, isRequest: 0 | 1) =>
  db
    .selectFrom('dm_participants')
    .select('dm_participants.user_id')
    .where('thread_id', '=', threadId)
    .where('left_at', 'is', null)
    .where('is_request', '=', isRequest)
    .where(isVisibleTo(userId, 'dm_participants.user_id'))
    .where(hasNotMuted(sql.ref('dm_participants.user_id'), sql.val(userId)));

/** Returns who gets the event of what a participant does. Includes the participant, for their other tabs. */
export async function recipientsOf(db: Db, threadId: string, userId: string): Promise<string[]> {
  const rows = await listenersTo(db, threadId, userId, 0).execute();
  return rows.map(({ user_id }) => user_id);
}
