import * as z from 'zod';
import type { Fixture } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import {
  abbrOf,
  checkMatches,
  commonName,
  instantOf,
  inventHalves,
  quoted,
  type SeasonMatch,
  SeasonFileError,
} from './season-match.ts';

const goals = z.tuple([z.int().min(0), z.int().min(0)]);
const row = z.object({
  date: z.string().refine((date) => instantOf(date) !== undefined),
  time: z
    .string()
    .refine((time) => instantOf('2000-01-01', time) !== undefined)
    .optional(),
  team1: z.string().trim().min(1),
  team2: z.string().trim().min(1),
  score: z.object({ ht: goals.optional(), ft: goals.optional() }).optional(),
  status: z.string().optional(),
});
type Row = z.infer<typeof row>;
const file = z.object({ matches: z.array(z.unknown()) });

/** The traditional Saturday kick-off, for matches without a time. */
const DEFAULT_TIME = '15:00';

export const eplKickOff = (date: string, time = DEFAULT_TIME): Instant => instantOf(date, time) ?? 0;

/**
 * Reads one Premier League season in the format of openfootball/football.json. UK local kick-off times are read as UTC:
 * a replay shifts whole seasons across daylight saving changes anyway.
 */
export function readEplFile(name: string, content: string): SeasonMatch[] {
  const parsed = file.safeParse(readJson(name, content));
  if (!parsed.success) throw new SeasonFileError(name, 'has no list "matches"');
  const rows = parsed.data.matches.map((value, index) => readRow(name, value, locate(index)));
  const season = Math.min(...rows.map(({ date }) => Number(date.slice(0, 4))));
  const matches = rows.map((match, index) => seasonMatch(match, season, index, name));
  return checkMatches(name, matches, locate);
}

const locate = (index: number): string => `match ${index + 1}`;

/**
 * Returns the date in a season's second year if it is before the season. The file of 2019-20, which ended in July because
 * of the pandemic, gives these matches the year in which the season started.
 */
const dateIn = (season: number, date: string): string =>
  date < `${season}-08-01` ? `${season + 1}${date.slice(4)}` : date;

function readJson(name: string, content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SeasonFileError(name, `is not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}

function readRow(name: string, value: unknown, location: string): Row {
  const parsed = row.safeParse(value);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);
  if (path.length === 0) throw new SeasonFileError(name, `${location} is ${quoted(value)}`);
  if (found === undefined) throw new SeasonFileError(name, `${location} has no ${path.join('.')}`);
  throw new SeasonFileError(name, `${location}: ${path.join('.')} is ${quoted(found)}`);
}

function seasonMatch(match: Row, season: number, index: number, name: string): SeasonMatch {
  const homeTeam = commonName(match.team1);
  const awayTeam = commonName(match.team2);
  const id = `epl-${season}-${index + 1}`;
  const fixture: Fixture = {
    id,
    league: 'EPL',
    homeTeam,
    awayTeam,
    homeTeamAbbr: abbrOf('EPL', homeTeam),
    awayTeamAbbr: abbrOf('EPL', awayTeam),
    startTime: eplKickOff(dateIn(season, match.date), match.time),
  };
  return { fixture, season, segments: halves(match, id, locate(index), name) };
}

function halves({ score, status }: Row, id: string, location: string, name: string): SeasonMatch['segments'] {
  if (!score?.ft || status === 'postponed') return [];
  const [home, away] = score.ft;
  if (!score.ht) return inventHalves(id, { home, away });
  const first = { home: score.ht[0], away: score.ht[1] };
  if (first.home > home || first.away > away) {
    throw new SeasonFileError(name, `${location}: score.ht is more than score.ft`);
  }
  return [first, { home: home - first.home, away: away - first.away }];
}
