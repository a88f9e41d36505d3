export type FrameLimiter = {
  /** Asks for a place; the answer gives it back. */
  want: (key: string) => () => void;
  hasPlace: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** So many places and no more: who asked first has one, the others wait until one is given back. */
export function createFrameLimiter(places: number): FrameLimiter {
  const wanted = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    want: (key) => {
      wanted.add(key);
      tell();
      return () => {
        wanted.delete(key);
        tell();
      };
    },
    hasPlace: (key) => [...wanted].slice(0, places).includes(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
