import type { Instant } from '../../../platform/clock/time.ts';
import type { Answer } from './answer.ts';
import type { EntryFormat } from './entry-faults.ts';
import { type SimulatorMatch, seasonOf } from './simulator-match.ts';

/** The documented answers of football-data.org, version 4, as far as the server reads them. */

const seconds = (at: Instant): string => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** The names that football-data.org gives clubs, where they aren't the common name and FC. */
const NAMES: Record<string, string> = { Bournemouth: 'AFC Bournemouth', Sunderland: 'Sunderland AFC' };

const STATUSES: Record<SimulatorMatch['status'], string> = {
  SCHEDULED: 'TIMED',
  LIVE: 'IN_PLAY',
  FINISHED: 'FINISHED',
  POSTPONED: 'POSTPONED',
  CANCELLED: 'CANCELLED',
};

/** Parses "45+2'" into minutes. */
function minutesOf(clock: string | null): { minute: number | null; injuryTime: number | null } {
  const [, minute, injuryTime] = /^(\d+)(?:\+(\d+))?'$/.exec(clock ?? '') ?? [];
  return { minute: minute ? Number(minute) : null, injuryTime: injuryTime ? Number(injuryTime) : null };
}

/** Writes matches as in a paid plan, which has the minute. */
export const footballDataFormat: EntryFormat = {
  requiredFields: ['utcDate', 'status', 'season', 'homeTeam', 'score'],
  unknownStatus: { status: 'WEATHER_DELAY' },
  write: ({ id, homeTeam, awayTeam, startTime, status, score, clock }) => ({
    id,
    season: { startDate: `${seasonOf(startTime)}-08-14` },
    utcDate: seconds(startTime),
    status: clock === 'HT' ? 'PAUSED' : STATUSES[status],
    ...(status === 'LIVE' && minutesOf(clock)),
    homeTeam: club(homeTeam),
    awayTeam: club(awayTeam),
    score: { fullTime: score ?? { home: null, away: null } },
  }),
};

const club = (name: string) => ({ name: NAMES[name] ?? `${name} FC` });

export const footballDataPage = (matches: object[], filters: Record<string, string>): object => ({ filters, matches });

export const footballDataError = (status: number, message: string): Answer => ({
  status,
  json: { message, errorCode: status },
});
