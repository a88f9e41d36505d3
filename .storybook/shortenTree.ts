type Node = { line: string; children: Node[] };

/** The first of many equal siblings, such as rows or options, stand for all. */
const MAX_SIBLINGS = 4;
const SHOWN_SIBLINGS = 2;

const indentOf = (line: string) => line.length - line.trimStart().length;
/** "- listitem: Arsenal" is a list item. */
const roleOf = ({ line }: Node) => /^\s*- (\S+?):?(?=\s|$)/.exec(line)?.[1];

/** Replaces all but the first of many siblings with the same role in an accessibility tree by their number. */
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
  const lines: string[] = [];
  for (let start = 0, end = 0; start < nodes.length; start = end) {
    const first = nodes[start];
    while (end < nodes.length && first && nodes[end] && roleOf(nodes[end] as Node) === roleOf(first)) end += 1;
    const isShort = end - start <= MAX_SIBLINGS;
    for (const node of nodes.slice(start, isShort ? end : start + SHOWN_SIBLINGS))
      lines.push(node.line, ...linesOf(node.children));
    if (!isShort) lines.push(`${' '.repeat(indentOf(first?.line ?? ''))}… ${end - start} in all`);
  }
  return lines;
}
