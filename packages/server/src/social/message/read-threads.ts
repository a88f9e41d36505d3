import { DELETED_USER, type DmMessage, type DmThread, type Participant } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';

const DELETED_PARTICIPANT = { username: DELETED_USER, rank: '', profileImageUrl: null };

/** Limits per response; older rows stay in the database. */
const THREADS_MAX = 200;
const MESSAGES_MAX = 200;

/** Returns a user's threads, latest activity first. */
export async function threadsOf(db: Db, userId: string): Promise<DmThread[]> {
  const threads = await db
    .selectFrom('dm_participants')
    .innerJoin('dm_threads', 'dm_threads.id', 'dm_participants.thread_id')
    .leftJoin('dm_messages', (join) =>
      join
        .onRef('dm_messages.thread_id', '=', 'dm_threads.id')
        .onRef('dm_messages.position', '=', 'dm_threads.last_position'),
    )
    .leftJoin('friend_leagues as leagues', 'leagues.thread_id', 'dm_threads.id')
    .select(['dm_threads.id', 'dm_messages.text', 'dm_messages.created_at'])
    .select(['leagues.id as league_id', 'leagues.name as league_name'])
    .select((eb) =>
      eb
        .selectFrom('follows')
        .innerJoin('dm_participants as others', 'others.user_id', 'follows.followee_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('follows.follower_id', '=', userId)
        .whereRef('others.thread_id', '=', 'dm_threads.id')
        .as('followed'),
    )
    .where('dm_participants.user_id', '=', userId)
    .orderBy('dm_threads.last_at', 'desc')
    .orderBy('dm_threads.id')
    .limit(THREADS_MAX)
    .execute();
  const participants = await participantsIn(
    db,
    threads.map(({ id }) => id),
  );
  return threads.map(({ id, text, created_at, followed, league_id, league_name }) => ({
    id,
    participants: participants.get(id) ?? [],
    canReply: (followed ?? 0) > 0 || league_id !== null,
    lastMessage: text === null || created_at === null ? null : { text, createdAt: new Date(created_at).toISOString() },
    ...(league_id !== null && { league: { id: league_id, name: league_name ?? '' } }),
  }));
}

async function participantsIn(db: Db, threadIds: readonly string[]): Promise<Map<string, Participant[]>> {
  const participants = new Map<string, Participant[]>(threadIds.map((id) => [id, []]));
  if (threadIds.length === 0) return participants;
  const rows = await db
    .selectFrom('dm_participants')
    .innerJoin('users', 'users.id', 'dm_participants.user_id')
    .select(['dm_participants.thread_id', 'users.id', 'users.username', 'users.rank', 'users.profile_image_url'])
    .select('users.deleted_at')
    .where('dm_participants.thread_id', 'in', threadIds)
    .orderBy('users.username_key')
    .execute();
  for (const { thread_id, id: userId, deleted_at, username, rank, profile_image_url: profileImageUrl } of rows) {
    const shown = deleted_at === null ? { username, rank, profileImageUrl } : DELETED_PARTICIPANT;
    participants.get(thread_id)?.push({ userId, ...shown });
  }
  return participants;
}

/** Returns the newest messages of a thread, oldest first. */
export async function messagesIn(db: Db, threadId: string): Promise<DmMessage[]> {
  const rows = await db
    .selectFrom('dm_messages')
    .select(['id', 'user_id', 'text', 'created_at'])
    .where('thread_id', '=', threadId)
    .orderBy('position', 'desc')
    .limit(MESSAGES_MAX)
    .execute();
  return rows.toReversed().map(({ id, user_id: userId, text, created_at }) => ({
    id,
    userId,
    text,
    createdAt: new Date(created_at).toISOString(),
  }));
}
