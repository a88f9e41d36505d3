import { parseArgs } from 'node:util';
import { StartError } from './platform/start-error.ts';
import { runCommand } from './run-command.ts';
import { type SeasonEntry, seasonEntry } from './season/feeds/season-entry.ts';
import { resultsOfSeason, type SeasonResult } from './season/feeds/season-results.ts';
import { secretHashOf } from './season/feeds/seasons.ts';

const USAGE = `Usage: npx node packages/server/src/recompute.ts --entry ENTRY --secret SECRET
  ENTRY   the text of the season's entry in the log, such as {"at":"2026-10-19T…","kind":"season",…}
  SECRET  the secret from the entry that reveals it`;

// Recomputes the results of an ended simulated season from the two entries of its log, see docs/proof.md.
if (import.meta.main) await runCommand(() => recompute(process.argv.slice(2)));

/** Returns the results of the season as CSV. Throws a `StartError` for another secret than the one that was committed. */
export function recompute(args: string[]): string {
  const { entry, secret } = readArguments(args);
  if (secretHashOf(secret) !== entry.secretHash) {
    throw new StartError(`The secret isn't the one that was committed for ${entry.season}.`);
  }
  return ['match,start,status,home,away', ...resultsOfSeason(entry, secret).map(lineOf)].join('\n');
}

const lineOf = ({ matchId, startTime, status, score }: SeasonResult): string =>
  [matchId, new Date(startTime).toISOString(), status, score?.home ?? '', score?.away ?? ''].join(',');

function readArguments(args: string[]): { entry: SeasonEntry; secret: string } {
  try {
    const { values } = parseArgs({ args, options: { entry: { type: 'string' }, secret: { type: 'string' } } });
    const { entry = '', secret } = values;
    if (secret !== undefined) return { entry: seasonEntry.parse(JSON.parse(entry)), secret };
  } catch {
    // An unknown option, or another entry.
  }
  throw new StartError(USAGE);
}
