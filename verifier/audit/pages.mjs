import { checkForm, isObject } from '../format/form.mjs';
import { quote, reject } from '../format/rejection.mjs';

/** @typedef {import('./client.mjs').Client} Client */

/**
 * Reads a list page by page. Only one page is in memory at a time.
 *
 * @param {Client} client
 * @param {{ path: string, field: string, cursor: string, form: import('../format/form.mjs').Form }} list
 *   `field` has the rows, and `cursor` is the parameter that takes the `next` of the page before
 * @returns {AsyncGenerator<Record<string, unknown>>}
 */
export async function* readRows(client, { path, field, cursor, form }) {
  /** @type {string | undefined} */
  let next;
  do {
    const page = await client.json(next === undefined ? path : withParameter(path, cursor, next));
    const rows = isObject(page) ? page[field] : undefined;
    if (!isObject(page) || !Array.isArray(rows)) return reject(`${path} doesn't respond with a list of ${field}.`);
    for (const row of rows) {
      checkForm(row, form, `A row of ${path}`);
      yield row;
    }
    const after = page.next ?? null;
    if (after !== null && String(after) === next) reject(`${path} has no end at ${quote(after)}.`);
    next = after === null ? undefined : String(after);
  } while (next !== undefined);
}

/** @param {string} path @param {string} name @param {string} value */
const withParameter = (path, name, value) =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
