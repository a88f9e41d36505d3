import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { Instant } from '../clock/time.ts';
import { unauthorized } from '../http/http-error.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { describeDevice } from './user-agent.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDLE_MS = 7 * DAY;
const ABSOLUTE_MS = 30 * DAY;

/** `idHash` is the hash under which the session is stored. */
export type Session = { userId: string; idHash: string };

export type Sessions = {
  /** Returns the user's id; null without a valid session. */
  find(request: Request): Promise<string | null>;
  /** Returns the session of the request; null when there is none or it has ended. */
  findSession(request: Request): Promise<Session | null>;
  /** Returns which of these sessions have not ended, in this process or any other. */
  filterActive(idHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the user's id. Throws an `HttpError` (401) without a valid session. */
  require(request: Request): Promise<string>;
  /** Returns the session of the request. Throws an `HttpError` (401) when there is none. */
  requireSession(request: Request): Promise<Session>;
  /** Starts a session under a new id and ends the request's current one. Returns the Set-Cookie header. */
  start(request: Request, userId: string): Promise<Record<string, string>>;
  /** Ends the request's session, if any. Returns the Set-Cookie header that removes the cookie. */
  end(request: Request): Promise<Record<string, string>>;
};

type SessionDeps = { db: Db; isHttps: boolean; wall: () => Instant };

/** Stores only hashes of session ids, so that a leaked database doesn't leak sessions. */
export function createSessions({ db, isHttps, wall }: SessionDeps): Sessions {
  const hashIn = (request: Request) => {
    const id = readCookie(isHttps, 'session', request);
    // No id of ours looks different.
    return /^[\w-]{43}$/.test(id) ? hashOf(id) : null;
  };

  /** Ignores sessions of deleted users: a login can finish after its account was deleted. */
  const sessionsOfUsers = () =>
    db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id').where('users.deleted_at', 'is', null);

  /** Queries the database once per request, however often the session is needed. */
  const cache = new WeakMap<Request, Promise<Session | null>>();
  function findSession(request: Request): Promise<Session | null> {
    const session = cache.get(request) ?? lookUp(request);
    cache.set(request, session);
    return session;
  }

  async function lookUp(request: Request): Promise<Session | null> {
    const hash = hashIn(request);
    if (hash === null) return null;
    const session = await sessionsOfUsers()
      .select(['sessions.user_id', 'sessions.created_at', 'sessions.last_seen_at'])
      .where('id_hash', '=', hash)
      .executeTakeFirst();
    if (session === undefined) return null;
    const now = wall();
    if (now - session.last_seen_at > IDLE_MS || now - session.created_at > ABSOLUTE_MS) {
      await remove(hash);
      return null;
    }
    // Updated at most once a minute, to avoid a write on every request.
    if (now - session.last_seen_at > MINUTE) {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
    }
    return { userId: session.user_id, idHash: hash };
  }

  const find = async (request: Request) => (await findSession(request))?.userId ?? null;

  async function requireSession(request: Request): Promise<Session> {
    const session = await findSession(request);
    if (session === null) throw unauthorized();
    return session;
  }

  async function filterActive(idHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = wall();
    const found = new Set<string>();
    for (const chunk of chunksOf(idHashes)) {
      const rows = await sessionsOfUsers()
        .select('id_hash')
        .where('id_hash', 'in', chunk)
        .where('sessions.last_seen_at', '>=', now - IDLE_MS)
        .where('sessions.created_at', '>=', now - ABSOLUTE_MS)
        .execute();
      for (const row of rows) found.add(row.id_hash);
    }
    return found;
  }

  const remove = (hash: string) => db.deleteFrom('sessions').where('id_hash', '=', hash).execute();

  async function end(request: Request): Promise<Record<string, string>> {
    const hash = hashIn(request);
    if (hash !== null) await remove(hash);
    return { 'Set-Cookie': writeCookie(isHttps, 'session', '', 0) };
  }

  return {
    find,
    findSession,
    filterActive,
    end,
    require: async (request) => (await requireSession(request)).userId,
    requireSession,
    async start(request, userId) {
      await end(request);
      const id = randomBytes(32).toString('base64url');
      const now = wall();
      await db.deleteFrom('sessions').where('user_id', '=', userId).where(isExpired(now)).execute();
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashOf(id),
          user_id: userId,
          created_at: now,
          last_seen_at: now,
          device: describeDevice(request.headers.get('user-agent')),
        })
        .execute();
      return { 'Set-Cookie': writeCookie(isHttps, 'session', id, ABSOLUTE_MS / 1000) };
    },
  };
}

/** Matches sessions that have expired. */
export const isExpired = (now: Instant) => (eb: ExpressionBuilder<Tables, 'sessions'>) =>
  eb.or([eb('last_seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - ABSOLUTE_MS)]);

/** Ends all sessions of a user. */
export const endSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

/** Deletes expired sessions. */
export const removeExpiredSessions = (db: Db, now: Instant) =>
  db.deleteFrom('sessions').where(isExpired(now)).execute();

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
