import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';

/** Builds malformed, hostile and outdated variants of a valid response body. */

/** The bodies of a call. */
export type FaultBodies = {
  /** The body of a successful response; empty without it. */
  okBody?: unknown;
  /** Replaces the generated bodies of these faults. */
  bodies?: { malformedRows?: readonly unknown[]; manyRows?: readonly unknown[]; emptyResponse?: unknown };
  /** The field that identifies a row; `id` without it. */
  idKey?: string;
};

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

const MALFORMATIONS: Change[] = [
  () => REMOVED,
  () => null,
  (value) => (typeof value === 'string' ? { is: 'an object' } : `${value} in words`),
  (value) => (typeof value === 'string' ? 'SOMETHING_NEW' : 1e308),
];

const EXTRA = JSON.parse('{"surprise":{"url":"javascript:alert(1)"},"__proto__":{"polluted":1}}') as object;
const withExtra = (body: object) => ({ ...body, ...EXTRA });

/** Returns a list that mixes valid and malformed rows; none for an object. */
export function malformedBodies({ okBody, idKey = 'id' }: FaultBodies): unknown[] {
  if (!Array.isArray(okBody)) return [];
  const [row] = okBody as object[];
  const malformed = MALFORMATIONS.map((change, index) => ({
    ...(mapValues(row, change) as object),
    [idKey]: `malformed-${index}`,
  }));
  return [[null, 7, 'a row', [], {}, { ...row, [idKey]: null }, ...malformed, ...okBody.map(withExtra), row]];
}

/** Returns a list with 10,000 rows; none for an object. */
export const manyRows = ({ okBody, idKey = 'id' }: FaultBodies): unknown[] =>
  Array.isArray(okBody)
    ? [Array.from({ length: 10_000 }, (_, index) => ({ ...okBody[index % okBody.length], [idKey]: `row-${index}` }))]
    : [];

const TEXTS = Object.values(HOSTILE_TEXTS);

/** Discriminators decide whether the other fields are shown at all. */
const isFreeText = (value: Leaf) => typeof value === 'string' && !['USER', 'LIVE'].includes(value);

/** Puts the text into every string field; lists are cut to two rows. */
const withHostileText = (body: unknown, text: string) =>
  mapValues(Array.isArray(body) ? body.slice(0, 2) : body, (value) => (isFreeText(value) ? text : value));

/** Puts a different hostile text into each row of a list, or into each field of an object. */
export function withHostileTexts(body: unknown, idKey = 'id'): unknown {
  let next = 0;
  if (!Array.isArray(body))
    return mapValues(body, (value) => (isFreeText(value) ? TEXTS[next++ % TEXTS.length] : value));
  return TEXTS.map((text, index) => ({ ...(withHostileText(body[0], text) as object), [idKey]: `hostile-${index}` }));
}

/** Marks the texts of an outdated response. */
export const OUTDATED = 'OUTDATED';
export const outdated = (body: unknown) =>
  mapValues(body, (value, key) => {
    if (typeof value === 'number') return value + 1_234;
    return typeof value === 'string' && !/status|kind|Pick$|choice|At$|Time$/i.test(key)
      ? `${value} ${OUTDATED}`
      : value;
  });
