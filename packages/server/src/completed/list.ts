import type { CompletedMatch } from '@machine/contract';
import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { DAY_MS } from '../feed/time.ts';
import { marksOf } from './marks.ts';
import { playedMatches } from './played.ts';

const SHOWN = 200;
const SHOWN_FOR_MS = 14 * DAY_MS;

/** What goes on comes before what may still change, and that before all else. */
const FIRST = ['LIVE', 'PROVISIONAL'];
const place = (status: string) => (FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length);

export type PlayedRow = Awaited<ReturnType<ReturnType<typeof playedMatches>['execute']>>[number];

/** The matches of the last days that have begun and that the Machine has called: by status, then the newest first. */
export async function playedLately(db: Db, at: Instant): Promise<PlayedRow[]> {
  const rows = await playedMatches(db, null)
    .where('matches.start_time', '<=', at)
    .where('matches.start_time', '>=', at - SHOWN_FOR_MS)
    .where('matches.status', '<>', 'SCHEDULED')
    .where('predictions.match_id', 'is not', null)
    .orderBy('matches.start_time', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.toSorted((a, b) => place(a.status) - place(b.status));
}

/** The same for one caller, with what they have picked. A visitor has no picks. */
export async function completedFor(
  db: Db,
  userId: string | null,
  rows: readonly PlayedRow[],
): Promise<CompletedMatch[]> {
  const ids = rows.map(({ id }) => id);
  const picks = userId === null || ids.length === 0 ? [] : await picksAmong(db, userId, ids);
  const own = new Map(picks.map(({ match_id, ...pick }) => [match_id, pick]));
  return rows.map((row) => toCompleted({ ...row, ...own.get(row.id) }));
}

const picksAmong = (db: Db, userId: string, matchIds: readonly string[]) =>
  db
    .selectFrom('picks')
    .leftJoin('pick_results', 'pick_results.pick_id', 'picks.id')
    .select(['picks.match_id', 'picks.choice', 'pick_results.was_correct'])
    .where('picks.user_id', '=', userId)
    .where('picks.match_id', 'in', matchIds)
    .execute();

const toCompleted = (row: PlayedRow): CompletedMatch => ({
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
  ...marksOf(row),
});
