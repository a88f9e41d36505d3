import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { League } from '@machine/contract';
import {
  clubNameOf,
  dateOf,
  formatResults,
  parseResults,
  RESULTS_HEADER,
  type ResultRow,
} from '../../packages/server/src/season/feeds/bundled-results.ts';
import { readEplFile } from '../../packages/server/src/season/feeds/epl-file.ts';
import { readNbaFile } from '../../packages/server/src/season/feeds/nba-file.ts';
import type { SeasonMatch } from '../../packages/server/src/season/feeds/season-match.ts';

export const LEAGUES = ['NBA', 'EPL'] as const;

/** A row of a league with its place, such as 'nba.csv: line 12', for messages. */
export type LocatedRow = ResultRow & { league: League; place: string };

/** A command that can't be carried out, as one line for the terminal. */
export class HistoryError extends Error {
  override name = 'HistoryError';
}

/**
 * Reads the finished matches of a file: an EPL season (openfootball, .json), NBA games (.csv), or results in the format of
 * packages/server/results (.csv). Throws an error of one line that names the file and the place in it.
 */
export function readRows(file: string): LocatedRow[] {
  const name = basename(file);
  const content = readText(file);
  if (name.endsWith('.json')) return readEplFile(name, content).flatMap((match) => rowsOf(name, 'match', match));
  if (!name.endsWith('.csv')) throw new HistoryError(`${name}: is neither .json nor .csv`);
  if (content.startsWith(RESULTS_HEADER)) return readResults(leagueOf(name, content), name, content);
  return readNbaFile(name, content).flatMap((match) => rowsOf(name, 'line', match));
}

/** Reads results in the format of packages/server/results. */
export const readResults = (league: League, name: string, content: string): LocatedRow[] =>
  parseResults(league, name, content).map(({ season, startTime, homeTeamAbbr, awayTeamAbbr, score }, index) => ({
    league,
    place: `${name}: line ${index + 2}`,
    season,
    date: dateOf(league, startTime),
    home: homeTeamAbbr,
    away: awayTeamAbbr,
    homeScore: score.home,
    awayScore: score.away,
  }));

/** Reads a text file. Throws an error of one line that names it. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new HistoryError(`${basename(file)}: cannot be read (${code})`);
  }
}

/** The format doesn't name the league; the first club does, because codes are unique. */
function leagueOf(name: string, content: string): League {
  const [, row = ''] = content.split('\n');
  const league = LEAGUES.find((each) => clubNameOf(each, row.split(',')[2] ?? '') !== undefined);
  if (league === undefined) throw new HistoryError(`${name}: line 2 names no known club: ${row}`);
  return league;
}

/** Returns a row for a match with a result. */
function rowsOf(name: string, unit: 'line' | 'match', { season, fixture, segments }: SeasonMatch): LocatedRow[] {
  if (segments.length === 0) return [];
  const { id, league, homeTeam, awayTeam, homeTeamAbbr: home, awayTeamAbbr: away, startTime } = fixture;
  // The ids of both formats end with the place in the file.
  const place = `${name}: ${unit} ${id.split('-').at(-1)}`;
  for (const [code, club] of [
    [home, homeTeam],
    [away, awayTeam],
  ] as const) {
    const known = clubNameOf(league, code);
    // Codes of the EPL are made from the names, so an unknown club can get the code of another one.
    if (known === undefined || (league === 'EPL' && known !== club)) {
      throw new HistoryError(`${place}: ${club} isn't a known club of the ${league}`);
    }
  }
  const total = (side: 'home' | 'away') => segments.reduce((sum, score) => sum + score[side], 0);
  const row = {
    season,
    date: dateOf(league, startTime),
    home,
    away,
    homeScore: total('home'),
    awayScore: total('away'),
  };
  checkFormat(league, place, row);
  return [{ ...row, league, place }];
}

/** Rejects a row that couldn't be read again, such as one with a score of 1,000. */
function checkFormat(league: League, place: string, row: ResultRow): void {
  try {
    parseResults(league, place, formatResults([row]));
  } catch {
    throw new HistoryError(`${place}: can't be stored as ${formatResults([row]).split('\n')[1]}`);
  }
}
