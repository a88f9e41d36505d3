import { parseArgs } from 'node:util';
import { type SeasonEntry, seasonEntry } from '../../packages/server/src/season/feeds/season-entry.ts';
import { resultsOfSeason, type SeasonResult } from '../../packages/server/src/season/feeds/season-results.ts';
import { secretHashOf } from '../../packages/server/src/season/feeds/seasons.ts';

const USAGE = `Usage: npx node scripts/season.ts --entry ENTRY --secret SECRET
  ENTRY   the text of the season's entry in the log, such as {"at":"2026-10-19T…","kind":"season",…}
  SECRET  the secret from the entry that reveals it`;

/** The lines that the command prints. A `code` of 1: the secret is another one, 2: it was called wrongly. */
export type Outcome = { code: 0 | 1 | 2; lines: string[] };

/** Runs `npx node scripts/season.ts` with these arguments. */
export function runSeason(args: string[]): Outcome {
  const { entry, secret } = readArguments(args);
  if (entry === undefined || secret === undefined) return { code: 2, lines: [USAGE] };
  if (secretHashOf(secret) !== entry.secretHash) {
    return { code: 1, lines: [`The secret isn't the one that was committed for ${entry.season}.`] };
  }
  return { code: 0, lines: ['match,start,status,home,away', ...resultsOfSeason(entry, secret).map(lineOf)] };
}

const lineOf = ({ matchId, startTime, status, score }: SeasonResult): string =>
  [matchId, new Date(startTime).toISOString(), status, score?.home ?? '', score?.away ?? ''].join(',');

function readArguments(args: string[]): { entry?: SeasonEntry; secret?: string } {
  try {
    const { values } = parseArgs({ args, options: { entry: { type: 'string' }, secret: { type: 'string' } } });
    const { entry = '', secret } = values;
    return { entry: seasonEntry.parse(JSON.parse(entry)), ...(secret !== undefined && { secret }) };
  } catch {
    return {};
  }
}
