import type { MatchStatus } from '@machine/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Fixture, MatchState } from '../feed/feed.ts';
import { HttpError } from '../http/http-error.ts';

/** What every feed's ids look like. Anything else is no match, and not every database could even look for it. */
export const isMatchId = (text: string) => /^[a-z0-9-]{1,100}$/.test(text);

export const unknownMatch = () => new HttpError(404, 'This match does not exist.');

/** The statuses that a match has behind it for good once it has gone on from them to one of these. */
const LATER: Record<MatchStatus, MatchStatus[]> = {
  SCHEDULED: ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
  LIVE: ['PROVISIONAL', 'FINAL', 'VOID'],
  PROVISIONAL: ['FINAL', 'VOID'],
  FINAL: [],
  VOID: [],
  POSTPONED: [],
};

/**
 * Stores a match as it stands. What was decided about it here, gold, stays. A match that has begun or ended stays so:
 * a feed that says otherwise was asked about an earlier time.
 */
export async function storeMatch(db: Transaction<Tables>, fixture: Fixture, state: MatchState): Promise<void> {
  const present = {
    league: fixture.league,
    home_team: fixture.homeTeam,
    away_team: fixture.awayTeam,
    home_abbr: fixture.homeTeamAbbr,
    away_abbr: fixture.awayTeamAbbr,
    start_time: fixture.startTime,
    status: state.status,
    score_home: state.score?.home ?? null,
    score_away: state.score?.away ?? null,
    clock: state.clock,
  };
  await db
    .insertInto('matches')
    .values({ id: fixture.id, ...present })
    .onConflict((conflict) => {
      const update = conflict.column('id').doUpdateSet(present);
      const later = LATER[state.status];
      return later.length === 0 ? update : update.where('matches.status', 'not in', later);
    })
    .execute();
}
