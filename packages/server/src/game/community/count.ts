import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { arePicksPublic } from '../match/picks-public.ts';

/** Counts grow by at least this many picks at once, so that no single pick can be inferred from them. */
export const MIN_BATCH_SIZE = 5;

/**
 * Adds new picks to the community counts. Before the start of a match, it waits for at least `MIN_BATCH_SIZE` new picks.
 */
export async function countPicks(db: Db, at: Instant): Promise<void> {
  for (const { id } of await matchesDue(db, at).execute())
    await db.transaction().execute((transaction) => countMatch(transaction, id, at));
}

const matchesDue = (db: Db, at: Instant) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select('matches.id')
    .where('picks.crowd_batch', 'is', null)
    .groupBy('matches.id')
    .having((eb) => eb.or([eb(eb.fn.countAll(), '>=', MIN_BATCH_SIZE), arePicksPublic(eb, at)]));

/** Locks the counts of the match first, so that only one of several processes counts the picks. */
async function countMatch(db: Db, matchId: string, at: Instant): Promise<void> {
  const { batch: last } = await db
    .insertInto('crowds')
    .values({ match_id: matchId })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet((eb) => ({ batch: eb.ref('crowds.batch') })))
    .returning('batch')
    .executeTakeFirstOrThrow();
  const due = await matchesDue(db, at).where('picks.match_id', '=', matchId).executeTakeFirst();
  if (due === undefined) return;
  const batch = last + 1;
  const counted = await db
    .updateTable('picks')
    .set({ crowd_batch: batch })
    .where('match_id', '=', matchId)
    .where('crowd_batch', 'is', null)
    .returning('choice')
    .execute();
  const agree = counted.filter(({ choice }) => choice === 'AGREE').length;
  const disagree = counted.length - agree;
  await db
    .updateTable('crowds')
    .set((eb) => ({
      agree_count: eb('agree_count', '+', agree),
      disagree_count: eb('disagree_count', '+', disagree),
      batch,
      batch_agree_count: agree,
      batch_disagree_count: disagree,
    }))
    .where('match_id', '=', matchId)
    .execute();
}
