import { type ClubMatch, NEXT_CLUB_MATCH_DAYS } from '@machine/contract';
import { DAY_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import type { Db } from '../../platform/db/open.ts';

export type NextMatches = ReadonlyMap<string, ClubMatch>;

/** Returns the next match of each club that has one soon. Reads only the matches of these days, in order of their start. */
export async function nextMatches(db: Db, at: Instant): Promise<NextMatches> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .select(['matches.id', 'home_team as homeTeam', 'away_team as awayTeam', 'home_abbr', 'away_abbr'])
    .select(['matches.start_time', 'predictions.match_id as predicted'])
    .where('matches.status', '=', 'SCHEDULED')
    .where('matches.start_time', '>', at)
    .where('matches.start_time', '<=', at + NEXT_CLUB_MATCH_DAYS * DAY_MS)
    .orderBy('matches.start_time')
    .orderBy('matches.id')
    .execute();
  const next = new Map<string, ClubMatch>();
  for (const { home_abbr, away_abbr, start_time, predicted, ...teams } of rows) {
    const match: ClubMatch = { ...teams, startTime: toIso(start_time), isPredicted: predicted !== null };
    for (const code of [home_abbr, away_abbr]) if (!next.has(code)) next.set(code, match);
  }
  return next;
}
