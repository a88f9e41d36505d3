import type { Instant } from './time.ts';

/** How far two clocks may drift apart, as a fraction of the time that passes. */
const DRIFT = 0.000_2;

/** What one look at the other clock says: how far it is ahead, give or take `error` milliseconds. */
type Sample = { offset: number; error: number; at: Instant };

/** Real time by a clock that several machines can read. */
export type SharedTime = {
  now(): Instant;
  /** Reads the shared clock again. */
  measure(): Promise<void>;
};

/**
 * Estimates the time of a shared clock from this machine's own and how far the shared one is ahead. An answer counts as
 * read halfway between question and answer, so that a slow one says less: it replaces an earlier one only when that has
 * become less precise, or wrong because one of the clocks was set.
 */
export function createSharedTime(read: () => Promise<Instant>, machineNow: () => Instant): SharedTime {
  let current: Sample | undefined;

  const errorOf = ({ error, at }: Sample, now: Instant) => error + Math.abs(now - at) * DRIFT;

  function isBetter(sample: Sample): boolean {
    if (current === undefined) return true;
    const knownError = errorOf(current, sample.at);
    const isContradiction = Math.abs(sample.offset - current.offset) > sample.error + knownError;
    return isContradiction || sample.error <= knownError;
  }

  return {
    now: () => machineNow() + Math.round(current?.offset ?? 0),
    async measure() {
      const asked = machineNow();
      const shared = await read();
      const at = machineNow();
      // This machine's clock was set back in between.
      if (at < asked) return;
      // Instants are whole milliseconds.
      const sample = { offset: shared - (asked + at) / 2, error: (at - asked) / 2 + 1, at };
      if (isBetter(sample)) current = sample;
    },
  };
}
