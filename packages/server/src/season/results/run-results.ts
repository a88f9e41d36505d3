import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { League } from '@machine/contract';
import { StartError } from '../../platform/start-error.ts';
import { formatResults, parseResults, RESULTS_FOLDER } from '../feeds/bundled-results.ts';
import { LEAGUES, type NamedRow, readRows, updateRows, describe, keyOf, seasonOf } from './result-rows.ts';
import { formatCount } from '../machine/number-text.ts';

const COMPLETE: Record<League, { clubs: number; games: number }> = {
  NBA: { clubs: 30, games: 82 },
  EPL: { clubs: 20, games: 38 },
};

/** Seasons in which clubs have fewer games, with the smallest number of them. */
const EXCEPTIONS: Record<string, { fewest: number; most: number; because: string }> = {
  'NBA 2019-20': { fewest: 63, most: 75, because: 'ended early because of the pandemic' },
  'NBA 2020-21': { fewest: 72, most: 72, because: 'shortened because of the pandemic' },
  'NBA 2024-25': { fewest: 80, most: 82, because: 'without the five games on neutral courts, which the source lacks' },
};

/** A line for the terminal about a season, and what is wrong with it. */
type SeasonCheck = { summary: string; problems: string[] };

/** Checks all seasons: the numbers of clubs and games, dates and duplicates. The last one of a league may be unfinished. */
const checkResults = (rows: readonly NamedRow[]): SeasonCheck[] =>
  LEAGUES.flatMap((league) => {
    const own = rows.filter((row) => row.league === league).toSorted((a, b) => a.season - b.season);
    const last = own.at(-1)?.season;
    return [...Map.groupBy(own, seasonOf)].map(([name, some]) => checkSeason(name, some, some[0]?.season === last));
  });

function checkSeason(name: string, rows: readonly NamedRow[], isLast: boolean): SeasonCheck {
  const { clubs, games } = COMPLETE[rows[0]?.league ?? 'EPL'];
  const exception = EXCEPTIONS[name];
  const { fewest, most } = exception ?? { fewest: games, most: games };
  const gamesOf = Map.groupBy(
    rows.flatMap(({ home, away }) => [home, away]),
    (club) => club,
  );
  const isUnfinished = isLast && [...gamesOf.values()].some((own) => own.length < fewest);
  const note = isUnfinished ? ', unfinished' : exception ? `, ${exception.because}` : '';
  const range = fewest === most ? most : `${fewest} to ${most}`;
  const hasWrongClubs = isUnfinished ? gamesOf.size > clubs : gamesOf.size !== clubs;
  const wrongGames = [...gamesOf].filter(([, own]) => own.length > most || (own.length < fewest && !isUnfinished));
  return {
    summary: `${name}: ${formatCount(rows.length)} matches of ${gamesOf.size} clubs${note}`,
    problems: [
      ...[...Map.groupBy(rows, keyOf).values()].flatMap(([row, ...others]) =>
        others.map((other) => `${describe(other)} is the same match as ${row && describe(row)}`),
      ),
      ...rows.filter((row) => !isInSeason(row)).map((row) => `${describe(row)} isn't in ${name}`),
      ...(hasWrongClubs ? [`${name} has ${gamesOf.size} clubs instead of ${clubs}`] : []),
      ...wrongGames.map(([club, own]) => `${name}: ${club} has ${own.length} games instead of ${range}`),
    ],
  };
}

/** Seasons begin in August at the earliest and ended in August at the latest, in 2020. */
const isInSeason = ({ season, date }: NamedRow): boolean => date >= `${season}-08-01` && date < `${season + 1}-09-01`;

/** What `results.ts` is to do: update the results with files, or else check them. */
type Requested = { isUpdate: boolean; files: readonly string[]; correct: boolean };

/** Runs a command on a folder of results, and returns what it prints. Throws a `StartError` for what is wrong. */
export async function runResults(
  { isUpdate, files, correct }: Requested,
  folder = fileURLToPath(RESULTS_FOLDER),
): Promise<string> {
  if (isUpdate && files.length === 0) throw new StartError('update needs a FILE.');
  if (!isUpdate && (files.length > 0 || correct)) throw new StartError('check takes neither files nor --correct.');
  const pathOf = (league: League) => join(folder, `${league.toLowerCase()}.csv`);
  const known = (await Promise.all(LEAGUES.map((league) => readRows(pathOf(league))))).flat();
  if (!isUpdate) return check(known);
  const added = (await Promise.all(files.map(readRows))).flat();
  const { rows, lines } = updateRows(known, added, correct);
  const texts = LEAGUES.map((league) => {
    const text = formatResults(rows.filter((row) => row.league === league));
    // Rejects what couldn't be read again, such as a score of 1,000.
    parseResults(pathOf(league), text);
    return [pathOf(league), text] as const;
  });
  // As a whole, so that an interruption leaves the old file.
  for (const [path, text] of texts) {
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  }
  return lines.join('\n');
}

function check(known: readonly NamedRow[]): string {
  const checks = checkResults(known);
  const problems = checks.flatMap((season) => season.problems);
  const lines = [...checks.map(({ summary }) => summary), ...problems].join('\n');
  if (problems.length > 0) throw new StartError(lines);
  return lines;
}
