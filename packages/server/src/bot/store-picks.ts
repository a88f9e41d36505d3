import type { PickChoice } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';

export type NewPick = { userId: string; matchId: string; choice: PickChoice; createdAt: Instant };

/** Five values a pick: well below the number that a statement may have. */
const CHUNK = 1_000;

/**
 * Stores picks of bots under the rules for everybody's: one a user and match, after the call and before the start, on a
 * match that is still open. Answers with those that were new.
 */
export async function storePicks(db: Db, picks: readonly NewPick[]): Promise<{ userId: string; matchId: string }[]> {
  const stored: { userId: string; matchId: string }[] = [];
  for (let start = 0; start < picks.length; start += CHUNK) {
    const rows = picks
      .slice(start, start + CHUNK)
      .map(
        ({ userId, matchId, choice, createdAt }) =>
          sql`(${crypto.randomUUID()}, ${userId}, ${matchId}, ${choice}, cast(${createdAt} as bigint))`,
      );
    const answer = await sql<{ userId: string; matchId: string }>`
      with fresh(id, user_id, match_id, choice, created_at) as (values ${sql.join(rows)})
      insert into picks (id, user_id, match_id, choice, created_at)
      select fresh.id, fresh.user_id, fresh.match_id, fresh.choice, fresh.created_at
      from fresh
        inner join matches on matches.id = fresh.match_id
        inner join predictions on predictions.match_id = matches.id
      where matches.status = 'SCHEDULED'
        and matches.start_time > fresh.created_at
        and predictions.created_at <= fresh.created_at
      on conflict do nothing
      returning user_id as "userId", match_id as "matchId"`.execute(db);
    stored.push(...answer.rows);
  }
  return stored;
}
