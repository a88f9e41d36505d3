/** The id of a row of the reliability page: one or two letters and a number, such as `S21` or `AF9`. */
const ID = String.raw`(?:AF|[IRCFWSXLM])\d+`;
const LIST = String.raw`${ID}b?(?:(?:, | and |-|–)${ID}b?)*`;

const TITLE_END = new RegExp(String.raw` \((${LIST})\)['"\`]`, 'g');
const COVERS = /\bcovers: \[([^\]]*)\]/g;
/** A table row with an id. Its last cell is the proof. */
const ROW = new RegExp(String.raw`^(\|\s*(${ID})\s*\|.*\|)([^|]*)\|$`, 'gm');

/** Returns the last cell of each table row of a Markdown page that has an id, by id. */
export const proofsById = (page: string): Map<string, string> =>
  new Map([...page.matchAll(ROW)].map(([, , id = '', proof = '']) => [id, proof.trim()]));

/** Replaces the last cell of each table row that has an id. */
export const withProofs = (page: string, proofOf: (id: string, proof: string) => string): string =>
  page.replaceAll(ROW, (_, start: string, id: string, proof: string) => `${start} ${proofOf(id, proof.trim())} |`);

/**
 * Returns the ids that a test file or a story file covers: those in parentheses at the end of a title, and those in a
 * story's `parameters: { covers: [...] }`.
 */
export const coveredIds = (source: string): string[] => [
  ...[...source.matchAll(COVERS)].flatMap(([, list = '']) => list.match(new RegExp(ID, 'g')) ?? []),
  ...[...source.matchAll(TITLE_END)].flatMap(([, list = '']) => expandIds(list)),
];

/** Expands a list such as "W1-W3, AF5" to its ids. */
export function expandIds(list: string): string[] {
  return list.split(/, | and /).flatMap((part) => {
    const [from = '', to] = part.split(/[-–]/);
    if (to === undefined) return [from.replace(/b$/, '')];
    const letters = from.replace(/\d+/, '');
    const [first = 0, last = 0] = [from, to].map((id) => Number(id.slice(letters.length)));
    return Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);
  });
}
