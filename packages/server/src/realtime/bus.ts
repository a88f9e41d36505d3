import type { LiveEvent } from '@machine/contract';

/** `to`: the ids of the users whom a `dm` or a `notification` is for; nobody else hears of it. */
type Listener = (event: LiveEvent, to: readonly string[]) => void;

/**
 * Where the game says that something changed, once it is committed: a transaction that could still fail, or that waits
 * for listeners, must not publish (RELIABILITY.md M19).
 */
export type Bus = {
  /** Tells the listeners, at once and in turn. What is for people needs `to`; what is about a match is for everybody. */
  publish(event: LiveEvent, to?: readonly string[]): void;
  /** Listens until the function that it gives is called. */
  subscribe(listener: Listener): () => void;
};

export function createBus(): Bus {
  const listeners = new Set<Listener>();
  return {
    publish(event, to = []) {
      for (const listener of listeners) listener(event, to);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
