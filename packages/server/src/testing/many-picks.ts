import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';

/** Players added per statement, which may take up to 5 s on PostgreSQL. */
const ADDED = 5_000;

const rangesOf = (count: number) =>
  Array.from({ length: Math.ceil(count / ADDED) }, (_, index) => {
    const from = 1_000_001 + index * ADDED;
    return { from, to: Math.min(from + ADDED - 1, 1_000_000 + count) };
  });

/** Adds players whose ids are in the order of their numbers. */
export async function addManyPlayers(db: Db, count: number): Promise<void> {
  for (const { from, to } of rangesOf(count)) {
    await sql`insert into users (id, username, username_key, email, email_key, first_name, last_name, created_at)
      with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(to)})
      select 'player-' || i, i, i, i, i, 'A', 'B', 0 from n`.execute(db);
  }
}

/** Lets every player of `addManyPlayers` pick; a third of them disagree, a different third each round. */
export async function addManyPicks(
  db: Db,
  count: number,
  { id, round, at }: { id: string; round: number; at: number },
) {
  for (const { from, to } of rangesOf(count)) {
    await sql`insert into picks (id, user_id, match_id, choice, created_at)
      select ${id} || id, id, ${id}, case when (cast(username as integer) + ${sql.lit(round)}) % 3 = 0
        then 'DISAGREE' else 'AGREE' end, ${sql.lit(at)}
      from users where id >= ${`player-${from}`} and id <= ${`player-${to}`}`.execute(db);
  }
}
