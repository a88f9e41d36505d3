import { createClock } from '../clock/clock.ts';
import type { Instant } from '../clock/time.ts';
import { realTimers, repeat } from '../clock/timers.ts';
import type { Db, OpenDatabase } from '../db/open.ts';

/** The largest drift between two clocks, as a fraction of the time that passes. */
const DRIFT = 0.000_2;

/** A reading of the other clock: how far it is ahead, give or take `error` milliseconds. */
type Sample = { offset: number; error: number; at: Instant };

/** Real time by a clock that several machines can read. */
export type SharedTime = ReturnType<typeof createSharedTime>;

/**
 * Estimates the time of a shared clock from this machine's own and how far the shared one is ahead. An answer counts as
 * read halfway between question and answer, so that a slow one says less: it replaces an earlier one only when that has
 * become less precise, or wrong because one of the clocks was set.
 */
export function createSharedTime(read: () => Promise<Instant>, machineNow: () => Instant) {
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
    /** Reads the shared clock again. */
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

/** The first answers may wait for a connection. */
const FIRST_READS = 5;
/** A process looks at the clock of the database this often. */
const SYNC_MS = 2_000;

/** The clocks of this machine and of the database; tests set their own. */
export type MachineClocks = { machineNow?: () => Instant; readDatabaseTime?: () => Promise<Instant> };

/**
 * Returns real time: by the clock of PostgreSQL, so that processes on different machines agree, also at a high speed. An
 * embedded database has the clock of this machine.
 */
export async function readSharedTime({ db, isShared }: OpenDatabase, clocks: MachineClocks): Promise<SharedTime> {
  const { machineNow = () => Date.now(), readDatabaseTime = () => readTimeOf(db) } = clocks;
  if (!isShared) return { now: machineNow, measure: async () => {} };
  const time = createSharedTime(readDatabaseTime, machineNow);
  for (let reads = 0; reads < FIRST_READS; reads += 1) await time.measure();
  return time;
}

async function readTimeOf(db: Db): Promise<Instant> {
  const query = db.selectNoFrom(createClock('postgres').sql.as('now'));
  return (await query.executeTakeFirstOrThrow()).now;
}

/**
 * Measures the shared time regularly, and does `work` each time. While the database is unreachable, time goes on with this
 * machine. Returns a function that stops.
 */
export const followSharedTime = ({ measure }: SharedTime, work: () => Promise<void>): (() => Promise<void>) =>
  repeat(
    SYNC_MS,
    () =>
      measure()
        .then(work)
        .catch(() => {}),
    realTimers,
  );
