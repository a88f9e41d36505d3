/** A map from a key to a set of members. Keys without members are removed. */
export type Multimap<T> = {
  get(this: void, key: string): ReadonlySet<T>;
  /** Adds a member and returns a function that removes it. */
  add(key: string, member: T): () => void;
  keys(): Iterable<string>;
};

export function createMultimap<T>(): Multimap<T> {
  const sets = new Map<string, Set<T>>();
  const empty: ReadonlySet<T> = new Set();
  return {
    get: (key) => sets.get(key) ?? empty,
    add(key, member) {
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
