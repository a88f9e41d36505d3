import type { Span } from '../../game/leaderboard/period.ts';
import type { Db } from '../../platform/db/open.ts';

/**
 * Selects the results that count in a league: of matches that started while their player was in it, not before its own
 * start, and in a span if one is given. Reads the results of each member by an index, so it doesn't grow with the game.
 */
export function countedResults(db: Db, leagueId: string, span: Span | null) {
  const results = db
    .selectFrom('friend_league_members as members')
    .innerJoin('pick_results as results', (join) =>
      join
        .onRef('results.user_id', '=', 'members.user_id')
        .onRef('results.start_time', '>=', 'members.counts_from')
        .on((eb) =>
          eb.or([eb('members.left_at', 'is', null), eb('results.start_time', '<', eb.ref('members.left_at'))]),
        ),
    )
    .where('members.league_id', '=', leagueId);
  if (span === null) return results;
  return results.where('results.start_time', '>=', span.from).where('results.start_time', '<', span.to);
}
