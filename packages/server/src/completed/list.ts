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

/** The matches of the last days that have begun and that the Machine has called: by status, then the newest first. */
export async function completedMatches(db: Db, at: Instant, userId: string | null): Promise<CompletedMatch[]> {
  const rows = await playedMatches(db, userId)
    .where('matches.start_time', '<=', at)
    .where('matches.start_time', '>=', at - SHOWN_FOR_MS)
    .where('matches.status', '<>', 'SCHEDULED')
    .where('predictions.match_id', 'is not', null)
    .orderBy('matches.start_time', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows
    .toSorted((a, b) => place(a.status) - place(b.status))
    .map((row) => ({
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
    }));
}
