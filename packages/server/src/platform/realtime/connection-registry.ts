import type { Session } from '../session/session.ts';
import type { Connection } from './connection.ts';
import { createMultimap } from './multimap.ts';
import { createWatches } from './watches.ts';

/** Maximum number of sockets per user, and per network for visitors, so that they can't keep out its players. */
const MAX = { perUser: 10, perNetwork: 100 };

/** The open connections, by user, by session and by what they watch. */
export type ConnectionRegistry = ReturnType<typeof createConnectionRegistry>;

export function createConnectionRegistry() {
  const all = new Set<Connection>();
  const byUser = createMultimap<Connection>();
  const bySession = createMultimap<Connection>();
  const byNetwork = createMultimap<Connection>();
  const watches = createWatches();
  return {
    all,
    ofUser: byUser.get,
    ofSession: bySession.get,
    /** Returns who gets the events of a match. */
    watching: watches.of,
    /** Replaces the matches that a connection watches. Returns those whose events it didn't get before. */
    watch: watches.set,
    /** Returns the `idHash` of every session that has a connection. */
    sessions: () => [...bySession.keys()],
    /** Adds a connection until it closes. Returns false, adding nothing, when its user, or its network without one, has too many. */
    add(connection: Connection, session: Session | null, network: string) {
      const isFull =
        session === null
          ? byNetwork.get(network).size >= MAX.perNetwork
          : byUser.get(session.userId).size >= MAX.perUser;
      if (isFull) return false;
      const removals = [
        watches.add(connection),
        ...(session === null
          ? [byNetwork.add(network, connection)]
          : [byUser.add(session.userId, connection), bySession.add(session.idHash, connection)]),
      ];
      all.add(connection);
      void connection.gone.then(() => {
        all.delete(connection);
        for (const remove of removals) remove();
      });
      return true;
    },
  };
}
