import { sql } from 'kysely';
import { CLOCK_TOLERANCE_MS, type TimeScale, type GameClock, isRealTime } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Logger } from '../http/log.ts';

const NAME = 'game_time';

/** Hurried time is kept this far ahead (real milliseconds): a restart then begins after all that players have seen. */
const AHEAD_MS = 5_000;
const keptAheadMs = (course: TimeScale) => (isRealTime(course) ? 0 : Math.ceil(AHEAD_MS * course.speed));

type Options = { db: Db; clock: GameClock; log: Logger };

/**
 * Creates the step that keeps where game time stands and follows the other processes: the furthest one counts. Logs
 * an error once when this machine's clock is behind, and a line when it has caught up.
 */
export function createTimeKeeper({ db, clock, log }: Options): () => Promise<void> {
  let isBehind = false;

  function report(): void {
    const wasBehind = isBehind;
    const behindMs = clock.behindMs();
    isBehind = behindMs > (wasBehind ? 0 : CLOCK_TOLERANCE_MS);
    if (isBehind === wasBehind) return;
    if (!isBehind) return log.warn('the clock has caught up: game time runs again');
    log.error(
      { behindSeconds: Math.round(behindMs / 1000), gameTime: new Date(clock.now()).toISOString() },
      'the clock is behind game time, which stands still until the clock has caught up; if the clock was wrong before and is right now, stop all servers and start one with ACCEPT_CLOCK=1',
    );
  }

  return async () => {
    await keepMark(db, clock.now() + keptAheadMs(clock.timeScale));
    clock.raiseMark(await markOnCourse(db, clock.timeScale));
    report();
  };
}

async function keepMark(db: Db, mark: Instant): Promise<void> {
  const value = String(mark);
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
}

/** Returns the instant before which game time must not begin again; 0 on a fresh database. */
export async function readMark(db: Db): Promise<Instant> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Returns the latest game time that a process on this course is known to have reached. */
export const markOnCourse = async (db: Db, course: TimeScale): Promise<Instant> =>
  (await readMark(db)) - keptAheadMs(course);

/** Forgets where game time stood. */
export const forgetMark = (db: Db) => db.deleteFrom('key_value').where('name', '=', NAME).execute();
