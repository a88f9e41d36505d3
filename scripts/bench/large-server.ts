import { createClock } from '../../packages/server/src/platform/clock/clock.ts';
import type { OpenDatabase } from '../../packages/server/src/platform/db/open.ts';
import { createLogger } from '../../packages/server/src/platform/http/log.ts';
import { createSessions } from '../../packages/server/src/platform/session/session.ts';
import { createServer } from '../../packages/server/src/server.ts';
import { LARGE_GAME_NOW } from '../../packages/server/src/testing/large-game-later.ts';

export const ORIGIN = 'http://bench.test';

/** Returns the app of a server on a large game, without sockets and rate limits, and how to log players in. */
export function openLargeServer(
  database: OpenDatabase,
  caches: { sharedCacheMs?: number; sessionCacheMs?: number } = {},
) {
  const clock = createClock(database.dialect, { origin: LARGE_GAME_NOW, realOrigin: 0, speed: 0 });
  const { app } = createServer(
    { publicOrigin: null, staticDir: null, dataDir: '', seed: 1, throttles: false },
    {
      database: { ...database, copyTo: undefined },
      clock,
      dataSource: null,
      log: createLogger('silent'),
      isOwnOrigin: (origin) => origin === ORIGIN,
      transport: async () => {},
      ...caches,
    },
  );
  const sessions = createSessions({ db: database.db, isHttps: false, wall: Date.now });
  return {
    app,
    async cookieOf(userId: string): Promise<string> {
      const { 'Set-Cookie': cookie = '' } = await sessions.start(new Request(ORIGIN), userId);
      return cookie.split(';')[0] ?? '';
    },
  };
}
