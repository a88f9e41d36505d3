import type { Db } from '../../platform/db/open.ts';

/**
 * Selects predicted matches whose grade is missing or outdated. A match is graded as FINAL (with a score) or VOID; in
 * any other state it must have no grade. Comparisons with null count as no difference.
 */
export const dueMatches = (db: Db) =>
  db
    .with('candidates', (from) =>
      from
        .selectFrom('matches')
        .innerJoin('predictions', 'predictions.match_id', 'matches.id')
        .select(['id', 'start_time', 'score_home', 'score_away', 'is_gold', 'machine_pick', 'confidence_pct'])
        .select(['agree_tenths', 'disagree_tenths', 'home_pct', 'draw_pct', 'away_pct'])
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
            .as('graded_as'),
        ),
    )
    .selectFrom('candidates')
    .leftJoin('grades', 'grades.match_id', 'candidates.id')
    .selectAll('candidates')
    .select(['grades.status as previous_status', 'grades.start_time as previous_start_time'])
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('graded_as', eb.val('')), '<>', eb.fn.coalesce('grades.status', eb.val(''))),
        eb('candidates.score_home', '<>', eb.ref('grades.score_home')),
        eb('candidates.score_away', '<>', eb.ref('grades.score_away')),
        eb('candidates.start_time', '<>', eb.ref('grades.start_time')),
      ]),
    );

export type DueMatch = Awaited<ReturnType<ReturnType<typeof dueMatches>['executeTakeFirstOrThrow']>>;
