import type { CompletedMatch, MovedMatch } from '@machine/contract';
import type { Db } from '../../platform/db/open.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { MatchFacts } from '../match/match-facts.ts';
import { verdictOn } from './verdict.ts';
import { playedMatches } from './played-matches.ts';
import { teamsOf } from '../match/teams.ts';

const MAX_MATCHES = 200;
/** A match is listed this long after its start. */
export const MAX_AGE_MS = 14 * DAY_MS;

/** Matches in these statuses come first, in this order. */
const FIRST = ['LIVE', 'PROVISIONAL'];
const statusOrder = (status: string) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

type PlayedRow = Awaited<ReturnType<ReturnType<typeof playedMatches>['execute']>>[number];

/** Returns the predicted matches that have started recently, by status, then newest first. */
async function recentMatches(db: Db, at: Instant): Promise<PlayedRow[]> {
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

/** Returns the list as visitors see it: without picks of their own. */
export async function completedMatches(
  { db, facts }: { db: Db; facts: MatchFacts },
  at: Instant,
): Promise<CompletedMatch[]> {
  const rows = await recentMatches(db, at);
  const moved = await facts.moved(rows);
  return rows.map((row) => ({
    ...toCompleted(row, moved.get(row.id)),
    asOf: facts.asOf(row),
    scoresDelayedSince: facts.scoresDelayedSince(row),
  }));
}

const toCompleted = (row: PlayedRow, movedTo: MovedMatch | undefined): CompletedMatch => ({
  id: row.id,
  status: row.status,
  isGold: row.is_gold === 1,
  league: row.league,
  ...teamsOf(row),
  scoreHome: row.score_home,
  scoreAway: row.score_away,
  clock: row.clock,
  startTime: new Date(row.start_time).toISOString(),
  machinePick: row.machine_pick ?? '',
  userChoice: row.choice,
  movedTo,
  ...verdictOn(row),
});
