import * as z from 'zod';
import { DAY_MS, type Instant } from '../../../platform/clock/time.ts';

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

const reader =
  <T>(schema: z.ZodType<T>) =>
  (query: URLSearchParams): T | undefined =>
    schema.safeParse(Object.fromEntries(query)).data;

/** Read the parameters of a request; undefined if one is missing or invalid. */
export const readFootballDataQuery = reader(footballDataQuery);
export const readGamesQuery = reader(gamesQuery);
export const readInjuriesQuery = reader(injuriesQuery);

/** Returns the start of a day in UTC. */
export const dayStart = (date: string): Instant => Date.parse(`${date}T00:00:00Z`);

/** The longest period that football-data.org allows in a request. */
export const LONGEST_PERIOD_MS = 10 * DAY_MS;
