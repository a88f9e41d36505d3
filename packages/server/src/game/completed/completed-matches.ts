import type { CompletedMatch, MovedMatch } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { DAY_MS } from '../../platform/clock/time.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { verdictOn } from './verdict.ts';
import { playedMatches } from './played-matches.ts';

const MAX_MATCHES = 200;
const MAX_AGE_MS = 14 * DAY_MS;

/** Matches in these statuses come first, in this order. */
const FIRST = ['LIVE', 'PROVISIONAL'];
const statusOrder = (status: string) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

export type PlayedRow = Awaited<ReturnType<ReturnType<typeof playedMatches>['execute']>>[number];

/** Returns the predicted matches that have started recently, by status, then newest first. */
export async function recentMatches(db: Db, at: Instant): Promise<PlayedRow[]> {
  const rows = await playedMatches(db, null)
    .where('matches.start_time', '<=', at)
    .where('matches.start_time', '>=', at - MAX_AGE_MS)
    .where('matches.status', '<>', 'SCHEDULED')
    .where('predictions.match_id', 'is not', null)
    .orderBy('matches.start_time', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(MAX_MATCHES)
    .execute();
  return rows.toSorted((a, b) => statusOrder(a.status) - statusOrder(b.status));
}

/** Adds a user's own picks and the facts about the matches to the rows. Visitors have no picks. */
export async function completedFor(
  { db, facts }: { db: Db; facts: MatchFacts },
  userId: string | null,
  rows: readonly PlayedRow[],
): Promise<CompletedMatch[]> {
  const ids = rows.map(({ id }) => id);
  const picks = userId === null || ids.length === 0 ? [] : await picksAmong(db, userId, ids);
  const pickByMatch = new Map(picks.map(({ match_id, ...pick }) => [match_id, pick]));
  const moved = await facts.moved(rows);
  return rows.map((row) => ({
    ...toCompleted({ ...row, ...pickByMatch.get(row.id) }, moved.get(row.id)),
    asOf: facts.asOf(row),
    scoresDelayedSince: facts.scoresDelayedSince(row),
  }));
}

const picksAmong = (db: Db, userId: string, matchIds: readonly string[]) =>
  db
    .selectFrom('picks')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['picks.match_id', 'picks.choice', 'pick_results.was_correct'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', 'in', matchIds)
    .execute();

const toCompleted = (row: PlayedRow, movedTo: MovedMatch | undefined): CompletedMatch => ({
  id: row.id,
  status: row.status,
  isGold: row.is_gold === 1,
  league: row.league,
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  homeTeamAbbr: row.home_abbr,
  awayTeamAbbr: row.away_abbr,
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  clock: row.clock,
  startTime: new Date(row.start_time).toISOString(),
  machinePick: row.machine_pick ?? '',
  userChoice: row.choice,
  movedTo,
  ...verdictOn(row),
});
