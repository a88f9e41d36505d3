import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS, type Instant, MINUTE_MS } from '../../../platform/clock/time.ts';
import type { SourceName } from '../observation.ts';
import type { Answer } from './answer.ts';
import {
  BALLDONTLIE_ERRORS,
  balldontlieFormat,
  balldontlieInjury,
  balldontliePage,
  isInDays,
} from './balldontlie-answers.ts';
import { type EntryFormat, writeEntries } from './entry-faults.ts';
import type { Faults } from './faults.ts';
import {
  FOOTBALL_DATA_ERRORS,
  footballDataBudget,
  footballDataFormat,
  footballDataPage,
} from './football-data-answers.ts';
import type { RequestLog } from './request-log.ts';
import type { SimulatorMatch } from './simulator-match.ts';
import type { SimulatorSeason } from './simulator-season.ts';
import * as z from 'zod';

const day = z.iso.date();
const page = {
  per_page: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.coerce.number().int().default(0),
};

const footballDataQuery = z.union([
  z.object({ dateFrom: day, dateTo: day }),
  z.object({ season: z.string().regex(/^20\d\d$/) }),
]);
const gamesQuery = z.object({ start_date: day, end_date: day, ...page });
const injuriesQuery = z.object(page);

/** Reads the parameters of a request; undefined if one is missing or invalid. */
const readQuery = <T>(schema: z.ZodType<T>, { searchParams }: URL): T | undefined =>
  schema.safeParse(Object.fromEntries(searchParams)).data;

const dayStart = (date: string): Instant => Date.parse(`${date}T00:00:00Z`);

const LONGEST_PERIOD_MS = 10 * DAY_MS;
const BACK_BY_MS = 30 * MINUTE_MS;

type ProvidersDeps = {
  season: SimulatorSeason;
  faults: Faults;
  requests: RequestLog;
  keys: Record<SourceName, string>;
};

type Provider = (url: URL, headers: IncomingHttpHeaders, at: Instant) => Answer;

const ERRORS = { 'football-data': FOOTBALL_DATA_ERRORS, balldontlie: BALLDONTLIE_ERRORS };
const KEY_HEADERS = { 'football-data': 'x-auth-token', balldontlie: 'authorization' };

export function createProviders({ season, faults, requests, keys }: ProvidersDeps): Record<SourceName, Provider> {
  return {
    'football-data': guarded('football-data', (url, at) =>
      url.pathname === '/v4/competitions/PL/matches' ? matches(url, at) : FOOTBALL_DATA_ERRORS.notFound,
    ),
    balldontlie: guarded('balldontlie', (url, at) => {
      if (url.pathname === '/v1/player_injuries') return injuries(url, at);
      return url.pathname === '/v1/games' ? games(url, at) : BALLDONTLIE_ERRORS.notFound;
    }),
  };

  /** Checks the key and the budget first. */
  function guarded(source: SourceName, answer: (url: URL, at: Instant) => Answer): Provider {
    return (url, headers, at) => {
      const key = headers[KEY_HEADERS[source]];
      if (key === undefined) return ERRORS[source].noKey;
      if (key !== keys[source]) return ERRORS[source].wrongKey;
      const { remaining, resetMs } = requests.count(source, at);
      const seconds = Math.ceil(resetMs / 1000);
      const budget = source === 'football-data' ? footballDataBudget(remaining, seconds) : {};
      if (remaining >= 0) return { ...answer(url, at), headers: budget };
      return { ...ERRORS[source].limited(seconds), headers: { ...budget, 'retry-after': String(seconds) } };
    };
  }

  function entries(found: readonly SimulatorMatch[], format: EntryFormat, at: Instant): object[] {
    const earlier = ({ id, league, startTime }: SimulatorMatch) =>
      season.matches(league, { from: startTime, to: startTime + 1 }, at - BACK_BY_MS).find((match) => match.id === id);
    return writeEntries(found, { faults, format, earlier });
  }

  function matches(url: URL, at: Instant): Answer {
    const query = readQuery(footballDataQuery, url);
    if (!query) return FOOTBALL_DATA_ERRORS.badDates;
    const [from, to] =
      'season' in query ? seasonPeriod(Number(query.season)) : [dayStart(query.dateFrom), dayStart(query.dateTo)];
    if (to < from) return FOOTBALL_DATA_ERRORS.badDates;
    if (!('season' in query) && to - from > LONGEST_PERIOD_MS) return FOOTBALL_DATA_ERRORS.tooLong;
    // The period ends with the first instant of its last day, which is included.
    const found = season.matches('EPL', { from, to: to + 1 }, at);
    return ok(footballDataPage(entries(found, footballDataFormat, at), query));
  }

  function games(url: URL, at: Instant): Answer {
    const query = readQuery(gamesQuery, url);
    if (!query) return BALLDONTLIE_ERRORS.badRequest;
    const { start_date: first, end_date: last } = query;
    const found = season
      .matches('NBA', { from: dayStart(first) - DAY_MS, to: dayStart(last) + 2 * DAY_MS }, at)
      .filter(({ startTime }) => isInDays(startTime, first, last));
    const { page, next } = pageOf(found, ({ id }) => id, query);
    return ok(balldontliePage(entries(page, balldontlieFormat, at), next));
  }

  function injuries(url: URL, at: Instant): Answer {
    const query = readQuery(injuriesQuery, url);
    if (!query) return BALLDONTLIE_ERRORS.badRequest;
    const numbered = season.injuries(at).map((injury, index) => ({ injury, number: index + 1 }));
    const { page, next } = pageOf(numbered, ({ number }) => number, query);
    const players = page.map(({ injury }) => balldontlieInjury(injury));
    return ok(balldontliePage(players, next));
  }
}

/** Seasons change in the middle of July. */
const seasonPeriod = (year: number): [Instant, Instant] => [Date.UTC(year, 6, 15), Date.UTC(year + 1, 6, 15) - 1];

const ok = (json: object): Answer => ({ status: 200, json });

/** Returns the entries after the cursor, which is the number of the last entry before them, by number. */
function pageOf<T>(
  items: readonly T[],
  numberOf: (item: T) => number,
  { cursor, per_page: perPage }: { cursor: number; per_page: number },
): { page: T[]; next: number | null } {
  const left = items.filter((item) => numberOf(item) > cursor).toSorted((a, b) => numberOf(a) - numberOf(b));
  const page = left.slice(0, perPage);
  const last = page.at(-1);
  return { page, next: last !== undefined && left.length > page.length ? numberOf(last) : null };
}
