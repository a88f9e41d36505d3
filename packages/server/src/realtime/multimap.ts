/** Which members share a key, and no trace of keys that nobody has. */
export type Multimap<T> = {
  of(this: void, key: string): ReadonlySet<T>;
  /** Gives what takes the member out again. */
  add(key: string, member: T): () => void;
  keys(): Iterable<string>;
};

export function createMultimap<T>(): Multimap<T> {
  const groups = new Map<string, Set<T>>();
  const nobody: ReadonlySet<T> = new Set();
  return {
    of: (key) => groups.get(key) ?? nobody,
    add(key, member) {
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(member));
      return () => {
        group.delete(member);
        if (group.size === 0) groups.delete(key);
      };
    },
    keys: () => groups.keys(),
  };
}
