import { readFile } from 'node:fs/promises';
import type { League } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { CLUBS, FORMER_CLUBS } from './clubs.ts';
import { eplKickOff } from './epl-file.ts';
import { nbaTipOff } from './nba-file.ts';
import { durationMs } from './phases.ts';
import type { SeasonMatch } from './season-match.ts';

/** A match with its official result. Times of day are conventional: the files have only dates. */
export type BundledResult = FinishedMatch & {
  /** The year in which the season started. */
  season: number;
};

const FOLDER = new URL('../../../results/', import.meta.url);
const HEADER = 'season,date,home,away,homeScore,awayScore';
const ROW = /^(\d{4}),(\d{4}-\d\d-\d\d),([A-Z]{3}),([A-Z]{3}),(\d{1,3}),(\d{1,3})$/;

const NAMES = new Map([...CLUBS, ...FORMER_CLUBS].map(({ league, abbr, name }) => [`${league} ${abbr}`, name]));

/** Reads the real results of a league that come with the server (packages/server/results), oldest first. */
export async function readBundledResults(league: League): Promise<BundledResult[]> {
  const file = `${league.toLowerCase()}.csv`;
  return parseResults(league, file, await readFile(new URL(file, FOLDER), 'utf8'));
}

/** Reads the real results of both leagues that come with the server as seasons, for evaluations. */
export async function readBundledSeasons(): Promise<SeasonMatch[]> {
  const leagues = await Promise.all((['NBA', 'EPL'] as const).map(readBundledResults));
  return leagues.flat().map((result) => ({
    fixture: result,
    season: result.season,
    // The files have only final scores. The number of segments decides when a match has ended.
    segments: [result.score, { home: 0, away: 0 }],
  }));
}

/** Parses rows in chronological order. Throws an error that names the first invalid line. */
export function parseResults(league: League, file: string, content: string): BundledResult[] {
  const [header, ...rows] = content.trimEnd().split('\n');
  if (header !== HEADER) throw new Error(`${file}: line 1 isn't "${HEADER}"`);
  let [lastDate, nth] = ['', 0];
  return rows.map((row, index) => {
    const [, season = '', date = '', home = '', away = '', homeScore, awayScore] = ROW.exec(row) ?? [];
    const [homeTeam, awayTeam] = [NAMES.get(`${league} ${home}`), NAMES.get(`${league} ${away}`)];
    if (homeTeam === undefined || awayTeam === undefined || date < lastDate) {
      throw new Error(`${file}: line ${index + 2} is invalid: ${row}`);
    }
    nth = date === lastDate ? nth + 1 : 0;
    lastDate = date;
    const startTime = league === 'NBA' ? nbaTipOff(date, nth) : eplKickOff(date);
    return {
      id: [league, date, home, away].join('-').toLowerCase(),
      league,
      homeTeam,
      awayTeam,
      homeTeamAbbr: home,
      awayTeamAbbr: away,
      startTime,
      endTime: startTime + durationMs(league, 2),
      score: { home: Number(homeScore), away: Number(awayScore) },
      season: Number(season),
    };
  });
}

/** Formats the matches of a league that have a result in the way that `parseResults` reads them. */
export function formatResults(league: League, matches: readonly SeasonMatch[]): string {
  const rows = matches
    .filter(({ fixture, segments }) => fixture.league === league && segments.length > 0)
    .map(({ season, fixture: { startTime, homeTeamAbbr, awayTeamAbbr }, segments }) => {
      const sum = (side: 'home' | 'away') => segments.reduce((total, score) => total + score[side], 0);
      return [season, dateOf(league, startTime), homeTeamAbbr, awayTeamAbbr, sum('home'), sum('away')].join(',');
    });
  return [HEADER, ...rows, ''].join('\n');
}

/** Swedish dates are ISO dates. */
const dateFormat = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone });
const DATE_FORMATS: Record<League, Intl.DateTimeFormat> = {
  NBA: dateFormat('America/New_York'),
  EPL: dateFormat('Europe/London'),
};

/** Returns the date by which a league lists a match: '2024-10-22' for an NBA game that starts after midnight UTC. */
export const dateOf = (league: League, startTime: Instant): string => DATE_FORMATS[league].format(startTime);
