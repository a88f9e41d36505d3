import { sql } from 'kysely';
import { createClock, type GameClock } from '../../platform/clock/clock.ts';
import { createSharedTime, type SharedTime } from '../../platform/clock/shared-time.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Timers } from '../../platform/clock/timers.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { syncGameTime } from './game-time.ts';

/** The first answers may wait for a connection. */
const FIRST_READS = 5;
/** How often a process looks at the clock of the database, and stores how far game time has come. */
const SYNC_MS = 2_000;

/** The clocks of this machine and of the database; tests set their own. */
export type MachineClocks = { machineNow?: () => Instant; readDatabaseTime?: () => Promise<Instant> };

/**
 * Returns real time: by the clock of PostgreSQL, so that processes on different machines agree, also at a high speed. An
 * embedded database has the clock of this machine.
 */
export async function readSharedTime({ db, dialect }: OpenDatabase, clocks: MachineClocks): Promise<SharedTime> {
  const { machineNow = () => Date.now(), readDatabaseTime = () => readTimeOf(db) } = clocks;
  if (dialect === 'sqlite') return { now: machineNow, measure: async () => {} };
  const time = createSharedTime(readDatabaseTime, machineNow);
  for (let reads = 0; reads < FIRST_READS; reads += 1) await time.measure();
  return time;
}

async function readTimeOf(db: Db): Promise<Instant> {
  const { rows } = await sql<{ now: Instant }>`select ${createClock('postgres').sql} as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row.now;
}

type Following = { db: Db; clock: GameClock; time: SharedTime; timers: Timers };

/**
 * Keeps the clock of a process in step with the others on its database, whether or not it runs the season. While the
 * database is unreachable, the clock goes on with this machine. Returns a function that stops.
 */
export function followSharedTime({ db, clock, time, timers }: Following): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let cancel = timers.after(SYNC_MS, follow);

  function follow(): void {
    running = time
      .measure()
      .then(() => syncGameTime(db, clock))
      .catch(() => {})
      .then(() => {
        cancel = isStopped ? () => {} : timers.after(SYNC_MS, follow);
      });
  }

  let isStopped = false;
  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}
