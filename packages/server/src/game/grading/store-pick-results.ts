import type { PickChoice } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { isInRange, type PickerRange } from './picker-range.ts';
import type { PickResult } from './pick-results.ts';
import { toTenths } from '../../platform/db/stars.ts';

type GradedMatch = { startTime: Instant; results: Record<PickChoice, PickResult> };

/** Inserts or updates the results of these players' picks. */
export async function writePickResults(db: Db, range: PickerRange, graded: GradedMatch): Promise<void> {
  const { AGREE: agree, DISAGREE: disagree } = graded.results;
  await db
    .insertInto('pick_results')
    .columns([
      'pick_id',
      'user_id',
      'match_id',
      'choice',
      'was_correct',
      'star_tenths',
      'start_time',
      'picked_at',
      'edge',
      'edge_variance',
      'is_slayer_pick',
    ])
    .expression((eb) => {
      const byChoice = (forAgree: number, forDisagree: number) =>
        eb.case().when('choice', '=', 'AGREE').then(eb.lit(forAgree)).else(eb.lit(forDisagree)).end();
      // PostgreSQL doesn't know the type of a parameter in a case expression.
      const ifDisagree = (value: number | null) =>
        eb
          .case()
          .when('choice', '=', 'DISAGREE')
          .then(eb.cast<number | null>(eb.val(value), 'double precision'))
          .end();
      return eb
        .selectFrom('picks')
        .select((eb) => [
          'id',
          'user_id',
          'match_id',
          'choice',
          byChoice(toBit(agree.isCorrect), toBit(disagree.isCorrect)).as('was_correct'),
          byChoice(toTenths(agree.stars), toTenths(disagree.stars)).as('star_tenths'),
          eb.cast<number>(eb.val(graded.startTime), 'bigint').as('start_time'),
          'created_at',
          ifDisagree(disagree.edge).as('edge'),
          ifDisagree(disagree.edgeVariance).as('edge_variance'),
          byChoice(toBit(agree.isSlayerPick), toBit(disagree.isSlayerPick)).as('is_slayer_pick'),
        ])
        .where(isInRange('picks', range));
    })
    .onConflict((conflict) =>
      conflict
        .column('pick_id')
        .doUpdateSet((eb) => ({
          was_correct: eb.ref('excluded.was_correct'),
          star_tenths: eb.ref('excluded.star_tenths'),
          start_time: eb.ref('excluded.start_time'),
          edge: eb.ref('excluded.edge'),
        }))
        // The edge of a pick changes only with `was_correct`; its other columns never change.
        .where((eb) =>
          eb.or([
            eb('pick_results.was_correct', '<>', eb.ref('excluded.was_correct')),
            eb('pick_results.star_tenths', '<>', eb.ref('excluded.star_tenths')),
            eb('pick_results.start_time', '<>', eb.ref('excluded.start_time')),
          ]),
        ),
    )
    .execute();
}

export async function removePickResults(db: Db, range: PickerRange): Promise<void> {
  await db.deleteFrom('pick_results').where(isInRange('pick_results', range)).execute();
}

const toBit = (flag: boolean) => (flag ? 1 : 0);
