import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { claimsOf, reasonsIn, rowsOf } from './rows.ts';

const PAPER = join(ROOT, '../shared/RELIABILITY.md');
/** Where a row without a test says why. */
const REASONS = join(ROOT, 'docs/uncovered-rows.md');
const TESTS = '{packages,app,scripts,e2e}/**/*.{test.ts,test.tsx,stories.tsx}';

export type Report = {
  /** How many tests and stories name a row, by its id. */
  covered: Map<string, number>;
  /** Why a row has none. */
  explained: Map<string, string>;
  /** Rows with neither. */
  open: string[];
  /** Rows that are explained, and covered all the same. */
  stale: string[];
};

export const isPaperHere = existsSync(PAPER);

const read = (file: string) => readFileSync(file, 'utf8');

/** Which rows of the paper on reliability are covered by a test, which are not, and why. */
export function report(): Report {
  // The tests of the reader itself are full of examples.
  const files = globSync(TESTS, { cwd: ROOT, exclude: (name) => /node_modules|^scripts\/ids$/.test(name) });
  const counts = Map.groupBy(
    files.flatMap((file) => claimsOf(read(join(ROOT, file)))),
    (id) => id,
  );
  const reasons = reasonsIn(read(REASONS));
  const rows = rowsOf(read(PAPER));
  const covered = new Map(rows.flatMap((id) => (counts.has(id) ? [[id, counts.get(id)?.length ?? 0] as const] : [])));
  return {
    covered,
    explained: new Map(rows.flatMap((id) => (reasons.has(id) ? [[id, reasons.get(id) ?? ''] as const] : []))),
    open: rows.filter((id) => !covered.has(id) && !reasons.has(id)),
    stale: [...reasons.keys()].filter((id) => covered.has(id)),
  };
}
