import { createClock, isRealTime } from '../../platform/clock/clock.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { latestGameTime, readHighWaterMark } from './game-time.ts';
import { readSettings } from './reconcile-settings.ts';
import { type MachineClocks, readSharedTime } from '../../platform/cluster/shared-time.ts';

/**
 * Returns the game time of a database, without joining its season. While no server runs, accelerated time stands still:
 * it is where the next start resumes it.
 */
export async function readGameTime(database: OpenDatabase, clocks: MachineClocks = {}): Promise<Instant> {
  const { db, dialect } = database;
  const time = await readSharedTime(database, clocks);
  const course = (await readSettings(db))?.course;
  const clock = createClock(dialect, course, time.now);
  if (course === undefined) return clock.now();
  clock.raiseMark(await latestGameTime(db, course));
  if (isRealTime(course)) return clock.now();
  // A running server keeps this mark ahead of game time.
  const mark = await readHighWaterMark(db);
  return clock.now() <= mark ? clock.now() : Math.max(time.now(), mark);
}
