import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';

/** Builds malformed, hostile and outdated variants of a valid response body. */

type Leaf = string | number | boolean | null;
type Change = (value: Leaf, key: string) => unknown;

/** Ids stay valid so that rows can still be matched; the contract's own tests cover malformed ids. */
const isId = (key: string) => /^id$|Id$/.test(key);
/** Returned by a change to remove the field. */
const REMOVED = Symbol('removed');

/** Applies a change to every value except ids. */
function mapValues(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => mapValues(each, change, key)).filter((each) => each !== REMOVED);
  if (typeof value !== 'object' || value === null) return isId(key) ? value : change(value as Leaf, key);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, mapValues(each, change, name)] as const)
      .filter(([, each]) => each !== REMOVED),
  );
}

const MALFORMATIONS: Record<string, Change> = {
  'missing fields': () => REMOVED,
  'null fields': () => null,
  'fields of the wrong type': (value) => (typeof value === 'string' ? { is: 'an object' } : `${value} in words`),
  'unknown values': (value) => (typeof value === 'string' ? 'SOMETHING_NEW' : 1e308),
};

const EXTRA = JSON.parse('{"surprise":{"url":"javascript:alert(1)"},"__proto__":{"polluted":1}}') as object;
const withExtra = (body: object) => ({ ...body, ...EXTRA });

/** Returns a list that mixes valid rows, invalid rows and rows in which every value is malformed. */
export function malformedList(rows: readonly object[], idKey: string): unknown[] {
  const [row = {}] = rows;
  const malformed = Object.values(MALFORMATIONS).map((change, index) => ({
    ...(mapValues(row, change) as object),
    [idKey]: `malformed-${index}`,
  }));
  return [
    null,
    7,
    'a row',
    [],
    {},
    { ...row, [idKey]: null },
    ...malformed,
    ...rows.map(withExtra),
    ...rows.slice(0, 1),
  ];
}

/** Returns every malformed variant of an object, by name. */
export const malformedObjects = (body: object): [name: string, body: unknown][] => [
  ...Object.entries(MALFORMATIONS).map(([name, change]): [string, unknown] => [name, mapValues(body, change)]),
  ['unknown fields', withExtra(body)],
];

const TEXTS = Object.values(HOSTILE_TEXTS);

/** Discriminators that decide whether the other fields are shown at all. */
const ENUM_VALUES: readonly unknown[] = ['USER', 'LIVE'];
const isFreeText = (value: Leaf): value is string => typeof value === 'string' && !ENUM_VALUES.includes(value);

/** Puts the text into every string field. */
export const withHostileText = (body: unknown, text: string) =>
  mapValues(body, (value) => (isFreeText(value) ? text : value));

/** Puts a different hostile text into each row of a list, or into each field of an object. */
export function withHostileTexts(body: unknown, idKey: string): unknown {
  let next = 0;
  const any = () => TEXTS[next++ % TEXTS.length] ?? '';
  if (!Array.isArray(body)) return mapValues(body, (value) => (isFreeText(value) ? any() : value));
  return TEXTS.map((text, index) => ({ ...(withHostileText(body[0], text) as object), [idKey]: `hostile-${index}` }));
}

/** Appended to the texts of an outdated response. */
export const OLDER = ' OUTDATED';
export const older = (body: unknown) =>
  mapValues(body, (value, key) => {
    if (typeof value === 'number') return value + 1_234;
    return typeof value === 'string' && !/status|kind|Pick$|choice|At$|Time$/i.test(key) ? value + OLDER : value;
  });
