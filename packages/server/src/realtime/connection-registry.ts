import type { Session } from '../account/session.ts';
import type { Connection } from './connection.ts';
import { createMultimap } from './multimap.ts';

/** How many sockets one may have (RELIABILITY.md S54). */
const MOST = { perUser: 10, perNetwork: 100 };

/** Who is there, until they are gone. */
export type ConnectionRegistry = {
  readonly all: ReadonlySet<Connection>;
  ofUser(userId: string): ReadonlySet<Connection>;
  ofSession(idHash: string): ReadonlySet<Connection>;
  /** The sessions that have a socket, by `idHash`. */
  sessions(): string[];
  /** False for one too many of its user or its network: it is not let in. */
  join(connection: Connection, session: Session | null, network: string): boolean;
};

export function createConnectionRegistry(): ConnectionRegistry {
  const all = new Set<Connection>();
  const byUser = createMultimap<Connection>();
  const bySession = createMultimap<Connection>();
  const byNetwork = createMultimap<Connection>();
  return {
    all,
    ofUser: byUser.of,
    ofSession: bySession.of,
    sessions: () => [...bySession.keys()],
    join(connection, session, network) {
      if (byNetwork.of(network).size >= MOST.perNetwork) return false;
      if (session !== null && byUser.of(session.userId).size >= MOST.perUser) return false;
      const leave = [
        byNetwork.add(network, connection),
        ...(session === null
          ? []
          : [byUser.add(session.userId, connection), bySession.add(session.idHash, connection)]),
      ];
      all.add(connection);
      void connection.gone.then(() => {
        all.delete(connection);
        for (const step of leave) step();
      });
      return true;
    },
  };
}
