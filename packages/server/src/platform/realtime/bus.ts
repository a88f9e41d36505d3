import type { LiveEvent } from '@machine/contract';

/** `to` holds the ids of the users who receive a `dm` or a `notification`. */
type Listener = (event: LiveEvent, to: readonly string[]) => void;

/**
 * Publishes live events within the process. Publish only after the commit: a transaction could still fail, and must not
 * wait for listeners.
 */
export type Bus = ReturnType<typeof createBus>;

export function createBus() {
  const listeners = new Set<Listener>();
  return {
    /** Calls the listeners synchronously. Events about a match go to everyone; all others need `to`. */
    publish(event: LiveEvent, to: readonly string[] = []): void {
      for (const listener of listeners) listener(event, to);
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
