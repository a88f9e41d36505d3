import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';

/** Bodies made from a good one (RELIABILITY.md F12, F13, F14). */

type Leaf = string | number | boolean | null;
type Change = (value: Leaf, key: string) => unknown;

/** Ids hold an answer together; what is done to them has tests of its own in the contract. */
const isId = (key: string) => /^id$|Id$/.test(key);
/** Removes the field. */
const GONE = Symbol('gone');

/** The same shape with every value but the ids changed. */
function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, key)).filter((each) => each !== GONE);
  if (typeof value !== 'object' || value === null) return isId(key) ? value : change(value as Leaf, key);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, changed(each, change, name)] as const)
      .filter(([, each]) => each !== GONE),
  );
}

const WRONGS: Record<string, Change> = {
  'fields that are missing': () => GONE,
  'fields that are null': () => null,
  'fields of another type': (value) => (typeof value === 'string' ? { is: 'an object' } : `${value} in words`),
  'values that nobody knows': (value) => (typeof value === 'string' ? 'SOMETHING_NEW' : 1e308),
};

const EXTRA = JSON.parse('{"surprise":{"url":"javascript:alert(1)"},"__proto__":{"polluted":1}}') as object;
const withExtra = (body: object) => ({ ...body, ...EXTRA });

/** Every wrong shape of a list, in one: bad rows among the good ones, and rows of which each value is bad. */
export function oddList(rows: readonly object[], idKey: string): unknown[] {
  const [row = {}] = rows;
  const odd = Object.values(WRONGS).map((change, index) => ({
    ...(changed(row, change) as object),
    [idKey]: `odd-${index}`,
  }));
  return [null, 7, 'a row', [], {}, { ...row, [idKey]: null }, ...odd, ...rows.map(withExtra), ...rows.slice(0, 1)];
}

/** Every wrong shape of an object, one by one. */
export const oddObjects = (body: object): [name: string, body: unknown][] => [
  ...Object.entries(WRONGS).map(([name, change]): [string, unknown] => [name, changed(body, change)]),
  ['fields that nobody knows', withExtra(body)],
];

const TEXTS = Object.values(HOSTILE_TEXTS);

/** Values on which it depends whether the others are shown at all. */
const KEPT: readonly unknown[] = ['USER', 'LIVE'];
const isFree = (value: Leaf): value is string => typeof value === 'string' && !KEPT.includes(value);

/** The text in every string field. */
export const hostile = (body: unknown, text: string) => changed(body, (value) => (isFree(value) ? text : value));

/** Each row with another text of the corpus; of an object, each field. */
export function hostileAll(body: unknown, idKey: string): unknown {
  let next = 0;
  const any = () => TEXTS[next++ % TEXTS.length] ?? '';
  if (!Array.isArray(body)) return changed(body, (value) => (isFree(value) ? any() : value));
  return TEXTS.map((text, index) => ({ ...(hostile(body[0], text) as object), [idKey]: `hostile-${index}` }));
}

/** The same answer as it was a moment ago: told by a word in all that it says. */
export const OLDER = ' OUTDATED';
export const older = (body: unknown) =>
  changed(body, (value, key) => {
    if (typeof value === 'number') return value + 1_234;
    return typeof value === 'string' && !/status|kind|Pick$|choice|At$|Time$/i.test(key) ? value + OLDER : value;
  });
