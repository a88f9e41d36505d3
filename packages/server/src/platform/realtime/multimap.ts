/** Creates a map from a key to a set of members. Keys without members are removed. */
export function createMultimap<T>() {
  const sets = new Map<string, Set<T>>();
  const empty: ReadonlySet<T> = new Set();
  return {
    get: (key: string) => sets.get(key) ?? empty,
    /** Adds a member and returns a function that removes it. */
    add(key: string, member: T) {
      const set = sets.get(key) ?? new Set();
      sets.set(key, set.add(member));
      return () => {
        set.delete(member);
        if (set.size === 0) sets.delete(key);
      };
    },
    keys: () => sets.keys(),
  };
}
