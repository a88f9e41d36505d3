import { sql } from 'kysely';
import { CLOCK_TOLERANCE_MS, type TimeScale, type GameClock, isRealTime } from '../../platform/clock/clock.ts';
import { readValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Logger } from '../../platform/http/log.ts';

const NAME = 'game_time';

/**
 * Accelerated time is stored this far ahead, in real milliseconds, so that after a restart game time resumes later than
 * anything players have seen.
 */
const LEAD_MS = 5_000;
const leadOf = (course: TimeScale) => (isRealTime(course) ? 0 : Math.ceil(LEAD_MS * course.speed));

/**
 * Creates a step that stores the current game time and catches up with the process that is furthest ahead. Logs an
 * error once when this machine's clock falls behind, and a warning when it has caught up.
 */
export function createGameTimeSync({ db, clock, log }: { db: Db; clock: GameClock; log: Logger }): () => Promise<void> {
  let isBehind = false;

  return async () => {
    await syncGameTime(db, clock);
    const wasBehind = isBehind;
    const behindMs = clock.behindMs();
    isBehind = behindMs > (wasBehind ? 0 : CLOCK_TOLERANCE_MS);
    if (isBehind === wasBehind) return;
    if (!isBehind) return log.warn('the clock has caught up: game time is running again');
    log.error(
      { behindSeconds: Math.round(behindMs / 1000), gameTime: new Date(clock.now()).toISOString() },
      'the clock is behind game time, so game time is paused until the clock catches up; if the clock was wrong before and is right now, stop all servers and start one with ACCEPT_CLOCK=1',
    );
  };
}

/** Stores the current game time, and catches up with the process that is furthest ahead. */
export async function syncGameTime(db: Db, clock: GameClock): Promise<void> {
  const value = String(clock.now() + leadOf(clock.timeScale));
  await db
    .insertInto('key_value')
    .values({ name: NAME, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(sql<boolean>`cast(key_value.value as bigint) < cast(${value} as bigint)`),
    )
    .execute();
  clock.raiseMark(await latestGameTime(db, clock.timeScale));
}

/** Returns the earliest instant at which game time may resume; 0 on a fresh database. */
export const readHighWaterMark = async (db: Db): Promise<Instant> => Number((await readValue(db, NAME)) ?? 0);

/** Returns the latest game time that any process with these time settings is known to have reached. */
export const latestGameTime = async (db: Db, course: TimeScale): Promise<Instant> =>
  (await readHighWaterMark(db)) - leadOf(course);

export const clearHighWaterMark = (db: Db) => db.deleteFrom('key_value').where('name', '=', NAME).execute();
