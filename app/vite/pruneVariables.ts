import type { Root } from 'postcss';

const NAMES = /var\(\s*(--[\w-]+)/g;
const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([, name = '']) => name);

/** Removes custom properties that neither the style sheet nor any of `sources` reads. */
export function pruneVariables(root: Root, sources: string[]): void {
  const readElsewhere = new Set(sources.flatMap(namesIn));
  // A removed property may have been the only reader of another one.
  while (removeUnread(root, readElsewhere));
}

function removeUnread(root: Root, readElsewhere: Set<string>): boolean {
  const read = new Set(readElsewhere);
  root.walkDecls(({ value }) => {
    for (const name of namesIn(value)) read.add(name);
  });
  let hasRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes?.length === 0) rule.remove();
    hasRemoved = true;
  });
  return hasRemoved;
}
