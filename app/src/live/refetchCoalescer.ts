import { wait } from '../services/wait.ts';

/** Minimum time between two refetches of the same key. */
const GAP_MS = 250;

type Running = { isRequestedAgain: boolean };

/**
 * Coalesces refetches of the same key: the first runs immediately, and requests during it or shortly after it lead to
 * one more. A running refetch is never canceled, so that responses still arrive under load.
 */
export function createRefetchCoalescer(refetch: (key: string) => Promise<unknown>) {
  const running = new Map<string, Running>();

  async function run(key: string): Promise<void> {
    const current: Running = { isRequestedAgain: false };
    running.set(key, current);
    // The query handles the failure.
    await refetch(key).catch(() => {});
    await wait(GAP_MS);
    if (current.isRequestedAgain) return run(key);
    running.delete(key);
  }

  return (key: string): void => {
    const current = running.get(key);
    if (current) current.isRequestedAgain = true;
    else void run(key);
  };
}
