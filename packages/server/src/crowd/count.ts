import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { arePicksPublic } from '../pick/public.ts';

/** How many picks of other players a count gains at once at least, so that no single one can be read from it. */
export const CROWD_STEP = 5;

/**
 * Counts new picks into the crowd of `matchId`, or of every match. Before a match has started this waits for
 * `CROWD_STEP` new picks; afterwards it counts any.
 */
export async function countPicks(db: Db, at: Instant, matchId?: string): Promise<void> {
  const due = await matchesDue(db, at)
    .$if(matchId !== undefined, (query) => query.where('picks.match_id', '=', matchId ?? ''))
    .execute();
  for (const { id } of due) await db.transaction().execute((transaction) => moveCrowd(transaction, id, at));
}

const matchesDue = (db: Db, at: Instant) =>
  db
    .selectFrom('picks')
    .innerJoin('matches', 'matches.id', 'picks.match_id')
    .select('matches.id')
    .where('picks.crowd_batch', 'is', null)
    .groupBy('matches.id')
    .having((eb) => eb.or([eb(eb.fn.countAll(), '>=', CROWD_STEP), arePicksPublic(eb, at)]));

/** Locks the match's row first, so that of several processes one counts the picks and the others find none due. */
async function moveCrowd(db: Db, matchId: string, at: Instant): Promise<void> {
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
