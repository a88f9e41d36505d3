import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { coveredIds, reasonsById } from './parse.ts';

const PAGE = join(ROOT, 'docs/reliability.md');
const TESTS = '{packages,app,scripts,e2e,.storybook}/**/*.{test.ts,test.tsx,stories.tsx}';

export type Report = {
  /** How many tests and stories cover each row, by id. */
  covered: Map<string, number>;
  /** Why a row has no test, by id. */
  explained: Map<string, string>;
  /** Rows with neither a test nor a reason. */
  open: string[];
  /** Rows that have a reason although a test covers them. */
  stale: string[];
};

export const hasReliabilityPage = existsSync(PAGE);

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns which rows of docs/reliability.md are covered by tests or stories, which are not, and why. */
export function report(): Report {
  // The tests of this reader contain example ids.
  const files = globSync(TESTS, { cwd: ROOT, exclude: (name) => /node_modules|^scripts\/ids$/.test(name) });
  const counts = Map.groupBy(
    files.flatMap((file) => coveredIds(read(join(ROOT, file)))),
    (id) => id,
  );
  const rows = [...reasonsById(read(PAGE))];
  const isCovered = ([id]: (typeof rows)[number]) => counts.has(id);
  return {
    covered: new Map(rows.filter(isCovered).map(([id]) => [id, counts.get(id)?.length ?? 0])),
    explained: new Map(rows.flatMap(([id, reason]) => (reason === null ? [] : [[id, reason] as const]))),
    open: rows.filter((row) => !isCovered(row) && row[1] === null).map(([id]) => id),
    stale: rows.filter((row) => isCovered(row) && row[1] !== null).map(([id]) => id),
  };
}
