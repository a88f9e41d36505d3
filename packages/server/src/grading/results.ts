import type { PickChoice } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Mark } from './marks.ts';

type Graded = { matchId: string; startTime: Instant; marks: Record<PickChoice, Mark> };

/** Writes what these users' picks on a match came to, beside the picks; an earlier result is brought up to date. */
export async function writeResults(db: Db, userIds: readonly string[], graded: Graded): Promise<void> {
  const { AGREE: agree, DISAGREE: disagree } = graded.marks;
  await db
    .insertInto('pick_results')
    .columns(['pick_id', 'user_id', 'match_id', 'choice', 'was_correct', 'stars', 'start_time', 'picked_at'])
    .expression((eb) => {
      const byChoice = (one: number, other: number) =>
        eb.case().when('choice', '=', 'AGREE').then(eb.lit(one)).else(eb.lit(other)).end();
      return eb
        .selectFrom('picks')
        .select((eb) => [
          'id',
          'user_id',
          'match_id',
          'choice',
          byChoice(bit(agree.isRight), bit(disagree.isRight)).as('was_correct'),
          byChoice(agree.stars, disagree.stars).as('stars'),
          eb.cast<number>(eb.val(graded.startTime), 'bigint').as('start_time'),
          'created_at',
        ])
        .where('match_id', '=', graded.matchId)
        .where('user_id', 'in', userIds);
    })
    .onConflict((conflict) =>
      conflict
        .column('pick_id')
        .doUpdateSet((eb) => ({
          was_correct: eb.ref('excluded.was_correct'),
          stars: eb.ref('excluded.stars'),
          start_time: eb.ref('excluded.start_time'),
        }))
        .where((eb) =>
          eb.or([
            eb('pick_results.was_correct', '<>', eb.ref('excluded.was_correct')),
            eb('pick_results.stars', '<>', eb.ref('excluded.stars')),
            eb('pick_results.start_time', '<>', eb.ref('excluded.start_time')),
          ]),
        ),
    )
    .execute();
}

export async function removeResults(db: Db, userIds: readonly string[], matchId: string): Promise<void> {
  await db.deleteFrom('pick_results').where('match_id', '=', matchId).where('user_id', 'in', userIds).execute();
}

const bit = (flag: boolean) => (flag ? 1 : 0);
