import type { Timers } from '../clock/timers.ts';
import { errorForLog, type Logger } from '../http/log.ts';
import type { Sessions } from '../session/session.ts';
import { CLOSE } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';

/** Any process can end a session, and its sockets must close within a second. */
const CHECK_MS = 500;

type Deps = { connections: ConnectionRegistry; sessions: Pick<Sessions, 'filterActive'>; timers: Timers; log: Logger };

export type SessionWatch = {
  /** Stops checking. Resolves when the current check has ended. */
  stop(): Promise<void>;
};

/** Closes the sockets of sessions that have ended, until `stop`. */
export function watchSessions({ connections, sessions, timers, log }: Deps): SessionWatch {
  let check = Promise.resolve();
  let stopped = false;

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
    schedule();
  }

  function schedule(): void {
    if (stopped) return;
    timers.after(CHECK_MS, () => {
      check = closeEnded();
    });
  }

  schedule();
  return {
    stop() {
      stopped = true;
      return check;
    },
  };
}
