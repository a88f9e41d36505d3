import type { Db } from '../db/open.ts';

/**
 * Matches with a call whose grade is not what they have come to: FINAL with a score, VOID, or neither (then they are
 * to have none). Where a side is null the comparison is unknown, which counts as no difference.
 */
export const dueMatches = (db: Db) =>
  db
    .with('standing', (from) =>
      from
        .selectFrom('matches')
        .innerJoin('predictions', 'predictions.match_id', 'matches.id')
        .select(['id', 'start_time', 'score_home', 'score_away', 'is_gold', 'machine_pick'])
        .select((eb) =>
          eb
            .case()
            .when(
              eb.and([eb('status', '=', 'FINAL'), eb('score_home', 'is not', null), eb('score_away', 'is not', null)]),
            )
            .then('FINAL' as const)
            .when('status', '=', 'VOID')
            .then('VOID' as const)
            .end()
            .as('came_to'),
        ),
    )
    .selectFrom('standing')
    .leftJoin('grades', 'grades.match_id', 'standing.id')
    .selectAll('standing')
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('came_to', eb.val('')), '<>', eb.fn.coalesce('grades.status', eb.val(''))),
        eb('standing.score_home', '<>', eb.ref('grades.score_home')),
        eb('standing.score_away', '<>', eb.ref('grades.score_away')),
        eb('standing.start_time', '<>', eb.ref('grades.start_time')),
      ]),
    );

export type DueMatch = Awaited<ReturnType<ReturnType<typeof dueMatches>['executeTakeFirstOrThrow']>>;
