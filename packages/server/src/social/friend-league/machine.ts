import { AGREE_PAY, MACHINE_IS_RIGHT, RESULT_WEEK } from '../../game/duel/duel.ts';
import type { Span } from '../../game/leaderboard/period.ts';
import type { Db } from '../../platform/db/open.ts';
import { countedResults } from './counted-results.ts';

/**
 * Returns the Machine's tenths of stars by week: it agrees with itself once on each match of which a result counts in the
 * league, and gold counts at its ordinary pay. `span` null: of those of members only, as in the table of all weeks.
 */
export async function machineTenths(db: Db, leagueId: string, span: Span | null): Promise<Map<number, number>> {
  const counted = countedResults(db, leagueId, span);
  const won = (span === null ? counted.where('members.left_at', 'is', null) : counted)
    .innerJoin('predictions', 'predictions.match_id', 'results.match_id')
    .where(MACHINE_IS_RIGHT)
    .select(['results.match_id', RESULT_WEEK.as('week'), AGREE_PAY.as('tenths')])
    .distinct();
  const rows = await db
    .selectFrom(won.as('won'))
    .select(['week', ({ fn }) => fn.sum<number>('tenths').as('tenths')])
    .groupBy('week')
    .execute();
  return new Map(rows.map(({ week, tenths }) => [week, tenths]));
}
