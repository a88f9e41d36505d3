import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { League } from '@machine/contract';
import { StartError } from '../../platform/start-error.ts';
import { formatResults, parseResults, RESULTS_FOLDER } from '../feeds/bundled-results.ts';
import { checkResults } from './check-results.ts';
import { LEAGUES, type NamedRow, readRows, updateRows } from './result-rows.ts';

const USAGE = `Usage: npx node packages/server/src/results.ts update [--correct] FILE...   (EPL seasons as .json, NBA games or results as .csv)
       npx node packages/server/src/results.ts check`;

/** Runs a command on a folder of results, and returns what it prints. Throws a `StartError` for what is wrong. */
export async function runResults(args: string[], folder = fileURLToPath(RESULTS_FOLDER)): Promise<string> {
  const { command, files, correct } = readArguments(args);
  const pathOf = (league: League) => join(folder, `${league.toLowerCase()}.csv`);
  const known = (await Promise.all(LEAGUES.map((league) => readRows(pathOf(league))))).flat();
  if (command === 'check') return check(known);
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

function readArguments(args: string[]) {
  try {
    const options = { correct: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [command, ...files] = positionals;
    const isUpdate = command === 'update' && files.length > 0;
    if (isUpdate || (command === 'check' && files.length === 0 && !values.correct))
      return { command, files, ...values };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}
