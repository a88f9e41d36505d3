import { errorForLog, type Logger } from './http/log.ts';
import type { Timers } from './realtime/timers.ts';

/**
 * Something that is done again and again, whatever the season does: `everyMs` after it was done. `signal` aborts at
 * `stop`, for what takes long.
 */
export type Chore = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> };

export type Chores = {
  /** Does each for the first time, and again until `stop`. */
  start(): void;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
  /** Resolves when the last one has ended. */
  stop(): Promise<void>;
};

/** What fails is logged, and tried again at its next time. */
export function createChores(chores: readonly Chore[], timers: Timers, log: Logger): Chores {
  const underWay = new Map<string, Promise<void>>();
  const cancels = new Map<string, () => void>();
  const stopping = new AbortController();

  async function perform(chore: Chore): Promise<void> {
    const { name, everyMs, run } = chore;
    try {
      await run(stopping.signal);
    } catch (error) {
      log.error({ chore: name, error: errorForLog(error) }, 'a chore was not done');
    }
    if (!stopping.signal.aborted)
      cancels.set(
        name,
        timers.after(everyMs, () => begin(chore)),
      );
  }

  function begin(chore: Chore): void {
    underWay.set(chore.name, perform(chore));
  }

  const settled = async () => void (await Promise.all(underWay.values()));
  return {
    start: () => chores.forEach(begin),
    settled,
    async stop() {
      stopping.abort();
      for (const cancel of cancels.values()) cancel();
      await settled();
    },
  };
}
