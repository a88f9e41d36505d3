export type FrameLimiter = {
  /** Requests a slot for `key`. Returns a function that releases it. */
  request: (key: string) => () => void;
  hasSlot: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Grants at most `limit` slots at a time, first come, first served. Other requests wait until a slot is released. */
export function createFrameLimiter(limit: number): FrameLimiter {
  const requested = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    request: (key) => {
      requested.add(key);
      notify();
      return () => {
        requested.delete(key);
        notify();
      };
    },
    hasSlot: (key) => [...requested].slice(0, limit).includes(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
