import { fromBase64Url } from './bytes.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

/**
 * The form of a value: a test with the name of what passes it, the fields of an object, or a list.
 *
 * @typedef {{ test: (value: unknown) => boolean, name: string }} Leaf
 * @typedef {Leaf | { fields: Record<string, Form>, isOpen: boolean } | { items: Form }} Form
 */

/** Exactly these fields. @param {Record<string, Form>} fields @returns {Form} */
export const record = (fields) => ({ fields, isOpen: false });

/** At least these fields: others are ignored. @param {Record<string, Form>} fields @returns {Form} */
export const openRecord = (fields) => ({ fields, isOpen: true });

/** @param {Form} items @returns {Form} */
export const listOf = (items) => ({ items });

/** @param {Leaf} form @returns {Leaf} */
export const nullable = ({ test, name }) => ({
  test: (value) => value === null || test(value),
  name: `${name} or null`,
});

/** @param {(string | number)[]} values @returns {Leaf} */
export const oneOf = (...values) => ({
  test: (value) => values.some((each) => each === value),
  name: values.map((value) => JSON.stringify(value)).join(' or '),
});

/** @type {Leaf} */
export const TEXT = { test: (value) => typeof value === 'string', name: 'a text' };
/** @type {Leaf} */
export const NAME = { test: (value) => typeof value === 'string' && value !== '', name: 'a text with characters' };
/** @type {Leaf} */
export const FLAG = { test: (value) => typeof value === 'boolean', name: 'true or false' };
/** @type {Leaf} */
export const TIME = { test: isTime, name: 'a time such as 2026-11-20T18:00:00.000Z' };
/** @type {Leaf} */
export const INTEGER = { test: Number.isSafeInteger, name: 'a whole number' };
/** @type {Leaf} */
export const COUNT = { test: isCount, name: 'a whole number from 0' };
/** @type {Leaf} */
export const STARS = { test: isStars, name: 'a number of stars with at most one decimal' };
/** @type {Leaf} */
export const PERCENT = {
  test: (value) => typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(1)) === value,
  name: 'a percentage with at most one decimal',
};
/** @param {number} length in bytes @returns {Leaf} */
export const base64Url = (length) => ({
  test: (value) => fromBase64Url(value, length) !== null,
  name: `${length} bytes in base64url`,
});

/** @param {unknown} value @returns {value is number} */
export function isCount(value) {
  return Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;
}

/** @param {unknown} value */
function isStars(value) {
  return typeof value === 'number' && value >= 0 && Number(value.toFixed(1)) === value;
}

/** @param {unknown} value @returns {value is string} */
export function isTime(value) {
  // Times of four-digit years have one length, so that they can be compared as texts.
  if (typeof value !== 'string' || value.length !== 24) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rejects a value that hasn't a form.
 *
 * @param {unknown} value
 * @param {Form} form
 * @param {string} what for the message
 */
export function checkForm(value, form, what) {
  if ('test' in form) {
    if (!form.test(value)) reject(`${what} isn't ${form.name}: ${quote(value)}.`);
  } else if ('items' in form) {
    if (!Array.isArray(value)) return reject(`${what} isn't a list: ${quote(value)}.`);
    for (const [index, item] of value.entries()) checkForm(item, form.items, `Item ${index} of ${inSentence(what)}`);
  } else {
    checkFields(value, form, what);
  }
}

/** @param {unknown} value @param {{ fields: Record<string, Form>, isOpen: boolean }} form @param {string} what */
function checkFields(value, { fields, isOpen }, what) {
  if (!isObject(value)) return reject(`${what} isn't an object: ${quote(value)}.`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined && !isOpen) reject(`${what} has an unknown field ${quote(unknown)}.`);
  for (const [key, form] of Object.entries(fields)) {
    if (!Object.hasOwn(value, key)) reject(`${what} has no field "${key}".`);
    checkForm(value[key], form, `"${key}" of ${inSentence(what)}`);
  }
}
