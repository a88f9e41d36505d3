type Node = { line: string; children: Node[] };

/** Of what stands in lists and tables, the first few stand for all. */
const ROW = /^(?:article|listitem|menuitem|option|row)$/;
const MAX_SIBLINGS = 4;
const SHOWN_SIBLINGS = 2;

const indentOf = (line: string) => line.length - line.trimStart().length;
/** "- listitem: Arsenal" is a list item. */
const roleOf = ({ line }: Node) => /^\s*- (\S+?):?(?=\s|$)/.exec(line)?.[1];

/** Replaces all but the first of many rows or items in an accessibility tree by their number. */
export function shortenTree(tree: string): string {
  const root: Node = { line: '', children: [] };
  const path = [root];
  for (const line of tree.split('\n')) {
    const node = { line, children: [] };
    path.splice(indentOf(line) / 2 + 1);
    path.at(-1)?.children.push(node);
    path.push(node);
  }
  return linesOf(root.children).join('\n');
}

function linesOf(nodes: readonly Node[]): string[] {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run?.[0] && roleOf(run[0]) === roleOf(node)) run.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => {
    const [first = { line: '', children: [] }] = run;
    const isLong = run.length > MAX_SIBLINGS && ROW.test(roleOf(first) ?? '');
    const lines = run
      .slice(0, isLong ? SHOWN_SIBLINGS : run.length)
      .flatMap((node) => [node.line, ...linesOf(node.children)]);
    return isLong ? [...lines, `${' '.repeat(indentOf(first.line))}… ${run.length} in all`] : lines;
  });
}
