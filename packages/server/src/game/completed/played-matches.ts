import type { Db } from '../../platform/db/open.ts';
import { TEAM_COLUMNS } from '../match/teams.ts';

/** Selects matches with the Machine's prediction, one user's pick and the results of both. Visitors have no picks. */
export const playedMatches = (db: Db, userId: string | null) =>
  db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .leftJoin('grades', 'grades.match_id', 'matches.id')
    .leftJoin('picks', (join) => join.onRef('picks.match_id', '=', 'matches.id').on('picks.user_id', '=', userId ?? ''))
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select([
      'matches.id',
      'matches.status',
      'matches.is_gold',
      'matches.league',
      ...TEAM_COLUMNS,
      'matches.score_home',
      'matches.score_away',
      'matches.clock',
      'matches.start_time',
      'predictions.machine_pick',
      'picks.choice',
      'grades.machine_correct',
      'pick_results.was_correct',
    ]);
