/** The id of a row of the reliability page: one or two letters and a number, such as `S21` or `AF9`. */
const ID = String.raw`(?:AF|[IRCFWSXLM])\d+`;
const LIST = String.raw`${ID}b?(?:(?:, | and |-|–|×)${ID}b?)*`;

const TITLE_END = new RegExp(String.raw` \((${LIST})\)['"\`]`, 'g');
const COVERS = /\bcovers: \[([^\]]*)\]/g;
/** Ids in front of a title, or in a comment above a story. */
const LEGACY = new RegExp(String.raw`(?:['"\`]|/\*\* |// )(${LIST})(?=[\s:.*'"\`])`, 'g');

const ROW = new RegExp(String.raw`^\| (${ID}) +\|(.*)\|$`, 'gm');
const REASON = /^Not tested: (.+)$/;

/** Returns the ids of the table rows of a Markdown page, with the reason if the last cell says that a row is not tested. */
export function reasonsById(page: string): Map<string, string | null> {
  const rows = [...page.matchAll(ROW)].map(([, id = '', cells = '']) => {
    const reason = REASON.exec(cells.split('|').at(-1)?.trim() ?? '')?.[1];
    return [id, reason ?? null] as const;
  });
  return new Map(rows);
}

/**
 * Returns the ids that a test file or a story file covers: those in parentheses at the end of a title, and those in a
 * story's `parameters: { covers: [...] }`.
 */
export function coveredIds(source: string): string[] {
  const covers = [...source.matchAll(COVERS)].flatMap(([, list = '']) => list.match(new RegExp(ID, 'g')) ?? []);
  const titles = [...source.replaceAll(COVERS, '').matchAll(LEGACY), ...source.matchAll(TITLE_END)];
  return [...covers, ...titles.flatMap(([, list = '']) => expandIds(list))];
}

/** Expands a list such as "W1-W3, AF5" to its ids. */
export function expandIds(list: string): string[] {
  return list.split(/, | and |×/).flatMap((part) => {
    const [from = '', to] = part.split(/[-–]/);
    if (to === undefined) return [from.replace(/b$/, '')];
    const letters = from.replace(/\d+/, '');
    const [first, last] = [from, to].map((id) => Number(id.slice(letters.length)));
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${letters}${(first ?? 0) + index}`);
  });
}
