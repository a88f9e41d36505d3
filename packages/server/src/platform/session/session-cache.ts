import type { Instant } from '../clock/time.ts';

/** Ended sessions are noticed within this time in other processes, together with what a request takes: within 1 s. */
const VERSION_MS = 500;
/** About 2 MB. */
const SESSIONS_MAX = 10_000;

type CacheDeps = {
  /** 0: nothing is cached. */
  maxAgeMs: number;
  wall: () => Instant;
  /** Returns a text that changes whenever a session ends, in any process. */
  readVersion: () => Promise<string>;
};

export type SessionCache<Value> = ReturnType<typeof createSessionCache<Value>>;

/**
 * Caches sessions, so that not every request looks one up. When a session ends in any process, all are looked up again:
 * the database has a version of them, which each process reads at most every `VERSION_MS`, whatever the number of requests.
 */
export function createSessionCache<Value>({ maxAgeMs, wall, readVersion }: CacheDeps) {
  const entries = new Map<string, { at: Instant; version: string; value: Value }>();
  let version: { at: Instant; value: Promise<string> } | null = null;
  /** Counts the calls of `clear`: what was loaded before one may have ended. */
  let generation = 0;

  const isFresh = (at: Instant, ms: number) => wall() >= at && wall() - at < ms;

  function currentVersion(): Promise<string> {
    if (version !== null && isFresh(version.at, VERSION_MS)) return version.value;
    const read = { at: wall(), value: readVersion() };
    version = read;
    read.value.catch(() => {
      if (version === read) version = null;
    });
    return read.value;
  }

  return {
    /** Returns the cached value of a session, or loads it. Null isn't cached. */
    async get(idHash: string, load: () => Promise<Value | null>): Promise<Value | null> {
      if (maxAgeMs === 0) return load();
      const loadedIn = generation;
      const known = await currentVersion();
      const cached = entries.get(idHash);
      if (cached?.version === known && isFresh(cached.at, maxAgeMs)) return cached.value;
      const at = wall();
      const value = await load();
      entries.delete(idHash);
      if (value === null || loadedIn !== generation) return value;
      if (entries.size >= SESSIONS_MAX) entries.clear();
      entries.set(idHash, { at, version: known, value });
      return value;
    },
    /** Drops everything. Call it when a session has ended in this process, so that it is invalid at once. */
    clear() {
      generation += 1;
      version = null;
      entries.clear();
    },
  };
}
