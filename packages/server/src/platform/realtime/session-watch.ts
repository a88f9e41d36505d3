import { repeat, type Timers } from '../clock/timers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Sessions } from '../session/session.ts';
import { CLOSE } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';

/** Any process can end a session, and its sockets must close within a second. */
const CHECK_MS = 500;

type Deps = { connections: ConnectionRegistry; sessions: Pick<Sessions, 'filterActive'>; timers: Timers; log: Logger };

/** Closes the sockets of sessions that have ended. Returns a function that stops, and waits for the current check. */
export function watchSessions({ connections, sessions, timers, log }: Deps): () => Promise<void> {
  async function closeEnded(): Promise<void> {
    const open = connections.sessions();
    try {
      const active = await sessions.filterActive(open);
      for (const idHash of open) {
        if (!active.has(idHash)) for (const connection of connections.ofSession(idHash)) connection.close(CLOSE.policy);
      }
    } catch (error) {
      log.error({ route: '/ws', error: errorForLog(error) }, 'could not read the sessions of sockets');
    }
  }
  return repeat(CHECK_MS, closeEnded, timers);
}
