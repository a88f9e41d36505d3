import { sql } from 'kysely';
import type { GameClock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';

const NAME = 'game_time';
/** Kept so far ahead (real milliseconds) that a restart never begins before what players have seen. */
const AHEAD_MS = 5_000;

/** Keeps where game time stands. Real time needs no keeping: it goes on by itself. */
export async function keepGameTime(db: Db, clock: GameClock): Promise<void> {
  if (clock.isReal) return;
  const value = String(clock.after(AHEAD_MS));
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        // Of several processes the one furthest on has the word.
        .where(sql<boolean>`cast(kept.value as bigint) < cast(${value} as bigint)`),
    )
    .execute();
}

/** Where game time begins: at real time, or where it was when that is later. It never goes back (docs/decisions). */
export async function startOfGameTime(db: Db, realNow: Instant): Promise<Instant> {
  const row = await db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirst();
  return Math.max(realNow, Number(row?.value ?? 0));
}
