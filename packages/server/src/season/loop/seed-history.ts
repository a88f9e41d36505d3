import { sql } from 'kysely';
import { readValue, writeValue } from '../../platform/db/key-value.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import type { Season } from './season.ts';

/** Stored: never change it. */
const NAME = 'rehearsal';
const DONE = 'done';

/** The history that a fresh database gets, and the steps of its simulation. */
export const HISTORY_MS = 10 * DAY_MS;
const STEP_MS = 12 * HOUR_MS;

/**
 * Simulates what happened between `from` and `now` on a fresh database, so that lists and leaderboards aren't empty on the first day.
 * Predictions and picks are dated as if they had been made live. Resumes after an interruption; leaves any other
 * existing database alone. `runJobs` runs the stored jobs. `tell` gets the day before each step.
 */
export async function seedHistory(
  { db, dialect }: OpenDatabase,
  season: Season,
  { from, now }: { from: Instant; now: Instant },
  runJobs: () => Promise<void> = async () => {},
  tell: (day: string) => void = () => {},
): Promise<void> {
  const progress = await readValue(db, NAME);
  if (progress === DONE || (progress === undefined && !(await isFresh(db)))) return;
  // Before the first step, after which the database isn't fresh anymore.
  if (progress === undefined) await writeValue(db, NAME, String(from));
  const setSynchronous = async (level: 'normal' | 'full') => {
    if (dialect === 'sqlite') await sql`pragma synchronous = ${sql.raw(level)}`.execute(db);
  };
  // No client has seen any of this yet, so losing the last steps to a power cut is harmless: they are simulated again.
  await setSynchronous('normal');
  try {
    for (let at = Number(progress ?? from); at < now; at += STEP_MS) {
      const next = Math.min(at + STEP_MS, now);
      tell(new Date(at).toISOString().slice(0, 10));
      await season.tick(at, next);
      // Now, so that achievements are unlocked on their day.
      await runJobs();
      await writeValue(db, NAME, String(next));
    }
  } finally {
    await setSynchronous('full');
  }
  await writeValue(db, NAME, DONE);
}

const isFresh = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('predictions').select('match_id').limit(1).executeTakeFirst()) === undefined;
