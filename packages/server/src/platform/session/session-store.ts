import type { ExpressionBuilder } from 'kysely';
import { DAY_MS, type Instant, MINUTE_MS } from '../clock/time.ts';
import { chunksOf } from '../db/chunks.ts';
import { readValue, writeValue } from '../db/key-value.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { storeIfWritable } from '../db/unavailable.ts';
import { isNotSuspended } from './suspended.ts';

/** A session ends when it isn't used for so long. */
export const IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Returns the user of a session and marks the session as seen; null when there is none or it has expired. */
export async function findUserOfSession(db: Db, idHash: string, now: Instant): Promise<string | null> {
  const session = await sessionsOfUsers(db, now)
    .select(['sessions.user_id', 'sessions.created_at', 'sessions.last_seen_at'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  if (session === undefined) return null;
  if (now - session.last_seen_at > IDLE_MS || now - session.created_at > SESSION_MAX_MS) {
    await storeIfWritable(deleteSession(db, idHash));
    return null;
  }
  // Updated at most once a minute, to avoid a write on every request.
  if (now - session.last_seen_at > MINUTE_MS) {
    const seen = db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', idHash);
    await storeIfWritable(seen.execute());
  }
  return session.user_id;
}

/** Returns which of these sessions have not ended. */
export async function filterActiveSessions(
  db: Db,
  idHashes: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const chunk of chunksOf(idHashes)) {
    const rows = await sessionsOfUsers(db, now)
      .select('id_hash')
      .where('id_hash', 'in', chunk)
      .where('sessions.last_seen_at', '>=', now - IDLE_MS)
      .where('sessions.created_at', '>=', now - SESSION_MAX_MS)
      .execute();
    for (const row of rows) found.add(row.id_hash);
  }
  return found;
}

/** Stores a new session and deletes the expired ones of its user. */
export async function insertSession(
  db: Db,
  { idHash, userId, device }: { idHash: string; userId: string; device: string },
  now: Instant,
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where(isExpired(now)).execute();
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, user_id: userId, created_at: now, last_seen_at: now, device })
    .execute();
}

/** Ends one session. Returns whether there was one. */
export async function deleteSession(db: Db, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id_hash', '=', idHash).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await renewSessionsVersion(db);
  return true;
}

/** Ignores sessions of deleted and suspended users: a login can finish after its account was deleted or suspended. */
const sessionsOfUsers = (db: Db, now: Instant) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.deleted_at', 'is', null)
    .where(isNotSuspended(now));

/** Matches sessions that have expired. */
export const isExpired = (now: Instant) => (eb: ExpressionBuilder<Tables, 'sessions'>) =>
  eb.or([eb('last_seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - SESSION_MAX_MS)]);

/** Ends what shows a user's account without a password: all sessions, and the address of the calendar. */
export async function endAccessOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();
  await renewSessionsVersion(db);
}

const VERSION = 'last session end';

/** Returns a text that changes whenever a session is ended. Caches of sessions in any process depend on it. */
export const readSessionsVersion = async (db: Db): Promise<string> => (await readValue(db, VERSION)) ?? '';

const renewSessionsVersion = (db: Db): Promise<void> => writeValue(db, VERSION, crypto.randomUUID());

/** Deletes expired sessions, and returns them. */
export const removeExpiredSessions = (db: Db, now: Instant) =>
  db.deleteFrom('sessions').where(isExpired(now)).returning(['user_id', 'last_seen_at']).execute();
