import { readFile } from 'node:fs/promises';
import { parseResults, RESULTS_HEADER, seasonMatchOf } from './bundled-results.ts';
import { readEplFile } from './epl-file.ts';
import { readNbaFile } from './nba-file.ts';
import { type SeasonMatch, SeasonFileError } from './season-match.ts';

const READERS: Record<string, (name: string, content: string) => SeasonMatch[]> = {
  json: readEplFile,
  csv: (name, content) =>
    content.startsWith(RESULTS_HEADER) ? parseResults(name, content).map(seasonMatchOf) : readNbaFile(name, content),
};

/** Reads the matches of both leagues, by start. Throws a `SeasonFileError` for the first error. */
export async function readSeasonFiles(files: string[]): Promise<SeasonMatch[]> {
  const matches: SeasonMatch[] = [];
  /** The file of each season. A season must not span files, because ids are only unique within one. */
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const read = await readSeasonFile(file);
    const seasons = new Set(read.map(({ fixture, season }) => `${fixture.league} season ${season}`));
    for (const season of seasons) {
      const other = fileOf.get(season);
      if (other !== undefined) throw new SeasonFileError(file, `has the ${season}, which is also in ${other}`);
      fileOf.set(season, file);
    }
    matches.push(...read);
  }
  return matches.toSorted(
    (a, b) => a.fixture.startTime - b.fixture.startTime || (a.fixture.id < b.fixture.id ? -1 : 1),
  );
}

/** Reads the matches of a file: an EPL season, NBA games, or results in the format of packages/server/results. */
export async function readSeasonFile(file: string): Promise<SeasonMatch[]> {
  const read = READERS[file.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!read) throw new SeasonFileError(file, 'is neither .json (EPL) nor .csv (NBA)');
  return read(file, await contentOf(file));
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new SeasonFileError(file, `cannot be read (${code})`);
  }
}
