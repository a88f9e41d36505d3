import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { League } from '@machine/contract';
import { formatResults } from '../../packages/server/src/season/feeds/bundled-results.ts';
import { SeasonFileError, seasonName } from '../../packages/server/src/season/feeds/season-match.ts';
import { checkSeasons } from './check-rows.ts';
import { HistoryError, LEAGUES, type LocatedRow, readResults, readRows, readText } from './rows.ts';
import { type SeasonCounts, updateRows } from './update-rows.ts';

const USAGE = `Usage: npx node scripts/history.ts update [--correct] FILE...   (EPL seasons as .json, NBA games or results as .csv)
       npx node scripts/history.ts check`;

/** The lines that a command prints. A `code` of 1: it failed, 2: it was called wrongly. */
export type Outcome = { code: 0 | 1 | 2; lines: string[] };

/** Runs `npx node scripts/history.ts` with these arguments on a folder of results. */
export function runHistory(args: string[], folder: string): Outcome {
  const options = readArguments(args);
  if (options === undefined) return { code: 2, lines: [USAGE] };
  try {
    const known = LEAGUES.flatMap((league) => readResults(league, nameOf(league), readText(pathOf(folder, league))));
    return options.command === 'check' ? check(known) : update(folder, known, options);
  } catch (error) {
    return { code: 1, lines: [lineOf(error)] };
  }
}

function check(known: readonly LocatedRow[]): Outcome {
  const checks = LEAGUES.flatMap((league) =>
    checkSeasons(
      league,
      known.filter((row) => row.league === league),
    ),
  );
  const problems = checks.flatMap((season) => season.problems);
  return { code: problems.length > 0 ? 1 : 0, lines: [...checks.map(({ summary }) => summary), ...problems] };
}

function update(
  folder: string,
  known: readonly LocatedRow[],
  { files, correct }: { files: string[]; correct: boolean },
): Outcome {
  const { rows, counts } = updateRows(known, files.flatMap(readRows), correct);
  const changed = LEAGUES.filter((league) =>
    counts.some((season) => season.league === league && season.added + season.corrected > 0),
  );
  // Everything has been read and compared before the first file is replaced.
  for (const league of changed)
    write(pathOf(folder, league), formatResults(rows.filter((row) => row.league === league)));
  return { code: 0, lines: counts.map(countLine) };
}

const countLine = ({ league, season, added, corrected, known }: SeasonCounts): string =>
  `${league} ${seasonName(season)}: ${added} added, ${corrected} corrected, ${known} known`;

/** Replaces a file as a whole, so that an interruption leaves the old one. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

const nameOf = (league: League) => `${league.toLowerCase()}.csv`;
const pathOf = (folder: string, league: League) => join(folder, nameOf(league));

/** Returns an expected error as one line; throws others. */
function lineOf(error: unknown): string {
  if (error instanceof HistoryError || error instanceof SeasonFileError) return error.message;
  throw error;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { correct: { type: 'boolean', default: false } },
    });
    const [command, ...files] = positionals;
    const isUpdate = command === 'update' && files.length > 0;
    if (!isUpdate && (command !== 'check' || files.length > 0 || values.correct)) return undefined;
    return { command, files, ...values };
  } catch {
    return undefined;
  }
}
