import { StartError } from './platform/start-error.ts';
import { type SeasonEntry, seasonEntry } from './season/feeds/season-entry.ts';
import { resultsOfSeason, type SeasonResult } from './season/feeds/season-results.ts';
import { secretHashOf } from './season/feeds/seasons.ts';

/** Returns the results of a season as CSV. Throws a `StartError` for another secret than the one that was committed. */
export function runRecompute({ entry: text, secret }: { entry?: string; secret?: string }): string {
  if (text === undefined || secret === undefined) throw new StartError('Both --entry and --secret are needed.');
  const entry = readEntry(text);
  if (secretHashOf(secret) !== entry.secretHash) {
    throw new StartError(`The secret isn't the one that was committed for ${entry.season}.`);
  }
  return ['match,start,status,home,away', ...resultsOfSeason(entry, secret).map(lineOf)].join('\n');
}

const lineOf = ({ matchId, startTime, status, score }: SeasonResult): string =>
  [matchId, new Date(startTime).toISOString(), status, score?.home ?? '', score?.away ?? ''].join(',');

function readEntry(text: string): SeasonEntry {
  try {
    return seasonEntry.parse(JSON.parse(text));
  } catch {
    throw new StartError("--entry must be the text of a season's entry in the log.");
  }
}
