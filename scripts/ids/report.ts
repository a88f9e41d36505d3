import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { coveredIds, proofsById, withProofs } from './parse.ts';

export const PAGE = join(ROOT, 'docs/reliability.md');
const TESTS = '{packages,app,scripts,e2e,verifier,.storybook}/**/*.{test.ts,test.tsx,stories.tsx}';
const REASON = /^Not tested( in full)?: /;
const MAX_FILES = 3;

export type Report = {
  /** The Proof column as it is, by id. */
  proofs: Map<string, string>;
  /** The page with the Proof column as it should be. */
  page: string;
  /** Rows with neither a test nor a reason. */
  open: string[];
  /** Rows with a reason for having no test, although a test names them. */
  contradictory: string[];
  /** Ids that tests name and that the page does not have. */
  unknown: string[];
};

export const isReason = (proof: string) => REASON.test(proof);

/** Compares docs/reliability.md with the tests and stories that name its rows. */
export function report(): Report {
  const filesById = readTests();
  const current = readFileSync(PAGE, 'utf8');
  const proofs = proofsById(current);
  const page = withProofs(current, (id, proof) => (isReason(proof) ? proof : (filesById.get(id) ?? []).join(', ')));
  const rows = [...proofsById(page)];
  return {
    proofs,
    page,
    open: rows.filter(([, proof]) => proof === '').map(([id]) => id),
    contradictory: rows.filter(([id, proof]) => isReason(proof) && filesById.has(id)).map(([id]) => id),
    unknown: [...filesById.keys()].filter((id) => !proofs.has(id)),
  };
}

/** Maps each id to the first files, by name, that name it. */
function readTests(): Map<string, string[]> {
  // The tests of this reader contain example ids.
  const files = globSync(TESTS, { cwd: ROOT, exclude: (name) => /node_modules|^scripts\/ids$/.test(name) });
  const byName = Map.groupBy(files, (file) => shorten(file, 1));
  const claims = files.flatMap((file) => {
    const name = shorten(file, byName.get(shorten(file, 1))?.length === 1 ? 1 : 2);
    return coveredIds(readFileSync(join(ROOT, file), 'utf8')).map((id) => ({ id, name: `\`${name}\`` }));
  });
  const firstNames = (rows: typeof claims) => [...new Set(rows.map(({ name }) => name))].toSorted().slice(0, MAX_FILES);
  return new Map([...Map.groupBy(claims, ({ id }) => id)].map(([id, rows]) => [id, firstNames(rows)]));
}

/** Returns the last parts of a path. A name that two files share needs its folder. */
const shorten = (path: string, parts: number) => path.split('/').slice(-parts).join('/');
