import { reject } from './rejection.mjs';

const MAX_DEPTH = 10;

/**
 * Parses JSON and rejects all texts but the canonical form of RFC 8785: sorted keys, no key twice, no spaces, and numbers
 * and escapes in one way only.
 *
 * @param {string} text
 * @param {string} what for the message
 * @returns {unknown}
 */
export function parseCanonical(text, what) {
  let value;
  try {
    value = /** @type {unknown} */ (JSON.parse(text));
  } catch {
    reject(`${what} isn't JSON.`);
  }
  if (canonical(value) !== text) reject(`${what} isn't in the canonical form of RFC 8785.`);
  return value;
}

/**
 * Writes a parsed JSON value in its canonical form. `JSON.stringify` writes numbers and texts as RFC 8785 demands, and
 * `<` compares UTF-16 code units.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function canonical(value, depth = 0) {
  if (depth > MAX_DEPTH) reject('A value is nested too deeply.');
  if (typeof value === 'string' && !value.isWellFormed()) reject('A text has half of a surrogate pair.');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(',')}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${canonical(key, depth)}:${canonical(item, depth + 1)}`).join(',')}}`;
}
