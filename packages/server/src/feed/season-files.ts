import { readFile } from 'node:fs/promises';
import { readEplFile } from './epl-file.ts';
import { readNbaFile } from './nba-file.ts';
import { type SeasonMatch, SeasonFileError } from './season-match.ts';

const READERS: Record<string, (name: string, content: string) => SeasonMatch[]> = {
  json: readEplFile,
  csv: readNbaFile,
};

/** Reads seasons of both leagues, by start. Throws a `SeasonFileError` for the first thing that is wrong. */
export async function readSeasonFiles(files: string[]): Promise<SeasonMatch[]> {
  const matches: SeasonMatch[] = [];
  const origin = new Map<string, string>();
  for (const file of files) {
    for (const match of await readSeasonFile(file)) {
      const other = origin.get(match.id);
      if (other !== undefined) {
        throw new SeasonFileError(file, `has the ${match.league} season ${match.season}, as ${other} has`);
      }
      matches.push(match);
    }
    for (const { id } of matches) if (!origin.has(id)) origin.set(id, file);
  }
  return matches.toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1));
}

async function readSeasonFile(file: string): Promise<SeasonMatch[]> {
  const read = READERS[file.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!read) throw new SeasonFileError(file, 'is neither .json (EPL) nor .csv (NBA)');
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new SeasonFileError(file, `cannot be read (${code})`);
  }
  return read(file, content);
}
