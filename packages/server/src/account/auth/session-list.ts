import { createHash } from 'node:crypto';
import { type ActiveSession, SESSIONS_SHOWN } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Session } from '../../platform/session/session.ts';
import { deleteSession, isExpired } from '../../platform/session/session-store.ts';
import { UNKNOWN_DEVICE } from '../../platform/session/user-agent.ts';

/** Derives the id that users see. The stored hash can't be computed from it. */
const publicId = (idHash: string) => createHash('sha256').update(`session ${idHash}`).digest('base64url');

/** Lists a user's sessions: the current one, then the most recently used, at most `SESSIONS_SHOWN`. */
export async function listSessions(db: Db, { userId, idHash }: Session, now: Instant): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.not(isExpired(now)(eb)))
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
 * Ends one of a user's sessions. Returns whether it was the current one. Throws an `HttpError` (404) when the user has no
 * such session.
 */
export async function endSession(db: Db, { userId, idHash }: Session, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('id_hash').where('user_id', '=', userId).execute();
  const found = rows.find(({ id_hash }) => publicId(id_hash) === id);
  if (found === undefined) throw new HttpError(404, 'This session has already ended.');
  await deleteSession(db, found.id_hash);
  return found.id_hash === idHash;
}
