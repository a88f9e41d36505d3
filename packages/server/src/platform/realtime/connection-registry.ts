import type { Session } from '../session/session.ts';
import type { Connection } from './connection.ts';
import { createMultimap } from './multimap.ts';

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

function createWatches() {
  const unlimited = new Set<Connection>();
  const byMatch = createMultimap<Connection>();
  /** For each connection that watches matches, how to end each watch. */
  const ends = new Map<Connection, Map<string, () => void>>();

  function remove(connection: Connection): void {
    unlimited.delete(connection);
    for (const end of ends.get(connection)?.values() ?? []) end();
    ends.delete(connection);
  }

  return {
    /** Adds a connection that gets the events of all matches until it watches some. Returns a function that removes it. */
    add(connection: Connection) {
      unlimited.add(connection);
      return () => remove(connection);
    },
    /**
     * Replaces the matches that a connection watches. Returns those whose events it didn't get before. Does nothing for a
     * connection that isn't there anymore.
     */
    set(connection: Connection, matchIds: readonly string[]) {
      const before = ends.get(connection);
      if (before === undefined && !unlimited.has(connection)) return [];
      remove(connection);
      ends.set(connection, new Map(matchIds.map((id) => [id, byMatch.add(id, connection)])));
      return before === undefined ? [] : matchIds.filter((id) => !before.has(id));
    },
    *of(matchId: string) {
      yield* unlimited;
      yield* byMatch.get(matchId);
    },
  };
}
