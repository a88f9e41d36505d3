import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';
import type { Season } from './season.ts';

const NAME = 'rehearsal';
const DONE = 'done';

/** How much of the past is played before the doors open, and in which steps. */
export const REHEARSED_MS = 10 * DAY_MS;
const STEP_MS = 12 * HOUR_MS;

/**
 * Plays the days before `now` on a fresh database, so that lists and boards are alive from the first minute: calls
 * and picks are made at the times at which they would have been. One that was cut off goes on where it was. Anything
 * else that is old stays as it is.
 */
export async function rehearse({ db, dialect }: OpenDatabase, season: Season, now: Instant): Promise<void> {
  const begun = await rehearsedTo(db);
  if (begun === DONE || (begun === undefined && !(await isFresh(db)))) return;
  const pace = async (synchronous: 'normal' | 'full') => {
    if (dialect === 'sqlite') await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(db);
  };
  // Nobody has been told anything yet, so nothing waits for the disk: what a power cut takes is rehearsed again.
  await pace('normal');
  try {
    for (let at = begun ?? now - REHEARSED_MS; at < now; at += STEP_MS) {
      const next = Math.min(at + STEP_MS, now);
      await season.tick(at, next);
      await keep(db, String(next));
    }
  } finally {
    await pace('full');
  }
  await keep(db, DONE);
}

async function rehearsedTo(db: Db): Promise<Instant | typeof DONE | undefined> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  return row === undefined ? undefined : row.value === DONE ? DONE : Number(row.value);
}

const isFresh = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('predictions').select('match_id').limit(1).executeTakeFirst()) === undefined;

const keep = (db: Db, value: string) =>
  db
    .insertInto('key_value')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
