import { quote, reject } from './rejection.mjs';

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @param {string} text @returns {Bytes} */
export function utf8(text) {
  // Half of a surrogate pair has no bytes in UTF-8, and would be hashed as a different character.
  if (!text.isWellFormed()) reject('A text has half of a surrogate pair, which has no UTF-8.');
  return new TextEncoder().encode(text);
}

/** @param {Bytes[]} parts @returns {Bytes} */
export function concat(...parts) {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** @param {Bytes} a @param {Bytes} b */
export const isEqual = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** @param {Bytes} bytes @returns {Promise<Bytes>} */
export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** @param {Bytes} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {Bytes} bytes */
export const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));

/**
 * Reads base64 with padding. Rejects any other way to write the same bytes, and any other number of bytes.
 *
 * @param {unknown} text
 * @param {number} length in bytes
 * @param {string} what for the message
 * @param {import('./rejection.mjs').Reason} [reason]
 * @returns {Bytes}
 */
export function fromBase64(text, length, what, reason) {
  const bytes = typeof text === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? decode(text) : null;
  if (bytes === null || bytes.length !== length || toBase64(bytes) !== text)
    reject(`${what} isn't ${length} bytes in base64: ${quote(text)}.`, reason);
  return /** @type {Bytes} */ (bytes);
}

/**
 * Reads base64url without padding, as strictly.
 *
 * @param {unknown} text
 * @param {number} length in bytes
 * @returns {Bytes | null} null for anything else
 */
export function fromBase64Url(text, length) {
  if (typeof text !== 'string' || !/^[\w-]*$/.test(text)) return null;
  const bytes = decode(text.replaceAll('-', '+').replaceAll('_', '/'));
  if (bytes?.length !== length) return null;
  const written = toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return written === text ? bytes : null;
}

/** @param {string} base64 @returns {Bytes | null} */
function decode(base64) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
