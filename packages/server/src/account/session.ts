import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { Instant } from '../feed/feed.ts';
import { unauthorized } from '../http/refusal.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { describeDevice } from './user-agent.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDLE_MS = 7 * DAY;
const ABSOLUTE_MS = 30 * DAY;

/** `idHash` is what the database knows of its id. */
export type Session = { userId: string; idHash: string };

export type Sessions = {
  /** Who is calling; null for nobody and for a session that has ended. */
  find(request: Request): Promise<string | null>;
  /** The session of the call; null for none and for one that has ended. */
  read(request: Request): Promise<Session | null>;
  /** Those of these sessions, by `idHash`, that have not ended, in whatever process that was. */
  living(idHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Who is calling. Throws a `Refusal` (401) for nobody. */
  require(request: Request): Promise<string>;
  /** The session of the call. Throws a `Refusal` (401) for none. */
  requireSession(request: Request): Promise<Session>;
  /** Begins a session under a new id, ends the one the call came with, and gives the Set-Cookie header. */
  begin(request: Request, userId: string): Promise<Record<string, string>>;
  /** Ends the session of the call, if any, and gives the Set-Cookie header. */
  end(request: Request): Promise<Record<string, string>>;
};

type Needs = { db: Db; isHttps: boolean; wall: () => Instant };

/** The database holds only hashes: who reads it cannot take over a session (RELIABILITY.md S25). */
export function createSessions({ db, isHttps, wall }: Needs): Sessions {
  const hashIn = (request: Request) => {
    const id = readCookie(isHttps, 'session', request);
    // Any other value is none that we gave out.
    return /^[\w-]{43}$/.test(id) ? hashOf(id) : null;
  };

  /** A login that was under way while the account was deleted must not outlive it. */
  const sessionsOfUsers = () =>
    db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id').where('users.deleted_at', 'is', null);

  /** A call is asked several times who makes it: the database once. */
  const known = new WeakMap<Request, Promise<Session | null>>();
  function read(request: Request): Promise<Session | null> {
    const session = known.get(request) ?? lookUp(request);
    known.set(request, session);
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
    // A write for every read would cost more than the minute is worth.
    if (now - session.last_seen_at > MINUTE) {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
    }
    return { userId: session.user_id, idHash: hash };
  }

  const find = async (request: Request) => (await read(request))?.userId ?? null;

  async function requireSession(request: Request): Promise<Session> {
    const session = await read(request);
    if (session === null) throw unauthorized();
    return session;
  }

  async function living(idHashes: readonly string[]): Promise<ReadonlySet<string>> {
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
    read,
    living,
    end,
    require: async (request) => (await requireSession(request)).userId,
    requireSession,
    async begin(request, userId) {
      await end(request);
      const id = randomBytes(32).toString('base64url');
      const now = wall();
      await db.deleteFrom('sessions').where('user_id', '=', userId).where(isOver(now)).execute();
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

/** Whether a session has ended by itself. */
export const isOver = (now: Instant) => (eb: ExpressionBuilder<Tables, 'sessions'>) =>
  eb.or([eb('last_seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - ABSOLUTE_MS)]);

/** Ends all sessions of a user, in every process. */
export const endSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

/** Forgets the sessions that have ended by themselves. */
export const removeOverSessions = (db: Db, now: Instant) => db.deleteFrom('sessions').where(isOver(now)).execute();

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
