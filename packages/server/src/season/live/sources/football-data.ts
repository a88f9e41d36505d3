import * as z from 'zod';
import type { Score } from '../../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../../platform/clock/time.ts';
import type { Observed, ObservedMatch } from '../observation.ts';
import { seasonBreakBefore } from '../phases.ts';
import { type Source, SourceFormatError, type SourceRequest } from '../source.ts';
import { entryReader, parseWhole, problem, readEntries } from './entries.ts';
import { endpoint } from './endpoint.ts';

const MOST_GOALS = 50;
/** The longest period of a request; a longer one gets 400. */
const LONGEST_PERIOD_MS = 10 * DAY_MS;
/** From this on, whole seasons take fewer requests. */
const BY_SEASON_MS = 30 * DAY_MS;

const goals = z.int().min(0).max(MOST_GOALS).nullable();
const club = z.object({ name: z.string().trim().min(1).max(100) });

/** The meaning of each documented status. `SCHEDULED`: only the day is known. */
const STATUSES = {
  SCHEDULED: 'SCHEDULED',
  TIMED: 'SCHEDULED',
  IN_PLAY: 'LIVE',
  PAUSED: 'LIVE',
  EXTRA_TIME: 'LIVE',
  PENALTY_SHOOTOUT: 'LIVE',
  SUSPENDED: 'SUSPENDED',
  FINISHED: 'FINISHED',
  AWARDED: 'AWARDED',
  POSTPONED: 'POSTPONED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<string, ObservedMatch['status']>;

/** Statuses with a score, and whether they can't be without one. */
const HAS_SCORE: Partial<Record<ObservedMatch['status'], 'maybe' | 'always'>> = {
  LIVE: 'maybe',
  SUSPENDED: 'maybe',
  FINISHED: 'always',
  AWARDED: 'always',
};

/** The minute is missing in the free plan. */
const minute = z.union([z.int().min(0).max(130), z.string().regex(/^\d{1,3}(\+\d{1,2})?$/)]).nullish();

const match = z.object({
  id: z.int().positive(),
  season: z.object({ startDate: z.iso.date() }),
  utcDate: z.iso.datetime({ offset: true }),
  status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  // Only for display: an unusual value must not cost the score.
  minute: minute.catch(null),
  injuryTime: z.int().min(1).max(30).nullish().catch(null),
  homeTeam: club,
  awayTeam: club,
  score: z.object({ fullTime: z.object({ home: goals, away: goals }) }),
});
type Match = z.infer<typeof match>;

const page = z.object({
  filters: z.object({ dateTo: z.iso.date().optional(), season: z.string().optional() }).catch({}).prefault({}),
  matches: z.array(z.unknown()),
});

const readMatch = entryReader(match, (entry) => {
  const { homeTeam, awayTeam, status, utcDate, season } = entry;
  if (homeTeam.name === awayTeam.name) return problem(`${homeTeam.name} plays itself`);
  const score = scoreOf(entry);
  if (score === 'incomplete') {
    const { home, away } = entry.score.fullTime;
    return problem(`score.fullTime is ${home}–${away} in a match that is ${status}`);
  }
  return {
    kind: 'match',
    league: 'EPL',
    season: Number(season.startDate.slice(0, 4)),
    homeTeam: homeTeam.name,
    awayTeam: awayTeam.name,
    startTime: Date.parse(utcDate),
    isStartKnown: status !== 'SCHEDULED',
    status: STATUSES[status],
    score,
    clock: clockOf(entry),
  };
});

function scoreOf({ status, score: { fullTime } }: Match): Score | null | 'incomplete' {
  const expected = HAS_SCORE[STATUSES[status]];
  if (expected === undefined) return null;
  const { home, away } = fullTime;
  if (home !== null && away !== null) return { home, away };
  return expected === 'maybe' && home === null && away === null ? null : 'incomplete';
}

function clockOf({ status, minute: played, injuryTime }: Match): string | null {
  if (status === 'PAUSED') return 'HT';
  if (status === 'FINISHED') return 'FT';
  if (status !== 'IN_PLAY' || played === null || played === undefined) return null;
  return injuryTime ? `${played}+${injuryTime}'` : `${played}'`;
}

const FOOTBALL_DATA_URL = 'https://api.football-data.org';

export type FootballDataOptions = {
  key: string;
  /** Without `/v4`. */
  baseUrl?: string | undefined;
  /** 10 in the free plan. */
  requestsPerMinute?: number | undefined;
};

/** Creates the source of the Premier League: football-data.org, version 4. */
export function createFootballDataSource({
  key,
  baseUrl = FOOTBALL_DATA_URL,
  requestsPerMinute = 10,
}: FootballDataOptions): Source {
  return {
    name: 'football-data',
    credit: { name: 'Football data provided by the Football-Data.org API', url: 'https://www.football-data.org/' },
    league: 'EPL',
    hasInjuries: false,
    requestsPerMinute,
    pageRequest: (request, cursor) => ({
      url: endpoint(baseUrl, 'v4/competitions/PL/matches', filtersOf(periodOf(request), cursor)),
      headers: { 'X-Auth-Token': key },
    }),
    parsePage(request, json) {
      const { filters, matches } = parseWhole(page, json);
      const observed = readEntries(matches, readMatch);
      const period = periodOf(request);
      if (!isBySeason(period)) return { observed, next: nextStart(period, filters.dateTo) };
      // Matches further ahead may still move.
      const isSoon = ({ value }: Observed) => value.kind !== 'match' || value.startTime < period.to;
      return { observed: observed.filter(isSoon), next: nextSeason(period, filters.season) };
    },
  };
}

type Period = Exclude<SourceRequest, { kind: 'injuries' }>;

function periodOf(request: SourceRequest): Period {
  if (request.kind === 'injuries') throw new Error('football-data.org has no injuries.');
  return request;
}

const dayOf = (at: Instant): string => new Date(at).toISOString().slice(0, 10);

/** Returns the day with which a period has to end: it includes only the first instant of that day. */
const endOf = ({ to }: { to: Instant }): Instant => Math.ceil(to / DAY_MS) * DAY_MS;

const isBySeason = ({ from, to }: Period) => to - from > BY_SEASON_MS;

const seasonAt = (at: Instant) => new Date(seasonBreakBefore(at)).getUTCFullYear();

function filtersOf(request: Period, cursor: string | null): Record<string, string> {
  if (isBySeason(request)) return { season: cursor ?? String(seasonAt(request.from)) };
  const dateFrom = cursor ?? dayOf(request.from);
  return { dateFrom, dateTo: dayOf(Math.min(Date.parse(dateFrom) + LONGEST_PERIOD_MS, endOf(request))) };
}

/** Returns the next season of a period. The answer repeats its own. */
function nextSeason(request: Period, season: string | undefined): string | null {
  if (seasonAt(request.from) === seasonAt(request.to)) return null;
  if (season === undefined) throw new SourceFormatError('filters.season is missing');
  return Number(season) < seasonAt(request.to) ? String(Number(season) + 1) : null;
}

/** Returns where the next page starts. The answer repeats the end of its own period. */
function nextStart(request: Period, dateTo: string | undefined): string | null {
  const end = endOf(request);
  if (end - Date.parse(dayOf(request.from)) <= LONGEST_PERIOD_MS) return null;
  if (dateTo === undefined) throw new SourceFormatError('filters.dateTo is missing');
  return Date.parse(dateTo) < end ? dateTo : null;
}
