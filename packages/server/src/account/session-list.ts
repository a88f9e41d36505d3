import { createHash } from 'node:crypto';
import { type ActiveSession, SESSIONS_SHOWN } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { Refusal } from '../http/refusal.ts';
import { isOver, type Session } from './session.ts';
import { UNKNOWN_DEVICE } from './user-agent.ts';

/** Names a session to its user. It cannot be turned back into the hash, which is half of what a cookie proves. */
const publicId = (idHash: string) => createHash('sha256').update(`session ${idHash}`).digest('base64url');

/** Returns a user's sessions, first the one that asks, then the most recently used; at most `SESSIONS_SHOWN`. */
export async function listSessions(db: Db, { userId, idHash }: Session, now: Instant): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.not(isOver(now)(eb)))
    .orderBy((eb) => eb.case().when('id_hash', '=', idHash).then(0).else(1).end())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .limit(SESSIONS_SHOWN)
    .execute();
  return rows.map(({ id_hash, device, created_at, last_seen_at }) => ({
    id: publicId(id_hash),
    device: device ?? UNKNOWN_DEVICE,
    createdAt: new Date(created_at).toISOString(),
    lastSeenAt: new Date(last_seen_at).toISOString(),
    isCurrent: id_hash === idHash,
  }));
}

/**
 * Ends one of a user's sessions, and returns whether it is the one that asks. Throws a `Refusal` (404) for one that
 * the user doesn't have.
 */
export async function endSession(db: Db, { userId, idHash }: Session, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('id_hash').where('user_id', '=', userId).execute();
  const found = rows.find(({ id_hash }) => publicId(id_hash) === id);
  if (found === undefined) throw new Refusal(404, 'This session has ended.');
  await db.deleteFrom('sessions').where('id_hash', '=', found.id_hash).execute();
  return found.id_hash === idHash;
}
