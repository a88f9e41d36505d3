/** Small edits to source files. Each throws if it does not find the place to edit. */

const notFound = (what: string) => new Error(`Could not find ${what}: edit this file by hand.`);

/** Inserts a line into an index file, in the alphabetical order of the paths. */
export function addExport(source: string, line: string): string {
  const path = pathIn(line);
  if (path === undefined) throw notFound('path');
  const lines = source.split('\n');
  const before = lines.findLastIndex((each) => (pathIn(each) ?? '\uffff') < path);
  const first = lines.findIndex((each) => each.startsWith('export'));
  return lines.toSpliced(before === -1 ? Math.max(first, 0) : before + 1, 0, line).join('\n');
}

const pathIn = (line: string) => /from '(\.\/[^']+)';$/.exec(line)?.[1];

/** Inserts text before the first `mark` after `start`. */
export function addBefore(source: string, start: string, mark: string, text: string): string {
  const from = source.indexOf(start);
  const at = from === -1 ? -1 : source.indexOf(mark, from + start.length);
  if (at === -1) throw notFound(`"${start.trim()}"`);
  return source.slice(0, at) + text + source.slice(at);
}

/** Inserts text right after `start`. */
export function addAfter(source: string, start: string, text: string): string {
  const from = source.indexOf(start);
  if (from === -1) throw notFound(`"${start.trim()}"`);
  return source.slice(0, from + start.length) + text + source.slice(from + start.length);
}

/** Adds names to the import from a path; uses `import type` if all of them are types. */
export function addImport(source: string, names: readonly string[], from: string): string {
  const known = new RegExp(`import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  const [statement, , listed = ''] = known.exec(source) ?? [];
  const isOfTypes = known.exec(source)?.[1] !== undefined;
  const before = listed.split(',').map((name) => (isOfTypes ? `type ${name.trim()}` : name.trim()));
  const all = [...new Set([...before, ...names])].filter((name) => bare(name) !== '');
  const sorted = all.toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1));
  const line = sorted.every(isType)
    ? `import type { ${sorted.map(bare).join(', ')} } from '${from}';`
    : `import { ${sorted.join(', ')} } from '${from}';`;
  return statement === undefined ? `${line}\n${source}` : source.replace(statement, line);
}

const isType = (name: string) => name.startsWith('type ');
const bare = (name: string) => name.replace(/^type /, '').trim();
