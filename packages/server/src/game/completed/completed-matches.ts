import type { CompletedMatch } from '@machine/contract';
import { DAY_MS, type Instant, toIso } from '../../platform/clock/time.ts';
import type { GameDeps } from '../deps.ts';
import { verdictOn } from './verdict.ts';
import { playedMatches } from './played-matches.ts';
import { teamsOf } from '../match/teams.ts';

const MAX_MATCHES = 200;
/** A match is listed this long after its start. */
export const MAX_AGE_MS = 14 * DAY_MS;

/** Matches in these statuses come first, in this order. */
const FIRST = ['LIVE', 'PROVISIONAL'];
const statusOrder = (status: string) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

/**
 * Returns the predicted matches that have started recently, by status, then newest first, as visitors see them: without
 * picks of their own.
 */
export async function completedMatches({ db, facts }: Pick<GameDeps, 'db' | 'facts'>, at: Instant) {
  const rows = await playedMatches(db, null)
    .where('matches.start_time', '<=', at)
    .where('matches.start_time', '>=', at - MAX_AGE_MS)
    .where('matches.status', '<>', 'SCHEDULED')
    .where('predictions.match_id', 'is not', null)
    .orderBy('matches.start_time', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(MAX_MATCHES)
    .execute();
  const moved = await facts.moved(rows);
  const inOrder = rows.toSorted((a, b) => statusOrder(a.status) - statusOrder(b.status));
  return inOrder.map((row): CompletedMatch => ({
    id: row.id,
    status: row.status,
    isGold: row.is_gold === 1,
    league: row.league,
    ...teamsOf(row),
    scoreHome: row.score_home,
    scoreAway: row.score_away,
    clock: row.clock,
    startTime: toIso(row.start_time),
    machinePick: row.machine_pick ?? '',
    userChoice: row.choice,
    movedTo: moved.get(row.id),
    ...verdictOn(row),
    asOf: facts.asOf(row),
    scoresDelayedSince: facts.scoresDelayedSince(row),
  }));
}
