import type { PickChoice } from '@machine/contract';
import { sql } from 'kysely';
import { chunksOf } from '../../platform/db/chunks.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { announceDueAt } from '../../social/follow/announce-picks.ts';

export type NewPick = { userId: string; matchId: string; choice: PickChoice; createdAt: Instant };
type StoredPick = Pick<NewPick, 'matchId' | 'choice'>;

/**
 * Stores bots' picks under the same rules as players' picks: one per user and match, between prediction and start, on a
 * scheduled match. They enter the community counts immediately: anyone can compute a bot's pick from the source code, so
 * it needs no privacy and provides none for others.
 */
export async function storePicks(db: Db, picks: readonly NewPick[]): Promise<void> {
  for (const chunk of chunksOf(picks)) {
    await db.transaction().execute((transaction) => storeAndCount(transaction, chunk));
  }
}

async function storeAndCount(db: Db, picks: readonly NewPick[]): Promise<void> {
  const rows = picks.map(
    ({ userId, matchId, choice, createdAt }) =>
      sql`(${crypto.randomUUID()}, ${userId}, ${matchId}, ${choice}, cast(${createdAt} as bigint))`,
  );
  const { rows: stored } = await sql<StoredPick>`
    with fresh(id, user_id, match_id, choice, created_at) as (values ${sql.join(rows)})
    insert into picks (id, user_id, match_id, choice, created_at, crowd_batch, announce_due_at,
      match_start)
    select fresh.id, fresh.user_id, fresh.match_id, fresh.choice, fresh.created_at, 0,
      ${announceDueAt(sql.ref('fresh.user_id'), sql.ref('matches.start_time'))}, matches.start_time
    from fresh
      inner join matches on matches.id = fresh.match_id
      inner join predictions on predictions.match_id = matches.id
    where matches.status = 'SCHEDULED'
      and matches.start_time > fresh.created_at
      and predictions.created_at <= fresh.created_at
    on conflict do nothing
    returning match_id as "matchId", choice`.execute(db);
  await addToCounts(db, stored);
}

async function addToCounts(db: Db, picks: readonly StoredPick[]): Promise<void> {
  const byMatch = Map.groupBy(picks, ({ matchId }) => matchId);
  // The same order in every process prevents deadlocks.
  for (const [matchId, choices] of [...byMatch].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const agree = choices.filter(({ choice }) => choice === 'AGREE').length;
    const disagree = choices.length - agree;
    await db
      .insertInto('crowds')
      .values({ match_id: matchId, agree_count: agree, disagree_count: disagree, bot_count: choices.length })
      .onConflict((conflict) =>
        conflict
          .column('match_id')
          .doUpdateSet((eb) => ({
            agree_count: eb('crowds.agree_count', '+', agree),
            disagree_count: eb('crowds.disagree_count', '+', disagree),
            bot_count: eb('crowds.bot_count', '+', choices.length),
          })),
      )
      .execute();
  }
}
