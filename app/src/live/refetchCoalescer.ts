import { wait } from '../services/wait.ts';

/** Between the end of one refetch and the start of the next of the same question (RELIABILITY.md R11). */
const GAP_MS = 250;

type Running = { isWantedAgain: boolean };

/**
 * Turns a storm of wishes into few deeds: the first is done at once; what is wished while it is under way, or within
 * a moment after it, is done once, later. A deed is never cut short, so that in a storm answers still arrive
 * (RELIABILITY.md M1).
 */
export function createRefetchCoalescer(act: (key: string) => Promise<unknown>) {
  const running = new Map<string, Running>();

  async function run(key: string): Promise<void> {
    const mine: Running = { isWantedAgain: false };
    running.set(key, mine);
    // A failure is the query's to show.
    await act(key).catch(() => {});
    await wait(GAP_MS);
    if (mine.isWantedAgain) return run(key);
    running.delete(key);
  }

  return (key: string): void => {
    const current = running.get(key);
    if (current) current.isWantedAgain = true;
    else void run(key);
  };
}
