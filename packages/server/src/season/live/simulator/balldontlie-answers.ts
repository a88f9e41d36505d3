import type { LeagueInjury } from '../../../game/match/feed.ts';
import type { Instant } from '../../../platform/clock/time.ts';
import { localDateOf } from '../../../platform/clock/zoned-time.ts';
import { clubsOf } from '../../feeds/clubs.ts';
import { EASTERN } from '../sources/wall-time.ts';
import type { Answer } from './answer.ts';
import type { EntryFormat } from './entry-faults.ts';
import { type SimulatorMatch, seasonOf } from './simulator-match.ts';

/** The documented answers of balldontlie, version 1, as far as the server reads them. */

/** balldontlie numbers the clubs in the order of their names. */
const NBA_CODES = clubsOf('NBA').map(({ abbr }) => abbr);
const teamId = (code: string) => NBA_CODES.indexOf(code) + 1;

const QUARTERS = ['1st Qtr', '2nd Qtr', '3rd Qtr', '4th Qtr'];

const STATES: Record<SimulatorMatch['status'], string> = {
  SCHEDULED: 'scheduled',
  LIVE: 'in_progress',
  FINISHED: 'final',
  POSTPONED: 'postponed',
  CANCELLED: 'canceled',
};

/** Returns the period and the texts for "Q3 7:12", "OT 3:10", "HT" and "Final/OT". */
function progressOf({ status, clock, startTime }: SimulatorMatch): {
  period: number;
  status: string;
  time: string | null;
} {
  if (status === 'SCHEDULED') return { period: 0, status: new Date(startTime).toISOString(), time: null };
  if (status === 'POSTPONED') return { period: 0, status: 'Postponed', time: null };
  if (status === 'CANCELLED') return { period: 0, status: 'Canceled', time: null };
  if (status === 'FINISHED') return { period: clock === 'Final/OT' ? 5 : 4, status: 'Final', time: 'Final' };
  if (clock === 'HT') return { period: 2, status: 'Halftime', time: 'Half' };
  if (clock?.startsWith('OT')) return { period: 5, status: 'OT', time: clock };
  const period = Number(clock?.[1] ?? 1);
  return { period, status: QUARTERS[period - 1] ?? '4th Qtr', time: clock };
}

/** Writes a game. A game that hasn't started is 0–0. */
export const balldontlieFormat: EntryFormat = {
  requiredFields: ['season', 'home_team', 'visitor_team', 'home_team_score'],
  unknownStatus: { status: 'Weather delay', status_state: 'weather_delay' },
  write(match) {
    const { id, homeTeam, awayTeam, startTime, status, score } = match;
    return {
      id,
      date: localDateOf(startTime, EASTERN),
      season: seasonOf(startTime),
      ...progressOf(match),
      status_state: STATES[status],
      postponed: status === 'POSTPONED',
      datetime: new Date(startTime).toISOString(),
      home_team_score: score?.home ?? 0,
      visitor_team_score: score?.away ?? 0,
      home_team: { full_name: homeTeam },
      visitor_team: { full_name: awayTeam },
    };
  },
};

export function balldontlieInjury({ playerName, team, status, description }: LeagueInjury): object {
  const [first = '', ...last] = playerName.split(' ');
  return { player: { first_name: first, last_name: last.join(' '), team_id: teamId(team) }, description, status };
}

/** Writes a page. `nextCursor` is null on the last one. */
export const balldontliePage = (data: object[], nextCursor: number | null): object => ({
  data,
  meta: nextCursor === null ? {} : { next_cursor: nextCursor },
});

/** Returns whether a game is played on one of these days, US Eastern time, including the last. */
export const isInDays = (startTime: Instant, first: string, last: string): boolean => {
  const day = localDateOf(startTime, EASTERN);
  return day >= first && day <= last;
};

export const balldontlieError = (status: number, message: string): Answer => ({ status, json: { error: message } });
