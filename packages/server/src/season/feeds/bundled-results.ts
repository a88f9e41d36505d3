import { readFile } from 'node:fs/promises';
import type { League } from '@machine/contract';
import type { FinishedMatch } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { localDateOf } from '../../platform/clock/zoned-time.ts';
import { CLUBS, FORMER_CLUBS } from './clubs.ts';
import { eplKickOff } from './epl-file.ts';
import { nbaTipOff } from './nba-file.ts';
import { durationMs } from './phases.ts';
import { instantOf, SeasonFileError, type SeasonMatch } from './season-match.ts';

/** A match with its official result. Times of day are conventional: the files have only dates. */
export type BundledResult = FinishedMatch & {
  /** The year in which the season started. */
  season: number;
};

/** A line of a file of results. Clubs are named by their codes, and the season by the year in which it started. */
export type ResultRow = {
  season: number;
  date: string;
  home: string;
  away: string;
  homeScore: number;
  awayScore: number;
};

export const RESULTS_FOLDER = new URL('../../../results/', import.meta.url);
export const RESULTS_HEADER = 'season,date,home,away,homeScore,awayScore';
const ROW = /^(\d{4}),(\d{4}-\d\d-\d\d),([A-Z]{3}),([A-Z]{3}),(\d{1,3}),(\d{1,3})$/;

const NAMES = new Map([...CLUBS, ...FORMER_CLUBS].map(({ league, abbr, name }) => [`${league} ${abbr}`, name]));

/** Returns the club's name in the files of results; undefined for an unknown code. */
export const clubNameOf = (league: League, code: string): string | undefined => NAMES.get(`${league} ${code}`);

/** Reads the real results of a league that come with the server (packages/server/results), oldest first. */
export async function readBundledResults(league: League): Promise<BundledResult[]> {
  const file = `${league.toLowerCase()}.csv`;
  return parseResults(file, await readFile(new URL(file, RESULTS_FOLDER), 'utf8'));
}

export async function readBundledSeasons(): Promise<SeasonMatch[]> {
  const leagues = await Promise.all((['NBA', 'EPL'] as const).map(readBundledResults));
  return leagues.flat().map(seasonMatchOf);
}

/** The files have only final scores. The number of segments decides when a match has ended. */
export const seasonMatchOf = ({ season, score, ...fixture }: BundledResult): SeasonMatch => ({
  fixture,
  season,
  segments: [score, { home: 0, away: 0 }],
});

/** Parses the rows of a league, which its first club names, in chronological order. Throws a `SeasonFileError` that names the first invalid line. */
export function parseResults(file: string, content: string): BundledResult[] {
  const [header, ...rows] = content.trimEnd().split('\n');
  if (header !== RESULTS_HEADER) throw new SeasonFileError(file, `line 1 isn't "${RESULTS_HEADER}"`);
  const [, , firstClub = ''] = rows[0]?.split(',') ?? [];
  const league = clubNameOf('NBA', firstClub) === undefined ? 'EPL' : 'NBA';
  let [lastDate, nth] = ['', 0];
  return rows.map((row, index) => {
    const [, season = '', date = '', home = '', away = '', homeScore, awayScore] = ROW.exec(row) ?? [];
    const [homeTeam, awayTeam] = [clubNameOf(league, home), clubNameOf(league, away)];
    const isPossible =
      homeTeam !== awayTeam && instantOf(date) !== undefined && (league === 'EPL' || homeScore !== awayScore);
    if (homeTeam === undefined || awayTeam === undefined || date < lastDate || !isPossible) {
      throw new SeasonFileError(file, `line ${index + 2} is invalid: ${row}`);
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

/** Formats rows, oldest first, in the way that `parseResults` reads them. */
export function formatResults(rows: readonly ResultRow[]): string {
  const lines = rows.map(({ season, date, home, away, homeScore, awayScore }) =>
    [season, date, home, away, homeScore, awayScore].join(','),
  );
  return [RESULTS_HEADER, ...lines, ''].join('\n');
}

/** The zones by whose dates matches are listed. */
export const TIME_ZONES = { NBA: 'America/New_York', EPL: 'Europe/London' } as const;

/** Returns the date by which a league lists a match: '2024-10-22' for an NBA game that starts after midnight UTC. */
export const dateOf = (league: League, startTime: Instant): string => localDateOf(startTime, TIME_ZONES[league]);
