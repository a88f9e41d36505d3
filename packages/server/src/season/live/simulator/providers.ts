import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS, type Instant, MINUTE_MS } from '../../../platform/clock/time.ts';
import type { SourceName } from '../observation.ts';
import type { Answer } from './answer.ts';
import {
  balldontlieError,
  balldontlieFormat,
  balldontlieInjury,
  balldontliePage,
  isInDays,
} from './balldontlie-answers.ts';
import { type EntryFormat, writeEntries } from './entry-faults.ts';
import type { Faults } from './faults.ts';
import { footballDataError, footballDataFormat, footballDataPage } from './football-data-answers.ts';
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

/** How each provider takes a key, and refuses one. */
const KEYS = {
  'football-data': {
    header: 'x-auth-token',
    missing: footballDataError(403, 'The resource you are looking for is restricted.'),
    wrong: footballDataError(400, 'Your API token is invalid.'),
    exceeded: footballDataError(429, 'You reached your request limit.'),
  },
  balldontlie: {
    header: 'authorization',
    missing: balldontlieError(401, 'Unauthorized'),
    wrong: balldontlieError(401, 'Unauthorized'),
    exceeded: balldontlieError(429, 'Too many requests, please try again later.'),
  },
};
const BAD_PERIOD = footballDataError(400, 'Specified period is invalid.');
const BAD_REQUEST = balldontlieError(400, 'Bad Request');

export function createProviders({ season, faults, requests, keys }: ProvidersDeps): Record<SourceName, Provider> {
  return {
    'football-data': guarded('football-data', (url, at) =>
      url.pathname === '/v4/competitions/PL/matches' ? matches(url, at) : footballDataError(404, 'Not found.'),
    ),
    balldontlie: guarded('balldontlie', (url, at) => {
      if (url.pathname === '/v1/player_injuries') return injuries(url, at);
      return url.pathname === '/v1/games' ? games(url, at) : balldontlieError(404, 'Not Found');
    }),
  };

  /** Checks the key and the budget first. */
  function guarded(source: SourceName, answer: (url: URL, at: Instant) => Answer): Provider {
    return (url, headers, at) => {
      const { header, missing, wrong, exceeded } = KEYS[source];
      const key = headers[header];
      if (key !== keys[source]) return key === undefined ? missing : wrong;
      const { remaining, resetMs } = requests.count(source, at);
      const seconds = String(Math.ceil(resetMs / 1000));
      const left = String(Math.max(0, remaining));
      const budget = { 'x-requests-available-minute': left, 'x-requestcounter-reset': seconds };
      const sent = source === 'football-data' ? budget : {};
      if (remaining >= 0) return { ...answer(url, at), headers: sent };
      return { ...exceeded, headers: { ...sent, 'retry-after': seconds } };
    };
  }

  function entries(found: readonly SimulatorMatch[], format: EntryFormat, at: Instant): object[] {
    const earlier = ({ id, league, startTime }: SimulatorMatch) =>
      season.matches(league, { from: startTime, to: startTime + 1 }, at - BACK_BY_MS).find((match) => match.id === id);
    return writeEntries(found, { faults, format, earlier });
  }

  function matches(url: URL, at: Instant): Answer {
    const query = readQuery(footballDataQuery, url);
    if (!query) return BAD_PERIOD;
    const [from, to] =
      'season' in query ? seasonPeriod(Number(query.season)) : [dayStart(query.dateFrom), dayStart(query.dateTo)];
    if (to < from || (!('season' in query) && to - from > LONGEST_PERIOD_MS)) return BAD_PERIOD;
    // The period ends with the first instant of its last day, which is included.
    const found = season.matches('EPL', { from, to: to + 1 }, at);
    return ok(footballDataPage(entries(found, footballDataFormat, at), query));
  }

  function games(url: URL, at: Instant): Answer {
    const query = readQuery(gamesQuery, url);
    if (!query) return BAD_REQUEST;
    const { start_date: first, end_date: last } = query;
    const found = season
      .matches('NBA', { from: dayStart(first) - DAY_MS, to: dayStart(last) + 2 * DAY_MS }, at)
      .filter(({ startTime }) => isInDays(startTime, first, last));
    const { page, next } = pageOf(found, ({ id }) => id, query);
    return ok(balldontliePage(entries(page, balldontlieFormat, at), next));
  }

  function injuries(url: URL, at: Instant): Answer {
    const query = readQuery(injuriesQuery, url);
    if (!query) return BAD_REQUEST;
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
