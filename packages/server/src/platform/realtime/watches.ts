import type { Connection } from './connection.ts';
import { createMultimap } from './multimap.ts';

export function createWatches() {
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
