import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { coveredIds, reasonsById, rowIds } from './parse.ts';

const PAGE = join(ROOT, '../shared/RELIABILITY.md');
/** Lists the rows without a test and why they have none. */
const UNCOVERED = join(ROOT, 'docs/uncovered-rows.md');
const TESTS = '{packages,app,scripts,e2e}/**/*.{test.ts,test.tsx,stories.tsx}';

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

/** Returns which rows of the reliability page are covered by tests or stories, which are not, and why. */
export function report(): Report {
  // The tests of this reader contain example ids.
  const files = globSync(TESTS, { cwd: ROOT, exclude: (name) => /node_modules|^scripts\/ids$/.test(name) });
  const counts = Map.groupBy(
    files.flatMap((file) => coveredIds(read(join(ROOT, file)))),
    (id) => id,
  );
  const reasons = reasonsById(read(UNCOVERED));
  const rows = rowIds(read(PAGE));
  const covered = new Map(rows.flatMap((id) => (counts.has(id) ? [[id, counts.get(id)?.length ?? 0] as const] : [])));
  return {
    covered,
    explained: new Map(rows.flatMap((id) => (reasons.has(id) ? [[id, reasons.get(id) ?? ''] as const] : []))),
    open: rows.filter((id) => !covered.has(id) && !reasons.has(id)),
    stale: [...reasons.keys()].filter((id) => covered.has(id)),
  };
}
