import { DELETED_MESSAGE } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { idempotencyKeyReused } from '../../platform/http/idempotency-key.ts';
import { isMatchId, unknownMatch } from '../../game/match/match.ts';
import type { RequireMayWrite } from '../moderation/sanctions.ts';
import { rejectSystemPrefix } from './system-prefix.ts';
import { lockChat } from './lock-chat.ts';

type NewMessage = {
  matchId: string;
  userId: string;
  text: string;
  requestKey: string | null;
  at: Instant;
  requireMayWrite: RequireMayWrite;
};

/**
 * Stores a message, and returns it, new or from an earlier request with the same key. Rejects a line that imitates a SYSTEM
 * message with 400, an unknown match with 404, a user without a pick on it, or who may not write, with 403, and a key that
 * was used for another message with 422.
 */
export async function sendChatMessage(db: Db, message: NewMessage) {
  rejectSystemPrefix(message.text);
  await requirePick(db, message.userId, message.matchId);
  return db.transaction().execute((transaction) => store(transaction, message));
}

async function store(db: Db, { matchId, userId, text, requestKey, at, requireMayWrite }: NewMessage) {
  const chat = await lockChat(db, matchId);
  const stored = await db
    .insertInto('chat_messages')
    .values({
      id: crypto.randomUUID(),
      match_id: matchId,
      position: chat.lastPosition + 1,
      kind: 'USER',
      user_id: userId,
      text,
      request_key: requestKey,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning(['id', 'text', 'created_at', 'deleted_at'])
    .executeTakeFirst();
  if (stored !== undefined) {
    // After the insert, so that a retry of a stored message succeeds even after a mute.
    await requireMayWrite(db, { userId, text, matchId });
    await chat.setLastPosition(chat.lastPosition + 1);
    return { message: toJson(stored), isNew: true };
  }
  const first = await db
    .selectFrom('chat_messages')
    .select(['id', 'match_id', 'text', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  if (first.match_id !== matchId || (first.deleted_at === null && first.text !== text)) throw idempotencyKeyReused();
  return { message: toJson(first), isNew: false };
}

type Stored = { id: string; text: string; created_at: Instant; deleted_at: Instant | null };

const toJson = ({ id, text, created_at, deleted_at }: Stored) => ({
  id,
  text: deleted_at === null ? text : DELETED_MESSAGE,
  createdAt: toIso(created_at),
});

async function requirePick(db: Db, userId: string, matchId: string): Promise<void> {
  const match = isMatchId(matchId)
    ? await db
        .selectFrom('matches')
        .leftJoin('picks', (join) => join.onRef('picks.match_id', '=', 'matches.id').on('picks.user_id', '=', userId))
        .select('picks.id as pick')
        .where('matches.id', '=', matchId)
        .executeTakeFirst()
    : undefined;
  if (match === undefined) throw unknownMatch();
  if (match.pick === null) throw new HttpError(403, 'Make a pick to post messages');
}
