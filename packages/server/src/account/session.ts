import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { unauthorized } from '../http/refusal.ts';
import { readSessionCookie, writeSessionCookie } from './cookie.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDLE_MS = 7 * DAY;
const ABSOLUTE_MS = 30 * DAY;

export type Sessions = {
  /** Who is calling; null for nobody and for a session that has ended. */
  find(request: Request): Promise<string | null>;
  /** Who is calling. Throws a `Refusal` (401) for nobody. */
  require(request: Request): Promise<string>;
  /** Begins a session under a new id, ends the one the call came with, and gives the Set-Cookie header. */
  begin(request: Request, userId: string): Promise<Record<string, string>>;
  /** Ends the session of the call, if any, and gives the Set-Cookie header. */
  end(request: Request): Promise<Record<string, string>>;
};

type Needs = { db: Db; isHttps: boolean; wall: () => Instant };

/** The database holds only hashes: who reads it cannot take over a session (RELIABILITY.md S25). */
export function createSessions({ db, isHttps, wall }: Needs): Sessions {
  const hashIn = (request: Request) => {
    const id = readSessionCookie(isHttps, request);
    return id === null ? null : hashOf(id);
  };

  async function find(request: Request): Promise<string | null> {
    const hash = hashIn(request);
    if (hash === null) return null;
    const session = await db
      .selectFrom('sessions')
      .select(['user_id', 'created_at', 'last_seen_at'])
      .where('id_hash', '=', hash)
      .executeTakeFirst();
    if (session === undefined) return null;
    const now = wall();
    if (now - session.last_seen_at > IDLE_MS || now - session.created_at > ABSOLUTE_MS) {
      await remove(hash);
      return null;
    }
    // A write for every read would cost more than the minute is worth.
    if (now - session.last_seen_at > MINUTE) {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
    }
    return session.user_id;
  }

  const remove = (hash: string) => db.deleteFrom('sessions').where('id_hash', '=', hash).execute();

  async function end(request: Request): Promise<Record<string, string>> {
    const hash = hashIn(request);
    if (hash !== null) await remove(hash);
    return { 'Set-Cookie': writeSessionCookie(isHttps, '', 0) };
  }

  return {
    find,
    end,
    async require(request) {
      const userId = await find(request);
      if (userId === null) throw unauthorized();
      return userId;
    },
    async begin(request, userId) {
      await end(request);
      const id = randomBytes(32).toString('base64url');
      const now = wall();
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('last_seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - ABSOLUTE_MS)]))
        .execute();
      await db
        .insertInto('sessions')
        .values({ id_hash: hashOf(id), user_id: userId, created_at: now, last_seen_at: now })
        .execute();
      return { 'Set-Cookie': writeSessionCookie(isHttps, id, ABSOLUTE_MS / 1000) };
    },
  };
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
