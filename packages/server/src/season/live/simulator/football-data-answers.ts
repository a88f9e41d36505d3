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

/** Returns the headers that say how much of the budget is left, and for how many seconds. */
export const footballDataBudget = (remaining: number, seconds: number): Record<string, string> => ({
  'x-requests-available-minute': String(Math.max(0, remaining)),
  'x-requestcounter-reset': String(seconds),
});

const error = (status: number, message: string): Answer => ({ status, json: { message, errorCode: status } });

const RESTRICTED =
  'The resource you are looking for is restricted and apparently not within your permissions. Please check your subscription.';

export const FOOTBALL_DATA_ERRORS = {
  noKey: error(403, RESTRICTED),
  wrongKey: error(400, 'Your API token is invalid.'),
  notFound: error(404, 'The resource you are looking for does not exist.'),
  badDates: error(400, 'Specified period is invalid.'),
  tooLong: error(400, 'Specified period must not exceed 10 days.'),
  limited: (wait: number): Answer => error(429, `You reached your request limit. Wait ${wait} seconds.`),
};
