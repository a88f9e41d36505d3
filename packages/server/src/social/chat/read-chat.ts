import { type ChatMessage, DELETED_MESSAGE, DELETED_USER } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { isMatchId, requireMatch } from '../../game/match/match.ts';

/** Bounds a response that is polled every three seconds (about 140 kB with the longest messages). */
const MESSAGES_MAX = 200;

export type Chat = { messages: ChatMessage[]; lastPosition: number };

/** Returns the newest messages of a match's chat, oldest first, and the last position. Rejects an unknown match with 404. */
export async function readChat(db: Db, matchId: string): Promise<Chat> {
  const rows = isMatchId(matchId) ? await newestOf(db, matchId) : [];
  if (rows.length === 0) await requireMatch(db, matchId);
  const messages = rows
    .toReversed()
    .map(({ id, kind, text, created_at, message_deleted_at, ...author }): ChatMessage => ({
      id,
      kind,
      text: message_deleted_at === null ? text : DELETED_MESSAGE,
      ...authorOf(author),
      createdAt: new Date(created_at).toISOString(),
      isDeleted: message_deleted_at === null ? undefined : true,
    }));
  return { messages, lastPosition: rows[0]?.position ?? 0 };
}

type Author = { user_id: string | null; username: string | null; rank: string | null; deleted_at: number | null };

const authorOf = ({ user_id: userId, username, rank, deleted_at }: Author) =>
  deleted_at === null ? { userId, username, rank: rank ?? '' } : { userId: null, username: DELETED_USER, rank: '' };

/** Authors have their current names and ranks. */
const newestOf = (db: Db, matchId: string) =>
  db
    .selectFrom('chat_messages')
    .leftJoin('users', 'users.id', 'chat_messages.user_id')
    .select(['chat_messages.id', 'kind', 'text', 'user_id', 'position', 'chat_messages.created_at'])
    .select(['chat_messages.deleted_at as message_deleted_at', 'username', 'rank', 'users.deleted_at'])
    .where('match_id', '=', matchId)
    .orderBy('position', 'desc')
    .limit(MESSAGES_MAX)
    .execute();
