import type { MatchStatus } from '@machine/contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { MatchRow } from '../../platform/db/tables-game.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Fixture, MatchState } from './feed.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Returns whether a text has the format of a match id. PostgreSQL can't even query some other texts. */
export const isMatchId = (text: string) => /^[a-z0-9-]{1,100}$/.test(text);

export const unknownMatch = () => new HttpError(404, "This match doesn't exist.");

/** Returns a match. Throws an `HttpError` (404) for an unknown one. */
export async function requireMatch(db: Db, id: string): Promise<MatchRow> {
  const match = isMatchId(id)
    ? await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (match === undefined) throw unknownMatch();
  return match;
}

/** For each status, the statuses from which a match can't go back to it. */
const LATER: Record<MatchStatus, MatchStatus[]> = {
  SCHEDULED: ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
  LIVE: ['PROVISIONAL', 'FINAL', 'VOID'],
  PROVISIONAL: ['FINAL', 'VOID'],
  FINAL: [],
  VOID: [],
  POSTPONED: ['LIVE', 'PROVISIONAL', 'FINAL', 'VOID'],
};

/** In these statuses, a match can still be moved. */
const MOVABLE: readonly MatchStatus[] = ['SCHEDULED', 'POSTPONED'];

/**
 * Stores the state of a match, without changing whether it is gold. A match that has started or ended never goes back:
 * the feed may be queried for an earlier time. It also keeps its start, so that a wrong later one can't open it for picks
 * again.
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
      const update = conflict
        .column('id')
        .doUpdateSet((eb) => ({
          ...present,
          start_time: eb
            .case()
            .when('matches.status', 'in', MOVABLE)
            .then(eb.ref('excluded.start_time'))
            .else(eb.ref('matches.start_time'))
            .end(),
        }));
      const later = LATER[state.status];
      return later.length === 0 ? update : update.where('matches.status', 'not in', later);
    })
    .execute();
}
