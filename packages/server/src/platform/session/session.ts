import type { Instant } from '../clock/time.ts';
import type { Db } from '../db/open.ts';
import { withoutDeadline } from '../db/statement-deadline.ts';
import { createSessionCache } from './session-cache.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { hashOf, newToken } from './secret-token.ts';
import {
  deleteSession,
  filterActiveSessions,
  findUserOfSession,
  insertSession,
  readSessionsVersion,
  SESSION_MAX_MS,
} from './session-store.ts';
import { describeDevice } from './user-agent.ts';

/** `idHash` is the hash under which the session is stored. */
export type Session = { userId: string; idHash: string };

export type Sessions = ReturnType<typeof createSessions>;

type SessionDeps = {
  db: Db;
  isHttps: boolean;
  wall: () => Instant;
  /** A session is cached this long; 0: not at all. */
  cacheMs?: number;
};

/** Stores only hashes of session ids, so that a leaked database doesn't leak sessions. */
export function createSessions({ db, isHttps, wall, cacheMs = 0 }: SessionDeps) {
  const recent = createSessionCache<string>({
    maxAgeMs: cacheMs,
    wall,
    readVersion: () => withoutDeadline(() => readSessionsVersion(db)),
  });
  const hashIn = (request: Request) => {
    const id = readCookie(isHttps, 'session', request);
    // No id of ours looks different.
    return /^[\w-]{43}$/.test(id) ? hashOf(id) : null;
  };

  async function lookUp(request: Request): Promise<Session | null> {
    const idHash = hashIn(request);
    if (idHash === null) return null;
    const userId = await recent.get(idHash, () => findUserOfSession(db, idHash, wall()));
    return userId === null ? null : { userId, idHash };
  }

  /** Queries the database once per request, however often the session is needed. */
  const cache = new WeakMap<Request, Promise<Session | null>>();
  function findSession(request: Request): Promise<Session | null> {
    const session = cache.get(request) ?? lookUp(request);
    cache.set(request, session);
    return session;
  }

  async function end(request: Request): Promise<Record<string, string>> {
    const hash = hashIn(request);
    // Made-up ids must not make every process read its sessions again.
    if (hash !== null && (await deleteSession(db, hash))) recent.clear();
    return { 'Set-Cookie': writeCookie(isHttps, 'session', '', 0) };
  }

  return {
    /** Returns the user's id; null without a valid session. */
    find: async (request: Request) => (await findSession(request))?.userId ?? null,
    /** Returns the session of the request; null when there is none or it has ended. */
    findSession,
    /** Returns which of these sessions have not ended, in this process or any other. */
    filterActive: (idHashes: readonly string[]) => filterActiveSessions(db, idHashes, wall()),
    /** Ends the request's session, if any. Returns the Set-Cookie header that removes the cookie. */
    end,
    /** Call it after ending sessions other than the request's, so that they are invalid in this process at once. */
    lookUpAgain: recent.clear,
    /** Starts a session under a new id and ends the request's current one. Returns the Set-Cookie header. */
    async start(request: Request, userId: string) {
      await end(request);
      const id = newToken();
      const device = describeDevice(request.headers.get('user-agent'));
      await insertSession(db, { idHash: hashOf(id), userId, device }, wall());
      return { 'Set-Cookie': writeCookie(isHttps, 'session', id, SESSION_MAX_MS / 1_000) };
    },
  };
}
