/** An id of the paper on reliability: a letter or two and a number, as `S21`, `AF9`; a cell is a call and a fault. */
const ID = String.raw`(?:AF|[IRCFWSXLM])\d+`;
const LIST = String.raw`${ID}(?:(?:, | and |-|–|×)(?:${ID}b?))*`;

/** The ids of a paper's rows, in its order: the first cell of a table's row, as it is promised (not as it is used). */
export const rowsOf = (paper: string): string[] => [
  ...new Set([...paper.matchAll(new RegExp(String.raw`^\| (${ID}) \|`, 'gm'))].map(([, id = '']) => id)),
];

/** Returns what the titles of tests and the comments over stories claim: ids before the words, or after them in parentheses. */
export function claimsOf(source: string): string[] {
  const heads = source.matchAll(new RegExp(String.raw`(?:['"\`]|/\*\* |// )(${LIST})(?=[\s:.*'"\`])`, 'g'));
  const tails = source.matchAll(new RegExp(String.raw` \((${LIST})\)['"\`]`, 'g'));
  return [...heads, ...tails].flatMap(([, list = '']) => idsIn(list));
}

/** "W1-W3, AF5" is four ids. */
export function idsIn(list: string): string[] {
  return list.split(/, | and |×/).flatMap((part) => {
    const [from = '', to] = part.split(/[-–]/);
    if (to === undefined) return [from.replace(/b$/, '')];
    const letters = from.replace(/\d+/, '');
    const [first, last] = [from, to].map((id) => Number(id.slice(letters.length)));
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${letters}${(first ?? 0) + index}`);
  });
}

/** Rows without a test and why, from a table of `| id, id | reason |`. */
export function reasonsIn(table: string): Map<string, string> {
  const rows = table.matchAll(new RegExp(String.raw`^\| (${LIST})\s*\|\s*(.+?)\s*\|$`, 'gm'));
  return new Map([...rows].flatMap(([, list = '', reason = '']) => idsIn(list).map((id) => [id, reason] as const)));
}
